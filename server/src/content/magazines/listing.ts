import type { Language } from '@press-room/contract/languages';
import { MAGAZINE_KINDS, type Magazine, TERRITORY_PATTERN } from '@press-room/contract/magazines';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../core/context.ts';
import { type FoundHits, idSource } from '../../platform/http/id-list.ts';
import type { ListSource } from '../../platform/http/list.ts';
import { choiceParameter, integerParameter, queryOf } from '../../platform/http/query.ts';
import { listMagazineRows } from './presentation.ts';
import { countMagazines, listMagazineIds, type MagazineFilter, magazineFields } from './queries.ts';
import { findPageHits, type MagazineSearch, searchMagazines } from './search.ts';

/** @throws 400 for an unknown kind or territory, or a value that is not an integer */
export function readMagazineFilter(request: FastifyRequest): MagazineSearch {
  const query = queryOf(request);
  return {
    reader: request.reader,
    kind: choiceParameter(query, 'kind', z.enum(MAGAZINE_KINDS)),
    year: integerParameter(query, 'year'),
    month: integerParameter(query, 'month'),
    territory: choiceParameter(query, 'territory', z.string().regex(TERRITORY_PATTERN)),
  };
}

/** Filtered issues, newest first; with `text` those that contain it on a page or in their title, best first. */
export function magazineSource(
  context: AppContext,
  filter: MagazineSearch,
  { language, text }: { language: Language; text: string | null },
): ListSource<Magazine> {
  const { database, now } = context;
  const current = (): MagazineFilter => ({ ...filter, now: now() });
  const findHits = async (words: string): Promise<FoundHits> => {
    const { pagesOf, isCapped } = await searchMagazines(context, filter, words);
    return { ids: [...pagesOf.keys()], isCapped };
  };
  return idSource({
    database,
    fields: magazineFields(language),
    countAll: () => countMagazines(database.db, current()),
    listIds: (window) => listMagazineIds(database.db, current(), null, window),
    findHits: text === null ? null : () => findHits(text),
    countFound: (db, search) => countMagazines(db, current(), search),
    listFound: (db, search, window) => listMagazineIds(db, current(), search, window),
    readRows: async (ids) => {
      const rows = await listMagazineRows(context, filter.reader, language, ids);
      return text === null ? rows : withHits(context, filter, text, rows);
    },
  });
}

async function withHits(
  context: AppContext,
  filter: MagazineSearch,
  text: string,
  rows: readonly Magazine[],
): Promise<Magazine[]> {
  const { pagesOf } = await searchMagazines(context, filter, text);
  const explained: Magazine[] = [];
  for (const row of rows) {
    explained.push({ ...row, hits: await findPageHits(context, text, row.id, pagesOf.get(row.id) ?? []) });
  }
  return explained;
}
