import { createCompanies } from '../server/src/content/companies/writing.ts';
import type { Database } from '../server/src/platform/db/database.ts';
import type { Db } from '../server/src/platform/db/db.ts';
import type { PdfDocument } from '../server/src/platform/pdf/blocks.ts';
import { toKey, toSearchedKey } from '../server/src/platform/text/keys.ts';

export const COVERAGE_SIZES = { clippings: 10_000, outlets: 800, companies: 400, feeds: 200, entries: 30 };

const ROWS_AT_ONCE = 200;
const WORDS = 'ceramica gres fiera export Sassuolo forno smalto collezione mercato design piastrella'.split(
  ' ',
);
const KINDS = ['print', 'web', 'radio', 'tv', 'social', 'newsletter'];
const TONES = ['positive', 'neutral', 'negative', ''];

const pick = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length];
  if (item === undefined) throw new Error('There is nothing to pick');
  return item;
};
const sentence = (at: number, words: number): string =>
  Array.from({ length: words }, (_, word) => pick(WORDS, at * 7 + word * (1 + (at % 5)))).join(' ');
const dayOf = (at: number): string =>
  new Date(Date.UTC(2026, 10, 1) - (at % 1000) * 86_400_000).toISOString().slice(0, 10);
const START = '2026-11-01T06:00:00.000Z';

export async function addGroup(db: Db): Promise<number> {
  const texts = { tagline_en: '', tagline_it: '', boilerplate_en: '', boilerplate_it: '' };
  const { id } = await db
    .insertInto('press_group')
    .values({
      name: 'Bench association',
      theme: 'cobalt',
      ...texts,
      office: null,
      colours: null,
      logo_asset_id: null,
      review_hour: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertInSteps<Row>(
  rows: readonly Row[],
  insert: (some: Row[]) => Promise<readonly { id: number }[]>,
): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    ids.push(...(await insert(rows.slice(at, at + ROWS_AT_ONCE))).map(({ id }) => id));
  return ids;
}

/** Returns their ids. */
export async function addClippings(db: Db, press_group_id: number, count: number): Promise<number[]> {
  const outlets = await insertInSteps(
    Array.from({ length: COVERAGE_SIZES.outlets }, (_, at) => ({
      name: `Gazzetta ${at}`,
      name_key: toKey(`Gazzetta ${at}`),
      website: `https://gazzetta${at}.example`,
      reach: 1000 + ((at * 37) % 90_000),
      updated_at: START,
    })),
    (rows) => db.insertInto('outlet').values(rows).returning('id').execute(),
  );
  const rows = Array.from({ length: count }, (_, at) => {
    const [headline, excerpt] = [sentence(at, 9), sentence(at + 3, 60)];
    const url = `gazzetta${at % outlets.length}.example/${at}`;
    return {
      press_group_id,
      kind: pick(KINDS, at),
      headline,
      outlet_id: pick(outlets, at),
      author: 'Ada Rossi',
      author_key: toKey('Ada Rossi'),
      contact_id: null,
      published_on: dayOf(at),
      url: `https://${url}`,
      url_key: url,
      excerpt,
      search_text: toSearchedKey([headline, excerpt]),
      language: 'it',
      tone: pick(TONES, at),
      reach: null,
      space: null,
      seconds: null,
      licence: 'link_only',
      licensed_until: null,
      file_asset_id: null,
      created_at: START,
      updated_at: START,
    };
  });
  return insertInSteps(rows, (some) => db.insertInto('clipping').values(some).returning('id').execute());
}

/** Clippings with companies, and feeds that were never read. */
export async function fillCoverage({ db }: Database): Promise<void> {
  const group = await addGroup(db);
  const clippings = await addClippings(db, group, COVERAGE_SIZES.clippings);
  const companies: number[] = [];
  for (let at = 0; at < COVERAGE_SIZES.companies; at += ROWS_AT_ONCE) {
    const some = Array.from({ length: ROWS_AT_ONCE }, (_, step) => ({ business_name: nameOf(at + step) }));
    companies.push(...(await createCompanies(db, some, new Date(START))));
  }
  const links = clippings.map((clipping_id, at) => ({ clipping_id, company_id: pick(companies, at) }));
  for (let at = 0; at < links.length; at += ROWS_AT_ONCE)
    await db
      .insertInto('clipping_company')
      .values(links.slice(at, at + ROWS_AT_ONCE))
      .execute();
  const feeds = Array.from({ length: COVERAGE_SIZES.feeds }, (_, at) => ({
    name: `Feed ${at}`,
    name_key: toKey(`Feed ${at}`),
    url: `http://paper${at}.example/feed`,
    url_key: `paper${at}.example/feed`,
    host: `paper${at}.example`,
    outlet_id: null,
    press_group_id: group,
    read_at: null,
    first_read_at: null,
    next_at: START,
    error: null,
    created_at: START,
    updated_at: START,
  }));
  await insertInSteps(feeds, (rows) => db.insertInto('clipping_feed').values(rows).returning('id').execute());
}

const nameOf = (at: number): string => `Ceramiche Bench${at} S.p.A.`;

/** A feed of one host; one entry in ten names a company. */
export function toFeed(host: string): string {
  const at = new Date().toUTCString();
  const items = Array.from({ length: COVERAGE_SIZES.entries }, (_, entry) => {
    const title = entry % 10 === 0 ? `${nameOf(entry * 3)} ${sentence(entry, 6)}` : sentence(entry, 8);
    return `<item><title>${title}</title><link>http://${host}/${entry}</link><description>${sentence(entry, 40)}</description><pubDate>${at}</pubDate></item>`;
  });
  return `<rss version="2.0"><channel><title>F</title>${items.join('')}</channel></rss>`;
}

/** A page of a newspaper in columns of text. */
export const makeArticle = (at: number, pages: number): PdfDocument => ({
  title: 'Article',
  language: 'it',
  author: '',
  header: 'Gazzetta',
  footer: '',
  madeAt: new Date(START),
  blocks: Array.from({ length: pages }, (_, page) => [
    ...(page === 0 ? [] : [{ kind: 'page' } as const]),
    { kind: 'heading', level: 1, text: sentence(at, 8) } as const,
    ...Array.from({ length: 6 }, (_each, block) => ({
      kind: 'paragraph' as const,
      text: sentence(at + block, 70),
    })),
  ]).flat(),
});
