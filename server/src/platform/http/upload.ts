import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { fileTooLarge } from '../errors/errors.ts';

/** Handling of the file in a multipart form while it is received. */
export interface Upload<File> {
  /** Name of the form field. */
  field: string;
  /** A refused request is read up to this size, so that its client receives the reason. */
  maxBytes: number;
  receive: (request: FastifyRequest, source: Readable, name: string) => Promise<void>;
  /** Received file; undefined: none. Only multipart forms contain one. */
  of: (request: FastifyRequest) => File | undefined;
}

export type AnyUpload = Upload<unknown>;

interface UploadOptions<File> extends Pick<Upload<File>, 'field' | 'maxBytes'> {
  take: (source: Readable, name: string, request: FastifyRequest) => Promise<File>;
}

export function createUpload<File>({ field, maxBytes, take }: UploadOptions<File>): Upload<File> {
  const received = new WeakMap<FastifyRequest, File>();
  return {
    field,
    maxBytes,
    receive: async (request, source, name) => {
      received.set(request, await take(source, name, request));
    },
    of: (request) => received.get(request),
  };
}

/** A small file, kept in memory. */
export const createSmallUpload = (field: string, maxBytes: number): Upload<Buffer> =>
  createUpload({ field, maxBytes, take: (source) => readSmall(source, maxBytes) });

export async function readSmall(source: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of source.iterator({ destroyOnReturn: false })) {
    const piece = Buffer.from(chunk);
    bytes += piece.length;
    if (bytes > maxBytes) throw fileTooLarge(maxBytes);
    chunks.push(piece);
  }
  return Buffer.concat(chunks);
}
