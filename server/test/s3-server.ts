import { createHash, randomUUID } from 'node:crypto';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { memoryFolder } from '../../scripts/memory-folder.ts';
import { parseS3Address } from '../src/platform/config/s3-address.ts';

/** Another server for the tests, in the form of `STORAGE_URL`; new buckets replace its bucket. */
const { TEST_S3_URL } = process.env;
/** The only account that s3rver knows. */
const CREDENTIALS = 'S3RVER:S3RVER';

/** s3rver checks only the key. */
export const CHECKS_SECRETS = TEST_S3_URL !== undefined;

export interface S3Server {
  /** Address of an empty bucket, for `STORAGE_URL`. */
  url: string;
  close(): Promise<void>;
}

export async function startS3Server(): Promise<S3Server> {
  const server =
    TEST_S3_URL === undefined ? await startS3rver() : { url: TEST_S3_URL, close: async () => undefined };
  const url = new URL(server.url);
  url.pathname = `/press-room-${randomUUID()}`;
  await createBucket(url.href);
  return { url: url.href, close: () => server.close() };
}

async function createBucket(url: string): Promise<void> {
  const address = parseS3Address(url);
  if (address === null) throw new Error('TEST_S3_URL is no address of a bucket');
  const { endpoint, region, bucket, ...credentials } = address;
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
}

/**
 * s3rver lacks features that other S3 servers have: objects that appear only when complete, requests for only the first
 * byte, and listing, aborting and missing multipart uploads. They are added here.
 */
async function startS3rver(): Promise<S3Server> {
  // In memory: durability is not tested, and on a busy disk joining a large file takes longer than clients wait.
  const { TMPDIR = tmpdir() } = memoryFolder();
  const directory = mkdtempSync(join(TMPDIR, 'press-room-s3-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory });
  // Otherwise requests that end after the server would write to the log.
  server.logger.silent = true;
  const { store } = server;
  const getObject = store.getObject.bind(store);
  store.getObject = (bucket, key, options) =>
    getObject(bucket, key, options?.end === 0 ? { ...options, end: '0' } : options);
  storeWhole(server, directory);
  server.middleware.unshift(serveUploads(store));
  const { port } = await server.run();
  return {
    url: `s3://${CREDENTIALS}@127.0.0.1:${port}/?tls=off`,
    close: async () => {
      server.httpServer.closeAllConnections();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function storeWhole({ store }: S3rver, directory: string): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const path = store.getResourcePath(bucket, key, 'object');
    const unfinished = join(directory, bucket, `${randomUUID()}.part`);
    const md5Hash = createHash('md5');
    let size = 0;
    const measure = new Transform({
      transform: (chunk: Buffer, _encoding, callback) => {
        md5Hash.update(chunk);
        size += chunk.length;
        callback(null, chunk);
      },
    });
    const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
    try {
      await pipeline(source, measure, createWriteStream(unfinished));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    mkdirSync(dirname(path), { recursive: true });
    await rename(unfinished, path);
    const md5 = md5Hash.digest('hex');
    await store.putMetadata(bucket, key, metadata, md5);
    return { size, md5 };
  };
}

function serveUploads(store: S3rver['store']): S3rver['middleware'][number] {
  return async (context, next) => {
    const { method, path, query } = context;
    const folder = store.getResourcePath(path.split('/')[1] ?? '', undefined, 'uploads');
    if (method === 'GET' && 'uploads' in query) {
      const uploads = await Promise.all(listNames(folder).map((id) => describeUpload(folder, id)));
      context.type = 'application/xml';
      context.body = `<ListMultipartUploadsResult>${uploads.join('')}</ListMultipartUploadsResult>`;
    } else if (method === 'DELETE' && query.uploadId !== undefined) {
      await rm(join(folder, query.uploadId), { recursive: true, force: true });
      context.status = 204;
    } else if (
      method === 'POST' &&
      query.uploadId !== undefined &&
      !existsSync(join(folder, query.uploadId))
    ) {
      context.status = 404;
      context.type = 'application/xml';
      context.body = '<Error><Code>NoSuchUpload</Code><Message>There is no such upload</Message></Error>';
    } else await next();
  };
}

const listNames = (path: string): string[] => (existsSync(path) ? readdirSync(path) : []);

async function describeUpload(folder: string, id: string): Promise<string> {
  const { mtime } = await stat(join(folder, id));
  const key = readFileSync(join(folder, id, 'key'), 'utf8');
  return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${mtime.toISOString()}</Initiated></Upload>`;
}
