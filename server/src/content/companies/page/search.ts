import { SEARCH_HITS_CAP } from '@press-room/contract/limits';
import type { SearchResults } from '@press-room/contract/search';
import type { AppContext } from '../../../core/context.ts';
import { parseQuery } from '../../../core/search/query.ts';
import { findRanked } from '../../../core/search/ranked.ts';
import { listCompanyNames } from './queries.ts';

/** Best matches by name, brand, place or description; all companies are public. */
export async function searchCompanyPages(
  context: AppContext,
  text: string,
  limit: number,
): Promise<SearchResults['companies']> {
  const ids = await findRanked(context, {
    corpus: 'company',
    query: parseQuery(text),
    visible: (db, { id }) => db.selectFrom('company').select('company.id').where('company.id', '=', id),
    limit: SEARCH_HITS_CAP,
  });
  return listCompanyNames(context.database.db, ids.slice(0, limit));
}
