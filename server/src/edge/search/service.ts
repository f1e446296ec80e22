import type { Language } from '@press-room/contract/languages';
import { SEARCH_ROWS, type SearchResults, searchResultsSchema } from '@press-room/contract/search';
import { searchCompanyPages } from '../../content/companies/page/search.ts';
import { listMagazineRows } from '../../content/magazines/presentation.ts';
import { findPageHits, searchMagazines } from '../../content/magazines/search.ts';
import { findGalleries } from '../../content/press-gallery/galleries.ts';
import type { PictureLink } from '../../content/press-gallery/picture-queries.ts';
import { listPictureRows } from '../../content/press-gallery/pictures.ts';
import { searchPictures } from '../../content/press-gallery/search.ts';
import { searchPressKits } from '../../content/press-kit/search.ts';
import { listReleaseRows } from '../../content/press-releases/presentation.ts';
import { searchReleaseIds } from '../../content/press-releases/search/search.ts';
import type { AppContext } from '../../core/context.ts';
import { toTokens } from '../../core/search/document.ts';
import { isMatch } from '../../core/search/excerpts/match.ts';
import { parseQuery } from '../../core/search/query.ts';
import type { ReaderClass } from '../../platform/http/authentication.ts';
import { toName } from '../../platform/text/bilingual.ts';

interface Search {
  reader: ReaderClass;
  /** Press group of the releases; absent: all groups. */
  group: number | undefined;
  language: Language;
  text: string;
}

export const NOTHING_FOUND: SearchResults = {
  releases: [],
  galleries: [],
  pictures: [],
  magazines: [],
  press_kits: [],
  companies: [],
};

/** The best few results of each kind. */
export async function searchEverything(context: AppContext, search: Search): Promise<SearchResults> {
  const { reader, language, text } = search;
  const { links: pictures } = await searchPictures(context, { reader }, text);
  const [releases, galleries, pictureRows, magazines, kits, companies] = await Promise.all([
    findReleases(context, search),
    findGalleryNames(context, search, pictures),
    listPictureRows(context, reader, language, firstIds(pictures)),
    findMagazines(context, search),
    searchPressKits(context, reader, language, text),
    searchCompanyPages(context, text, SEARCH_ROWS),
  ]);
  // The schema keeps only the fields that the search dialog shows.
  return searchResultsSchema.parse({
    releases,
    galleries,
    pictures: pictureRows,
    magazines,
    companies,
    press_kits: kits.slice(0, SEARCH_ROWS),
  });
}

const firstIds = (links: readonly PictureLink[]): number[] => links.slice(0, SEARCH_ROWS).map(({ id }) => id);

async function findReleases(context: AppContext, { reader, group, language, text }: Search) {
  const ids = await searchReleaseIds(context, { reader, group, now: context.now() }, text);
  const rows = await listReleaseRows(context, reader, language, ids.slice(0, SEARCH_ROWS));
  return rows.map((row) => row.toJSON());
}

/**
 * Galleries whose own name contains the words, in the order of the found pictures, whose documents contain the
 * gallery's name.
 */
async function findGalleryNames(
  context: AppContext,
  { reader, text }: Search,
  pictures: readonly PictureLink[],
) {
  const query = parseQuery(text);
  const galleries = await findGalleries(context, reader);
  const found: SearchResults['galleries'] = [];
  for (const id of new Set(pictures.map(({ gallery_id }) => gallery_id))) {
    const gallery = galleries.get(id);
    if (gallery === undefined || found.length === SEARCH_ROWS) continue;
    if (isMatch(query, toTokens(toName(gallery))))
      found.push({ id, name: toName(gallery), pictures: gallery.pictures });
  }
  return found;
}

async function findMagazines(context: AppContext, { reader, language, text }: Search) {
  const { pagesOf } = await searchMagazines(context, { reader }, text);
  const ids = [...pagesOf.keys()].slice(0, SEARCH_ROWS);
  const rows = await listMagazineRows(context, reader, language, ids);
  return Promise.all(
    rows.map(async (row) => {
      const [hit] = await findPageHits(context, text, row.id, pagesOf.get(row.id) ?? []);
      return { ...row, hit: hit?.parts.some((part) => part.hit) === true ? hit : null };
    }),
  );
}
