import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { queryValue } from '../../http/query.ts';
import { listFileOwners } from './queries.ts';
import { listVisibleAssetIds } from './visibility.ts';

const parametersSchema = z.object({ key: z.string(), name: z.string() });

const EMBEDDABLE = /^(?:image\/(?:webp|avif|jpeg|png)|application\/pdf)$/;

/** Stored files: public ones for ever, others by signed address only, each as visible as what it hangs on. */
export function serveMedia(app: FastifyInstance, { database, store, links, now }: AppContext): void {
  app.get('/media/:key/:name', { schema: { hide: true } }, async (request, reply) => {
    const { key, name } = parametersSchema.parse(request.params);
    const owners = await listFileOwners(database.db, key);
    const ids = owners.map((owner) => owner.asset_id);
    const isSigned = links.isValid(key, queryValue(request, 'expires'), queryValue(request, 'signature'));
    const canSee = async (isAdmitted: boolean): Promise<boolean> =>
      (await listVisibleAssetIds(database.db, ids, { isAdmitted }, now())).size > 0;
    const isPublic = await canSee(false);
    const isVisible = isPublic || (isSigned && (await canSee(true)));
    const file = isVisible ? await store.find(key) : null;
    const mediaType = owners[0]?.media_type;
    if (file === null || mediaType === undefined) throw notFound();
    const disposition = EMBEDDABLE.test(mediaType) ? 'inline' : 'attachment';
    return reply
      .headers({
        'Content-Type': mediaType,
        'Content-Length': file.bytes,
        'Content-Disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`,
        'Cache-Control': isPublic ? 'public, max-age=31536000, immutable' : 'private, max-age=900',
        ETag: `"${key}"`,
      })
      .send(file.stream());
  });
}
