import { createHash, hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JsonPiece } from './json-text.ts';
import { type Encoding, encodingOf } from './negotiation.ts';

/** A serialised body with its tag, and its compressed forms once they are requested. */
export interface Representation {
  bytes: Buffer;
  /** Weak: the same for every content encoding. */
  etag: string;
  compressed: Map<Encoding, Promise<Buffer>>;
  /** Whether each reader needs a separate form of it. */
  isShared: boolean;
  /** Contains content under embargo: nothing may store it. */
  isEmbargoed: boolean;
  /** For searches: no results. */
  isNothing: boolean;
  /** When it was last known to be valid; set while the database is unavailable. */
  keptSince?: Date;
}

/** For answers while the database is unavailable. */
export const markStale = (representation: Representation, keptSince: Date): Representation => ({
  ...representation,
  keptSince,
});

/** Compression does not help smaller bodies. */
const COMPRESSION_MIN_BYTES = 1024;
const BROTLI_QUALITY = 5;
/** Bytes written and hashed in less than a millisecond; after each step other requests run. */
const STEP = 256 * 1024;
/** Of one UTF-16 code unit in UTF-8. */
const UNIT_BYTES_MAX = 3;

const COMPRESSORS: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify(gzip),
};

interface Told {
  /** Whether a part of the body needs a separate form for each reader. */
  isShared?: (bytes: Buffer) => boolean;
  /** Whether it contains content under embargo. */
  isEmbargoed?: (bytes: Buffer) => boolean;
  isNothing?: boolean;
}

/** A body as bytes, as text, or as pieces of text that do not split an address. */
export async function toRepresentation(
  body: Buffer | string | readonly JsonPiece[],
  { isShared = () => false, isEmbargoed = () => false, isNothing = false }: Told = {},
): Promise<Representation> {
  const steps: Buffer[] = [];
  let [isAnyShared, isAnyEmbargoed] = [false, false];
  for (const step of writeSteps(body)) {
    if (steps.length > 0) await setImmediate();
    steps.push(step);
    isAnyShared ||= isShared(step);
    isAnyEmbargoed ||= isEmbargoed(step);
  }
  const bytes = await joinSteps(steps);
  const etag = `W/"${await toDigest(bytes)}"`;
  return {
    bytes,
    etag,
    compressed: new Map(),
    isShared: isAnyShared,
    isEmbargoed: isAnyEmbargoed,
    isNothing,
  };
}

/** Copying tens of megabytes at once would block other requests for as many milliseconds. */
async function joinSteps(steps: readonly Buffer[]): Promise<Buffer> {
  const [only = Buffer.alloc(0), ...more] = steps;
  if (more.length === 0) return only;
  const bytes = Buffer.allocUnsafeSlow(steps.reduce((sum, { length }) => sum + length, 0));
  let length = 0;
  for (const step of steps) {
    await setImmediate();
    bytes.set(step, length);
    length += step.length;
  }
  return bytes;
}

async function toDigest(bytes: Buffer): Promise<string> {
  if (bytes.length <= STEP) return hash('sha1', bytes, 'base64url');
  const hasher = createHash('sha1');
  for (let from = 0; from < bytes.length; from += STEP) {
    await setImmediate();
    hasher.update(bytes.subarray(from, from + STEP));
  }
  return hasher.digest('base64url');
}

const scratch = Buffer.alloc(STEP);

const toBytes = (piece: JsonPiece): Buffer =>
  typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece);

/** Encodes as UTF-8 in steps; a longer piece is one step. */
function* writeSteps(body: Buffer | string | readonly JsonPiece[]): Generator<Buffer> {
  if (Buffer.isBuffer(body)) {
    yield body;
    return;
  }
  let length = 0;
  for (const piece of typeof body === 'string' ? [body] : body) {
    const most = typeof piece === 'string' ? piece.length * UNIT_BYTES_MAX : piece.length;
    if (length > 0 && length + most > STEP) {
      yield Buffer.from(scratch.subarray(0, length));
      length = 0;
    }
    if (most > STEP) yield toBytes(piece);
    else if (typeof piece === 'string') length += scratch.write(piece, length);
    else {
      scratch.set(piece, length);
      length += piece.length;
    }
  }
  if (length > 0) yield Buffer.from(scratch.subarray(0, length));
}

/** The form for one reader, with the shared bytes: its tag is known before the bytes are written. */
export const answerFor = (shared: Representation, version: string): Representation => ({
  ...shared,
  etag: `W/"${hash('sha1', `${shared.etag} ${version}`, 'base64url')}"`,
  compressed: new Map(),
});

/** Whether the client already has the tagged representation. */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && matchesTag(request.headers['if-none-match'], etag);
}

/** Bytes to count for it in a cache, including compressed forms. */
export const sizeOfRepresentation = ({ bytes }: Representation): number => Math.ceil(bytes.length * 1.5);

/**
 * Answers 304 if the client already has it, else the bytes, compressed if that is accepted and useful. Bodies with
 * `isPacked` are not compressed again.
 */
export function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
  { isPacked = false } = {},
): FastifyReply | Promise<FastifyReply> {
  const { keptSince } = representation;
  if (keptSince !== undefined) {
    const age = Math.max(0, Math.floor((Date.now() - keptSince.getTime()) / 1000));
    reply.headers({ Age: age, 'Cache-Status': 'press-room; hit; detail=database-away' });
    if (!representation.isEmbargoed) reply.header('Cache-Control', 'no-cache');
  }
  reply.header('ETag', representation.etag);
  if (isKnown(request, representation.etag)) return reply.code(304).send();
  const isSmall = representation.bytes.length < COMPRESSION_MIN_BYTES;
  const encoding = isPacked || isSmall ? null : encodingOf(request);
  if (encoding === null) return reply.send(representation.bytes);
  const compressed = representation.compressed.get(encoding) ?? COMPRESSORS[encoding](representation.bytes);
  representation.compressed.set(encoding, compressed);
  return compressed.then((bytes) => reply.header('Content-Encoding', encoding).send(bytes));
}

/** Whether a header of the client contains the tag; weak comparison (RFC 9110, 13.1.2). */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = etag.replace('W/', '');
  return header.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || tag.replace('W/', '') === bare;
  });
}
