import { SEARCH_HITS_CAP } from '@press-room/contract/limits';
import type { AppContext } from '../../context.ts';
import { classOf } from '../../http/authentication.ts';
import { parseQuery } from '../../search/query.ts';
import { rankCandidates } from '../../search/rank.ts';
import { listPictureLinks, type PictureLink } from './picture-queries.ts';
import { type GalleryFilter, pictureBaseSet } from './queries.ts';

/** The newest pictures that match and that the reader may see, best first, each once: in the gallery where it fits best. */
export function searchPictures(
  { database, cache, now }: AppContext,
  filter: Pick<GalleryFilter, 'reader' | 'gallery' | 'facets'>,
  text: string,
): Promise<PictureLink[]> {
  const search = async (): Promise<PictureLink[]> => {
    const current = { ...filter, now: now() };
    const query = parseQuery(text);
    const candidates = await database.search.findCandidates({
      corpus: 'picture',
      query,
      baseSet: (db) => pictureBaseSet(db, current).select('link.id'),
      limit: SEARCH_HITS_CAP,
    });
    if (candidates.length === 0) return [];
    const ids = rankCandidates(query, candidates, current.now).map(({ id }) => id);
    const links = new Map((await listPictureLinks(database.db, ids)).map((link) => [link.id, link]));
    const found = new Map<number, PictureLink>();
    for (const link of ids.flatMap((id) => links.get(id) ?? [])) {
      if (!found.has(link.asset_id)) found.set(link.asset_id, link);
    }
    return [...found.values()];
  };
  const narrowing = JSON.stringify([filter.gallery, filter.facets]);
  const key = `search pictures ${classOf(filter.reader)} ${narrowing} ${text}`;
  return cache.remember(key, search, ({ length }) => 64 + length * 64);
}
