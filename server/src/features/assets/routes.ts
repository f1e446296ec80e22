import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { queryValue } from '../../http/query.ts';
import { CACHE_BY_READER, CACHE_FOR_EVER, sendFile } from '../../http/send-file.ts';
import { isFileKey } from '../../storage/file-store.ts';
import { type FileReader, findVisibleType } from './visibility.ts';

const parametersSchema = z.object({ key: z.string().refine(isFileKey), name: z.string() });

const EMBEDDABLE = /^(?:image\/(?:webp|avif|jpeg|png)|application\/pdf)$/;

/** Stored files: public ones for ever, others by signed address only, each as visible as what it hangs on. */
export function serveMedia(app: FastifyInstance, { database, store, links, now }: AppContext): void {
  app.get('/media/:key/:name', { schema: { hide: true } }, async (request, reply) => {
    const parameters = parametersSchema.safeParse(request.params);
    if (!parameters.success) throw notFound();
    const { key, name } = parameters.data;
    const signature = [queryValue(request, 'expires'), queryValue(request, 'signature')] as const;
    const reader: FileReader = links.media.isValid(key, ...signature)
      ? 'press'
      : links.office.isValid(key, ...signature)
        ? 'office'
        : 'everyone';
    const mediaType = await findVisibleType(database.db, key, reader, now());
    const file = mediaType === null ? null : await store.find(key);
    if (mediaType === null || file === null) throw notFound();
    return sendFile(request, reply, file, {
      mediaType,
      name,
      disposition: EMBEDDABLE.test(mediaType) ? 'inline' : 'attachment',
      cacheControl: reader === 'everyone' ? CACHE_FOR_EVER : CACHE_BY_READER,
    });
  });
}
