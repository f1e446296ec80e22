import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unsupportedMediaType } from '../errors/errors.ts';
import type { BodyWatch } from './body-watch.ts';
import type { HttpLimits } from './http-limits.ts';
import { UploadSlots } from './upload-slots.ts';

/** Bytes of a file from an offset on (tus protocol 1.0). */
export const BYTES_TYPE = 'application/offset+octet-stream';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Reads its body itself, as the bytes of a file. */
    takesBytes?: boolean | undefined;
  }
}

/** Bodies that endpoints read themselves, if they declare it; with limits per account and in total. */
export function registerByteBodies(
  app: FastifyInstance,
  { limits, watch }: { limits: Pick<HttpLimits, 'uploads'>; watch: Pick<BodyWatch, 'measurePace'> },
): void {
  const slots = new UploadSlots(limits.uploads);
  app.addContentTypeParser(BYTES_TYPE, (request: FastifyRequest, _payload, done) => {
    done(
      request.routeOptions.config.takesBytes === true ? null : unsupportedMediaType(BYTES_TYPE),
      undefined,
    );
  });
  // Nearly all requests have no such body, and continue without a promise.
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.headers['content-type'] === BYTES_TYPE && request.routeOptions.config.takesBytes === true) {
      slots.take(`person:${request.reader.account?.id}`, reply.raw);
      watch.measurePace(request.raw);
    }
    done(null, payload);
  });
}

/** The body as a stream, read on demand; the connection stays open at its end. */
export function readBytes({ raw }: FastifyRequest): ReadableStream<Uint8Array> {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for await (const piece of raw.iterator({ destroyOnReturn: false })) yield Buffer.from(piece);
  }
  return ReadableStream.from(pieces());
}
