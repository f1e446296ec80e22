import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { DeleteObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import type { S3Address } from '../config/s3-address.ts';
import { openBucket, type S3Bucket } from './s3-client.ts';
import { readObject } from './s3-store.ts';
import { sweepUploads, uploadFile } from './s3-upload.ts';
import { spool } from './spool.ts';
import type { Vault, VaultFile } from './vault.ts';

/** @throws {OperatorError} if the bucket cannot be used */
export async function openS3Vault(address: S3Address, waiting: string): Promise<Vault> {
  const bucket = await openBucket(address, 'The place of backups');
  const { client, Bucket } = bucket;
  return {
    address: `${address.endpoint}/${address.bucket}`,
    store: async (source, toName) => {
      const spooled = await spool(source, waiting, Number.POSITIVE_INFINITY);
      try {
        const name = toName(spooled);
        await uploadFile(bucket, { ...spooled, key: name });
        return { name, bytes: spooled.bytes };
      } finally {
        await rm(spooled.path, { force: true });
      }
    },
    list: (folder) => listBelow(bucket, `${folder}/`),
    read: (name) => Readable.from(readObject(bucket, name), { objectMode: false }),
    remove: async (name) => void (await client.send(new DeleteObjectCommand({ Bucket, Key: name }))),
    sweepUnfinished: async () => void (await sweepUploads(bucket, new Date())),
  };
}

async function* listBelow({ client, Bucket }: S3Bucket, Prefix: string): AsyncGenerator<VaultFile> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
    for (const { Key, Size } of Contents) if (Key !== undefined) yield { name: Key, bytes: Size ?? 0 };
  }
}
