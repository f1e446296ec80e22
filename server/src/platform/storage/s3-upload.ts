import { type FileHandle, open } from 'node:fs/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  type CompleteMultipartUploadCommandInput,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { StorageUnavailable } from './file-store.ts';
import { ignoreNotFound, type S3Bucket, wasAskedAgain } from './s3-client.ts';
import type { SpooledFile } from './spool.ts';

/** Size of a part, the unit of retries; ten thousand parts are the longest file. */
const PART_BYTES = 8 * 1024 * 1024;

/** Stores bytes again that already exist: this renews their age for cleanup. */
export async function uploadBytes(
  { client, Bucket }: S3Bucket,
  key: string,
  bytes: Uint8Array,
): Promise<void> {
  await client.send(new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentLength: bytes.length }));
}

/** Long files are sent in parts; the object appears when all are stored. */
export async function uploadFile(bucket: S3Bucket, { key, bytes, path }: SpooledFile): Promise<void> {
  const file = await open(path, 'r');
  try {
    if (bytes > PART_BYTES) await uploadParts(bucket, { key, bytes, file });
    else await uploadBytes(bucket, key, await readPart(file, 0, bytes));
  } finally {
    await file.close();
  }
}

async function uploadParts(
  bucket: S3Bucket,
  { key, bytes, file }: { key: string; bytes: number; file: FileHandle },
): Promise<void> {
  const { client, Bucket } = bucket;
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key: key }));
  const upload = { Bucket, Key: key, UploadId };
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
    for (let start = 0; start < bytes; start += PART_BYTES) {
      const PartNumber = Parts.length + 1;
      const Body = await readPart(file, start, Math.min(PART_BYTES, bytes - start));
      const part = { ...upload, PartNumber, Body, ContentLength: Body.length };
      const { ETag } = await client.send(new UploadPartCommand(part));
      Parts.push({ PartNumber, ETag });
    }
    await joinParts(bucket, { ...upload, MultipartUpload: { Parts } }, bytes);
  } catch (error) {
    // If this fails, cleanup aborts it later.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

/**
 * Retried after a lost answer, S3 reports an unknown upload, because the object already exists.
 * @throws {StorageUnavailable}
 */
async function joinParts(
  { joiner, reader }: S3Bucket,
  upload: CompleteMultipartUploadCommandInput,
  bytes: number,
): Promise<void> {
  const { Bucket, Key } = upload;
  try {
    await joiner.send(new CompleteMultipartUploadCommand(upload));
  } catch (error) {
    ignoreNotFound(error);
    const found = wasAskedAgain(error)
      ? await reader.send(new HeadObjectCommand({ Bucket, Key })).catch(ignoreNotFound)
      : null;
    if (found?.ContentLength !== bytes)
      throw new StorageUnavailable(`S3: the parts of ${Key} are gone`, { cause: error });
  }
}

async function readPart(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length);
  const { bytesRead } = await file.read({ buffer, position, length });
  if (bytesRead !== length) throw new Error('A spooled file is shorter than what was received');
  return buffer;
}

/** Aborts unfinished multipart uploads. Returns their number. */
export async function sweepUploads({ client, Bucket }: S3Bucket, olderThan: Date): Promise<number> {
  let count = 0;
  let from: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | null = {};
  while (from !== null) {
    const page: ListMultipartUploadsCommand['input'] = { Bucket, ...from };
    const found = await client.send(new ListMultipartUploadsCommand(page));
    for (const { Key, UploadId, Initiated } of found.Uploads ?? []) {
      if (Initiated === undefined || Initiated >= olderThan) continue;
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(ignoreNotFound);
      count += 1;
    }
    from = found.IsTruncated
      ? { KeyMarker: found.NextKeyMarker, UploadIdMarker: found.NextUploadIdMarker }
      : null;
  }
  return count;
}
