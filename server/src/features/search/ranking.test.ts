import { beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { ContentCache } from '../../http/content-cache.ts';
import { buildDocument, type SearchableText } from '../../search/document.ts';
import { parseQuery } from '../../search/query.ts';
import { findRanked } from '../../search/ranked.ts';
import { createPressGroup } from '../press-groups/queries.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
/** The same documents once more, with ids that only a very large corpus has. */
const FAR = 300_000;
const TEXTS: readonly Partial<SearchableText>[] = [
  { title: 'Un forno a rulli', abstract: 'Il gres porcellanato di Sassuolo' },
  { title: 'Gres porcellanato', body: 'Un forno a rulli' },
  { title: 'I forni di Sassuolo' },
  { abstract: 'Il forno, i rulli e il gres', body: 'A Sassuolo' },
  { title: 'Informo i formatori', body: 'Il forno a rulli del gres porcellanato' },
  { subtitle: 'Porcellanato e gres', abstract: 'A rulli, un forno' },
  { title: 'Sassuolo', abstract: 'Sassuolo', body: 'Rulli a forno' },
];
const DATES = ['2026-11-01', '2024-02-29', '2019-06-30'];
const DOCUMENTS = DATES.flatMap((date) => TEXTS.map((text) => ({ date, text })));

type Find = (words: string, isFar: boolean) => Promise<number[]>;
let find: Find;

beforeAll(async () => {
  const { database, drop } = await createTestDatabase();
  const { db, search } = database;
  const press_group_id = await createPressGroup(db, {
    name: 'Site',
    theme: 'cobalt',
    tagline: { en: '', it: '' },
  });
  const made = [0, FAR].flatMap((from) => DOCUMENTS.map((each, at) => ({ ...each, id: from + at + 1 })));
  await db.transaction().execute(async (trx) => {
    const release = { press_group_id, status: 'published', access: 'public', languages: 'it' } as const;
    const empty = { publish_at: '', sectors: '[]', contacts: '[]', created_at: '', updated_at: '' };
    for (const { id, date } of made)
      await trx
        .insertInto('press_release')
        .values({ id, date, year: 2019, month: 1, ...release, ...empty })
        .execute();
    const blank = { language: 'it', title: '', subtitle: '', abstract: '', body: '' } as const;
    const documents = made.map(({ id, date, text }) => buildDocument({ id, date }, [{ ...blank, ...text }]));
    await search.putDocuments(trx, 'release', documents);
  });
  const cache = new ContentCache({
    database,
    now: () => NOW,
    nextBoundary: async () => Number.POSITIVE_INFINITY,
  });
  find = (words, isFar) =>
    findRanked(
      { database, cache, now: () => NOW },
      {
        corpus: 'release',
        query: parseQuery(words),
        limit: 500,
        baseSet: {
          name: isFar ? 'far' : 'near',
          ids: (from) =>
            from
              .selectFrom('press_release')
              .select('id')
              .where('id', isFar ? '>' : '<', FAR),
        },
      },
    );
  return drop;
});

it.each([
  'forno',
  'kiln sassuolo',
  'gres porcellanato',
  'porcelain stoneware rulli',
  '"gres porcellanato"',
  '"forno a rulli" sassuolo',
  'forno rulli gres sassuolo porcellanato',
  'zirconio',
])('ranks a very large corpus as a small one: %s', async (words) => {
  const near = await find(words, false);
  expect(near.length > 0).toBe(words !== 'zirconio');
  expect((await find(words, true)).map((id) => id - FAR)).toEqual(near);
});
