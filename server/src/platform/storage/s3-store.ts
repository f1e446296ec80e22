import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import type { S3Address } from '../config/s3-address.ts';
import { type ByteRange, type FileStore, isFileKey } from './file-store.ts';
import { ignoreNotFound, openBucket, type S3Bucket, type S3Limits, throwFailure } from './s3-client.ts';
import { sweepUploads, uploadBytes, uploadFile } from './s3-upload.ts';
import { spool, sweepFolder } from './spool.ts';

/**
 * Objects of a bucket that only this installation uses. Incoming files are kept in the folder until their key is known.
 * @throws {OperatorError} if the bucket cannot be used
 */
export async function openS3Store(address: S3Address, folder: string, limits?: S3Limits): Promise<FileStore> {
  const bucket = await openBucket(address, 'STORAGE_URL', limits);
  const { client, reader, Bucket } = bucket;
  const head = (key: string) =>
    reader.send(new HeadObjectCommand({ Bucket, Key: key })).catch(ignoreNotFound);
  return {
    put: async (bytes) => {
      const key = createHash('sha256').update(bytes).digest('hex');
      await uploadBytes(bucket, key, bytes);
      return key;
    },
    receive: async (source, { maxBytes }) => {
      const spooled = await spool(source, folder, maxBytes);
      try {
        await uploadFile(bucket, spooled);
      } finally {
        await rm(spooled.path, { force: true });
      }
      return { key: spooled.key, bytes: spooled.bytes };
    },
    find: async (key) => {
      const found = isFileKey(key) ? await head(key) : null;
      if (found === null) return null;
      return {
        key,
        bytes: found.ContentLength ?? 0,
        path: null,
        internalAddress: null,
        stream: (range) => Readable.from(readObject(bucket, key, range), { objectMode: false }),
      };
    },
    remove: async (key, when) => {
      if (!isFileKey(key)) return true;
      if (when !== undefined) {
        const found = await head(key);
        if (found === null) return true;
        if (found.LastModified === undefined || found.LastModified >= when.olderThan) return false;
      }
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
      return true;
    },
    list: () => listObjects(bucket),
    sweepUnfinished: async (olderThan) =>
      (await sweepFolder(folder, olderThan)) + (await sweepUploads(bucket, olderThan)),
  };
}

export async function* readObject(
  { reader, Bucket }: S3Bucket,
  key: string,
  range?: ByteRange,
): AsyncGenerator<Uint8Array> {
  const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`;
  const { Body } = await reader.send(new GetObjectCommand({ Bucket, Key: key, Range }));
  if (!(Body instanceof Readable)) throw new Error(`The storage answered nothing for ${key}`);
  try {
    yield* Body;
  } catch (error) {
    throwFailure(error);
  }
}

async function* listObjects({
  client,
  Bucket,
}: S3Bucket): AsyncGenerator<{ key: string; modified_at: Date }> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
    for (const { Key, LastModified } of Contents) {
      if (Key !== undefined && LastModified !== undefined && isFileKey(Key)) {
        yield { key: Key, modified_at: LastModified };
      }
    }
  }
}
