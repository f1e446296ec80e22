import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingOf } from './negotiation.ts';

/** A serialised body with the tag that names it, and its compressed forms once somebody asked for them. */
export interface Representation {
  bytes: Buffer;
  /** Weak: the same for every content encoding. */
  etag: string;
  compressed: Map<Encoding, Promise<Buffer>>;
  /** Whether each reader must get their own form of it. */
  isShared: boolean;
  /** Of a search: nothing was found. */
  isNothing: boolean;
}

/** A smaller body gains nothing from compression. */
const COMPRESSION_MIN_BYTES = 1024;
const BROTLI_QUALITY = 5;
/** Characters from which on each step takes milliseconds: others get their turn in between. */
const LONG_TEXT = 500_000;

const COMPRESSORS: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify(gzip),
};

export async function toRepresentation(
  text: string,
  { isShared = false, isNothing = false } = {},
): Promise<Representation> {
  const isLong = text.length > LONG_TEXT;
  if (isLong) await setImmediate();
  const bytes = Buffer.from(text);
  if (isLong) await setImmediate();
  const etag = `W/"${hash('sha1', bytes, 'base64url')}"`;
  return { bytes, etag, compressed: new Map(), isShared, isNothing };
}

/** The form for one reader, whose bytes are still the shared ones: its tag is known before they are written. */
export const answerFor = (shared: Representation, version: string): Representation => ({
  ...shared,
  etag: `W/"${hash('sha1', `${shared.etag} ${version}`, 'base64url')}"`,
  compressed: new Map(),
});

/** Whether the client has what the tag names. */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && matchesTag(request.headers['if-none-match'], etag);
}

/** Bytes to count for it in a cache, compressed forms included. */
export const sizeOfRepresentation = ({ bytes }: Representation): number => Math.ceil(bytes.length * 1.5);

/** Answers 304 where the client has it already, else the bytes, compressed where that is accepted and pays. */
export function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
): FastifyReply | Promise<FastifyReply> {
  reply.header('ETag', representation.etag);
  if (isKnown(request, representation.etag)) return reply.code(304).send();
  const encoding = representation.bytes.length < COMPRESSION_MIN_BYTES ? null : encodingOf(request);
  if (encoding === null) return reply.send(representation.bytes);
  const compressed = representation.compressed.get(encoding) ?? COMPRESSORS[encoding](representation.bytes);
  representation.compressed.set(encoding, compressed);
  return compressed.then((bytes) => reply.header('Content-Encoding', encoding).send(bytes));
}

/** Whether a client names it among those that it has; weak tags do here (RFC 9110, 13.1.2). */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = etag.replace('W/', '');
  return header.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || tag.replace('W/', '') === bare;
  });
}
