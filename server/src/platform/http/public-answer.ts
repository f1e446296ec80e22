import type { Language } from '@press-room/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientOf } from './client.ts';
import type { ContentCache } from './content-cache.ts';
import {
  markStale,
  type Representation,
  sendRepresentation,
  sizeOfRepresentation,
  toRepresentation,
} from './representation.ts';
import type { SurrogateCache } from './surrogate-cache.ts';
import { varyBy } from './vary.ts';

interface Public {
  /** Normalised key: different addresses can have the same meaning. */
  key: string;
  mediaType: string;
  language: Language;
  build: () => Promise<string | Buffer>;
  /** Instant of the next automatic change, in Unix milliseconds. */
  until?: number;
}

/**
 * Sends an answer that is the same for all readers, under its own address, from the cache if nothing has changed.
 * Copies are valid until the next instant at which visibility changes.
 */
export async function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, shared }: { cache: ContentCache; shared: SurrogateCache },
  { key, mediaType, language, build, until }: Public,
): Promise<FastifyReply> {
  const state = await shared.begin();
  const ask = (): Promise<Representation> =>
    cache.rememberRepeated(`text ${key}`, {
      build: async () => toRepresentation(await build()),
      sizeOf: sizeOfRepresentation,
      expensiveFor: clientOf(request),
    });
  const representation = await cache.orStale(`text ${key}`, ask, markStale);
  const isText = !mediaType.startsWith('image/');
  varyBy(reply, 'Accept-Encoding');
  reply.headers({
    'Content-Type': isText ? `${mediaType}; charset=utf-8` : mediaType,
    'Content-Language': language,
    'Cache-Control': shared.cacheControl(state, { until }) ?? 'no-cache',
  });
  return sendRepresentation(request, reply, representation, { isPacked: !isText });
}
