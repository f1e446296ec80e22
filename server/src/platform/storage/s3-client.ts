import { Readable } from 'node:stream';
import { HeadBucketCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { S3Address } from '../config/s3-address.ts';
import { OperatorError, reasonOf } from '../errors/operator-error.ts';
import { measured } from '../process/measured.ts';
import { traced } from '../tracing/traced.ts';
import { StorageUnavailable } from './file-store.ts';

export interface S3Bucket {
  client: S3Client;
  /** For requests that readers wait for. */
  reader: S3Client;
  /** For joining parts, which takes some servers as long as copying them. */
  joiner: S3Client;
  Bucket: string;
}

/** In milliseconds. Slower requests are retried, twice by default, and then fail. */
export interface S3Limits {
  /** Time to the first byte, for requests that readers wait for. */
  answer: number;
  /** During an upload: neither sent nor received bytes. Node's own timeout is twice that. */
  silence: number;
  /** While parts are joined, which is tried at most twice: no received bytes. */
  joining: number;
}

const LIMITS: S3Limits = { answer: 10_000, silence: 15_000, joining: 50_000 };

/** Both attempts together end before a proxy answers instead of us. */
const JOINING_ATTEMPTS = 2;

/** Each download holds a connection until its reader has received everything. */
const CONNECTIONS = { maxSockets: 500 };
const CONNECT_LIMIT_MS = 5000;
/** Readers who pause longer are disconnected. */
const PAUSE_LIMIT_MS = 300_000;
const PIECE_BYTES = 64 * 1024;

/** `named`: name of the setting. @throws {OperatorError} if the bucket cannot be used, with the reason */
export async function openBucket(
  address: S3Address,
  named = 'STORAGE_URL',
  { answer, silence, joining } = LIMITS,
): Promise<S3Bucket> {
  const client = createClient(address, { socketTimeout: silence });
  const joiner = createClient(address, { socketTimeout: joining }, JOINING_ATTEMPTS);
  const reader = createClient(address, { requestTimeout: answer, socketTimeout: PAUSE_LIMIT_MS });
  const { bucket: Bucket } = address;
  await reader.send(new HeadBucketCommand({ Bucket })).catch((error: unknown) => {
    reader.destroy();
    throw new OperatorError(`${named}: ${refusalOf(error, address)}.`);
  });
  return { client, reader, joiner, Bucket };
}

function createClient(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Address,
  timeouts: { socketTimeout: number; requestTimeout?: number },
  maxAttempts = 3,
): S3Client {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts,
    // Servers other than Amazon's refuse unexpected checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_LIMIT_MS,
      ...timeouts,
      // By default the client only logs a warning.
      throwOnRequestTimeout: true,
      httpAgent: CONNECTIONS,
      httpsAgent: CONNECTIONS,
    },
  });
  client.middlewareStack.add(
    (next, { commandName = 'command' }) =>
      (command) =>
        traced({ name: `S3 ${commandName}`, kind: 'client', attributes: { 'rpc.system': 'aws-api' } }, () =>
          measured({ part: 'storage', what: commandName }, () => next(command), isNotAbsent).catch(
            throwFailure,
          ),
        ),
    { step: 'initialize' },
  );
  // Within each attempt: the request is already signed, and can be repeated.
  client.middlewareStack.add(
    (next) => (command) => next({ ...command, request: inPieces(command.request) }),
    { step: 'deserialize' },
  );
  return client;
}

/** Over TLS, bytes written at once are reported as sent only when all are: until then S3 seems silent. */
function inPieces(request: unknown): unknown {
  if (!(request instanceof Object && 'body' in request && request.body instanceof Uint8Array)) return request;
  const body = Readable.from(piecesOf(request.body), { objectMode: false });
  return Object.assign(Object.create(Object.getPrototypeOf(request) as object), request, { body });
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

/** Only a key can be wrong in our requests; other errors, after several attempts, are the storage's. */
export function throwFailure(error: unknown): never {
  if (statusOf(error) === 404) throw error;
  throw new StorageUnavailable(`S3: ${reasonOf(error)}`, { cause: error });
}

// The answer to HEAD has no body, so its status is the only reason.
function refusalOf(failure: unknown, { endpoint, bucket, region }: S3Address): string {
  const error = failure instanceof StorageUnavailable ? failure.cause : failure;
  switch (statusOf(error)) {
    case 301:
    case 400:
      return `${endpoint} does not serve the bucket ${bucket} in the region ${region}`;
    case 401:
    case 403:
      return `${endpoint} refuses this key for the bucket ${bucket}`;
    case 404:
      return `${endpoint} has no bucket ${bucket}`;
  }
  return `${endpoint} cannot be reached (${reasonOf(error)})`;
}

/** A missing object is a normal answer. */
const isNotAbsent = (error: unknown): boolean => statusOf(error) !== 404;

/** Whether the request was retried before this answer. */
export const wasAskedAgain = (error: unknown): boolean =>
  error instanceof S3ServiceException && (error.$metadata.attempts ?? 1) > 1;

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

export function ignoreNotFound(error: unknown): null {
  if (statusOf(error) === 404) return null;
  throw error;
}
