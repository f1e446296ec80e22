import { ALERT_MEDIA, type AlertFilter, type AlertMedium } from '@press-room/contract/alerts';
import { SEARCH_HITS_CAP } from '@press-room/contract/limits';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { magazineBaseSet } from '../../../content/magazines/queries.ts';
import { searchMagazines } from '../../../content/magazines/search.ts';
import { listPictureLinks } from '../../../content/press-gallery/picture-queries.ts';
import { pictureBaseSet } from '../../../content/press-gallery/queries.ts';
import { findKits } from '../../../content/press-kit/presentation.ts';
import { pressKitBaseSet } from '../../../content/press-kit/queries.ts';
import { searchPressKits } from '../../../content/press-kit/search.ts';
import type { AppContext } from '../../../core/context.ts';
import { parseQuery } from '../../../core/search/query.ts';
import { findRanked } from '../../../core/search/ranked.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { ReaderClass } from '../../../platform/http/authentication.ts';
import { readFilter, type StoredFilter, toGroup } from '../filter.ts';

/** A gallery, magazine or kit, with the instant at which it appeared. */
export interface MediumNews {
  kind: AlertMedium;
  id: number;
  at: string;
}

const MEDIA: readonly string[] = ALERT_MEDIA;

export const isMedium = <Piece extends { kind: string }>(
  piece: Piece,
): piece is Extract<Piece, { kind: AlertMedium }> => MEDIA.includes(piece.kind);

interface Asked extends Period {
  context: AppContext;
  filter: AlertFilter;
  group: number | undefined;
  reader: ReaderClass;
}

interface Period {
  /** First and last instant at which it appeared. */
  after: string;
  until: string;
  /** Includes those not recorded yet, which are announced within a minute. */
  hasUnrecorded?: boolean;
}

/** Maximum number to read. */
const NEWS_MAX = 200;

type Found = readonly { id: number; at: string | null }[];

const eb = expressionBuilder<Schema, AlertMedium>();

function appeared(kind: AlertMedium, { after, until, hasUnrecorded = false }: Period): Expression<SqlBool> {
  const column = `${kind}.appeared_at` as const;
  const then = eb.and([eb(column, '>=', after), eb(column, '<=', until)]);
  return hasUnrecorded ? eb.or([then, eb(column, 'is', null)]) : then;
}

/** Content that appeared in the period, can be shown, and matches a filter except its search words. */
const LISTS: Readonly<Record<AlertMedium, (asked: Asked) => Promise<Found>>> = {
  gallery: ({ context, filter, reader, ...asked }) =>
    pictureBaseSet(context.database.db, { reader, now: context.now(), facets: toFacets(filter) })
      .select(['gallery.id', 'gallery.appeared_at as at'])
      .distinct()
      .where(appeared('gallery', asked))
      .orderBy('at', 'desc')
      .limit(NEWS_MAX)
      .execute(),
  magazine: ({ context, filter, reader, ...asked }) =>
    magazineBaseSet(context.database.db, { ...toIssues(filter), reader, now: context.now() })
      .select(['magazine.id', 'magazine.appeared_at as at'])
      .where(appeared('magazine', asked))
      .orderBy('at', 'desc')
      .limit(NEWS_MAX)
      .execute(),
  press_kit: async ({ context, group, reader, ...asked }) => {
    const kits = await pressKitBaseSet(context.database.db, { reader, group, now: context.now() })
      .select(['press_kit.id', 'press_kit.appeared_at as at'])
      .where(appeared('press_kit', asked))
      .orderBy('at', 'desc')
      .limit(NEWS_MAX)
      .execute();
    if (kits.length === 0) return [];
    // Only those with a file.
    const shown = new Set((await findKits(context, { reader, group }, 'en')).map(({ id }) => id));
    return kits.filter(({ id }) => shown.has(id));
  },
};

/** Those of some records that contain the words. */
const SEARCHES: Readonly<
  Record<AlertMedium, (asked: Asked, words: string, ids: readonly number[]) => Promise<Iterable<number>>>
> = {
  gallery: async ({ context, filter, reader }, words, ids) => {
    const links = await findRanked(context, {
      corpus: 'picture',
      query: parseQuery(words),
      visible: (db, { id, now }) =>
        pictureBaseSet(db, { reader, now, facets: toFacets(filter) })
          .select('link.id')
          .where('link.id', '=', id)
          .where('gallery.id', 'in', ids),
      limit: SEARCH_HITS_CAP,
    });
    const found = links.length === 0 ? [] : await listPictureLinks(context.database.db, links);
    return found.map(({ gallery_id }) => gallery_id);
  },
  magazine: async ({ context, filter, reader }, words) =>
    (await searchMagazines(context, { ...toIssues(filter), reader }, words)).pagesOf.keys(),
  press_kit: async ({ context, reader }, words) =>
    (await searchPressKits(context, reader, 'en', words)).map(({ id }) => id),
};

const toFacets = ({ orientation, min_side, year, credit }: AlertFilter) => ({
  orientation,
  min_side,
  year,
  credit,
});

const toIssues = ({ magazine: kind, year, month, territory }: AlertFilter) => ({
  kind,
  year,
  month,
  territory,
});

/**
 * Galleries, magazines or kits that match an alert, are visible to the reader, and appeared between two instants,
 * newest first; none for an alert about releases.
 */
export async function listMediaNews(
  context: AppContext,
  stored: StoredFilter,
  { reader, ...period }: Pick<Asked, 'reader'> & Period,
): Promise<MediumNews[]> {
  const filter = readFilter(stored.filter);
  const { kind, q } = filter;
  if (kind === undefined) return [];
  const asked = { context, filter, group: toGroup(stored), reader, ...period };
  const found = (await LISTS[kind](asked)).map(({ id, at }) => ({ kind, id, at: at ?? period.until }));
  const ids = found.map(({ id }) => id);
  const matching = new Set(q === undefined || ids.length === 0 ? ids : await SEARCHES[kind](asked, q, ids));
  return found
    .filter(({ id }) => matching.has(id))
    .toSorted((one, other) => other.at.localeCompare(one.at) || other.id - one.id);
}
