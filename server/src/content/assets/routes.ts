import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../core/context.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { queryValue, readSignedParts } from '../../platform/http/query.ts';
import { CACHE_BY_READER, sendFile } from '../../platform/http/send-file.ts';
import { isFileKey } from '../../platform/storage/file-store.ts';
import { toServedName } from '../../platform/text/file-names.ts';
import { type FileReader, findVisibleFile } from './visibility.ts';

const parametersSchema = z.object({ key: z.string().refine(isFileKey) });

const EMBEDDABLE = /^(?:image\/(?:webp|avif|jpeg|png)|application\/pdf)$/;

/** Reader of an address; the file name in it is for people and not checked. */
function readerOf(
  request: FastifyRequest,
  key: string,
  { media, office, previews, feeds }: AppContext['links'],
): FileReader {
  const parts = readSignedParts(request);
  const press = media.check(key, parts);
  if (press !== null) return { class: 'press', session: press };
  const officer = office.check(key, parts);
  if (officer !== null) return { class: 'office', session: officer };
  const link = previews.check(key, parts);
  if (link !== null) return { class: 'preview', link };
  const feed = feeds.check(key, queryValue(request, 'feed'));
  return feed === null ? 'everyone' : { class: 'feed', feed };
}

/** Browser cache lifetime of public content. */
const BROWSER_SECONDS = 28;

/**
 * Stored files: public ones are immutable, others need a signed address. Each is visible only if the record that it is
 * attached to is visible.
 */
export function serveMedia(app: FastifyInstance, context: AppContext): void {
  const { database, store, links, now, shared } = context;
  app.get('/media/:key/:name', { schema: { hide: true } }, async (request, reply) => {
    const parameters = parametersSchema.safeParse(request.params);
    if (!parameters.success) throw notFound();
    const { key } = parameters.data;
    const reader = readerOf(request, key, links);
    const state = reader === 'everyone' ? await shared.begin() : null;
    const visible = await findVisibleFile(database.db, key, reader, now());
    const file = visible === null ? null : await store.find(key);
    if (visible === null || file === null) throw notFound();
    const { media_type: mediaType, name } = visible;
    const cacheFor = (): string => {
      if (reader === 'everyone')
        return shared.cacheControl(state, { browserSeconds: BROWSER_SECONDS }) ?? 'public, no-cache';
      // Previews are not cached: they may never be published.
      return reader.class === 'preview' ? 'no-store' : CACHE_BY_READER;
    };
    return sendFile(request, reply, file, {
      mediaType,
      name: toServedName(name, mediaType),
      disposition: EMBEDDABLE.test(mediaType) ? 'inline' : 'attachment',
      cacheControl: cacheFor(),
    });
  });
}
