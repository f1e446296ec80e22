import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { fileTooLarge } from '../errors/errors.ts';

/** What an endpoint does with the file of a multipart form, while it arrives. */
export interface Upload<File> {
  /** Field of the form. */
  field: string;
  /** A refused request is read to its end up to here, so that its sender hears why. */
  maxBytes: number;
  receive: (request: FastifyRequest, source: Readable, name: string) => Promise<void>;
  /** The received file; undefined where the form has none. Nothing but a multipart form can bring one. */
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
