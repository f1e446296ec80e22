import { SEARCH_HITS_CAP } from '@press-room/contract/limits';
import type { AppContext } from '../../core/context.ts';
import { parseQuery } from '../../core/search/query.ts';
import { findRanked } from '../../core/search/ranked.ts';
import { classOf } from '../../platform/http/authentication.ts';
import { listPictureLinks, type PictureLink } from './picture-queries.ts';
import { type GalleryFilter, pictureBaseSet } from './queries.ts';

export interface FoundPictures {
  /** Each picture once, in the gallery with the best match; best first. */
  links: PictureLink[];
  /** There may be more: the limit applies to places in galleries, of which a picture may have several. */
  isCapped: boolean;
}

/** Newest matching pictures that the reader may see. */
export function searchPictures(
  context: AppContext,
  { reader, gallery, facets }: Pick<GalleryFilter, 'reader' | 'gallery' | 'facets'>,
  text: string,
): Promise<FoundPictures> {
  const query = parseQuery(text);
  const name = `${classOf(reader)} ${JSON.stringify([gallery, facets])}`;
  const search = async (): Promise<FoundPictures> => {
    const ids = await findRanked(context, {
      corpus: 'picture',
      query,
      visible: (db, { id, now }) =>
        pictureBaseSet(db, { reader, gallery, facets, now }).select('link.id').where('link.id', '=', id),
      limit: SEARCH_HITS_CAP,
    });
    const isCapped = ids.length === SEARCH_HITS_CAP;
    if (ids.length === 0) return { links: [], isCapped };
    const links = new Map((await listPictureLinks(context.database.db, ids)).map((link) => [link.id, link]));
    const found = new Map<number, PictureLink>();
    for (const link of ids.flatMap((id) => links.get(id) ?? [])) {
      if (!found.has(link.asset_id)) found.set(link.asset_id, link);
    }
    return { links: [...found.values()], isCapped };
  };
  const key = `search pictures ${name} ${JSON.stringify(query.clauses)}`;
  return context.cache.rememberRepeated(key, {
    build: search,
    sizeOf: ({ links }) => 64 + links.length * 64,
    expensiveFor: null,
  });
}
