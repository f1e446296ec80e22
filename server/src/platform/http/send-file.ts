import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rangeNotSatisfiable } from '../errors/errors.ts';
import type { ByteRange, StoredFile } from '../storage/file-store.ts';
import { parseRange } from './byte-range.ts';
import { toContentDisposition } from './content-disposition.ts';
import { pumpFile } from './pump-file.ts';

export interface FileAnswer {
  mediaType: string;
  /** File name offered for downloads. */
  name: string;
  disposition: 'inline' | 'attachment';
  cacheControl: string;
}

/** For signed addresses, private to the reader: the bytes never change, but access can. */
export const CACHE_BY_READER = 'private, max-age=60, must-revalidate';

/** Files cannot run in our origin, whatever their type. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Not every browser shows a PDF in a sandbox, and none runs its scripts in our origin. */
const PDF_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/**
 * Sends a stored file or the requested range, with conditions and ranges of RFC 9110. The caller checks access.
 * @throws 416
 */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  answer: FileAnswer,
): FastifyReply {
  const tag = `"${file.key}"`;
  const headers = { ...toFileHeaders(answer), ETag: tag };
  if (matches(request.headers['if-none-match'], tag)) return reply.code(304).headers(headers).send();
  const range = rangeOf(request, file, tag);
  reply.headers({ ...headers, 'Content-Type': answer.mediaType });
  // The web server in front reads the range from the file itself.
  if (file.internalAddress !== null) return reply.header('X-Accel-Redirect', file.internalAddress).send();
  if (range !== undefined) {
    reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  }
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  reply.header('Content-Length', end - start + 1);
  if (request.method === 'HEAD' || end < start) return reply.send(Readable.from([]));
  return file.path === null
    ? reply.send(file.stream(range))
    : pump(request, reply, file.path, { start, end });
}

/** Whether `sendFile` sends the first byte; otherwise it continues an earlier download. @throws 416 */
export function sendsBeginning(request: FastifyRequest, file: StoredFile): boolean {
  const tag = `"${file.key}"`;
  if (request.method !== 'GET' || matches(request.headers['if-none-match'], tag)) return false;
  return (rangeOf(request, file, tag)?.start ?? 0) === 0;
}

function pump({ log }: FastifyRequest, reply: FastifyReply, path: string, range: ByteRange): FastifyReply {
  const { raw } = reply.hijack();
  raw.statusCode = reply.statusCode;
  for (const [header, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(header, value);
  }
  pumpFile(path, range, raw).catch((error: unknown) => {
    log.warn({ err: error }, 'a file was not sent completely');
    raw.destroy();
  });
  return reply;
}

function toFileHeaders({ mediaType, name, disposition, cacheControl }: FileAnswer): Record<string, string> {
  return {
    'Content-Disposition': toContentDisposition(disposition, name),
    'Cache-Control': cacheControl,
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': mediaType === 'application/pdf' ? PDF_POLICY : FILE_POLICY,
    // Other sites may embed content that shared caches may store.
    'Cross-Origin-Resource-Policy': cacheControl.startsWith('public') ? 'cross-origin' : 'same-origin',
  };
}

/** Requested range; undefined: the whole file. */
function rangeOf(
  { method, headers }: FastifyRequest,
  { bytes }: StoredFile,
  tag: string,
): ByteRange | undefined {
  const condition = headers['if-range'];
  if (method !== 'GET' || headers.range === undefined) return undefined;
  if (condition !== undefined && condition !== tag) return undefined;
  const range = parseRange(headers.range, bytes);
  if (range === 'unsatisfiable') throw rangeNotSatisfiable(bytes);
  return range ?? undefined;
}

function matches(condition: string | undefined, tag: string): boolean {
  if (condition === undefined) return false;
  return condition.split(',').some((part) => ['*', tag].includes(part.trim().replace(/^W\//, '')));
}
