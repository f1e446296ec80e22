/** @module-tag engine */
import {
  PRESS_RELEASE_COMPANIES_PATH,
  PRESS_RELEASE_GROUPS_PATH,
  PRESS_RELEASE_PATH,
  PRESS_RELEASE_YEARS_PATH,
} from '@press-room/contract/press-releases';
import { SEARCH_PATH, type SearchResults } from '@press-room/contract/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const release = (press_group: string, date: string, title: string, more: object = {}) => ({
  press_group,
  date,
  text: { en: { title, body: '' } },
  ...more,
});

const toCounts = (json: unknown) => {
  const { data } = json as { data: { group: { name: string }; count: number; is_capped?: boolean }[] };
  return data.map(({ group, count, is_capped }) => [group.name, is_capped ? `${count}+` : count]);
};

describe('press releases of a house with two press groups', () => {
  let server: TestServer;
  let journalist: Record<string, string>;
  let fair: number;

  beforeAll(async () => {
    server = await startTestServer();
    await server.load({
      press_groups: [{ name: 'Fair' }, { name: 'Association' }, { name: 'Without releases' }],
      users: [{ email: 'alice@example.com', password: 'Str0ng_pass!', groups: ['user_press_room'] }],
      press_releases: [
        release('Association', '2026-03-01', 'Kilns of the district'),
        release('Association', '2025-03-01', 'Exports grow'),
        release('Association', '2026-04-01', 'Kilns of tomorrow', { access: 'press' }),
        release('Fair', '2026-05-01', 'Kilns on show'),
      ],
    });
    journalist = await server.signedIn('alice@example.com');
    const groups = await server.call('/api/press_room/press_group/?format=datatables');
    fair =
      (groups.json as { data: { id: number; name: string }[] }).data.find(({ name }) => name === 'Fair')
        ?.id ?? 0;
  });
  afterAll(() => server.close());

  const counts = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await server.call(`${PRESS_RELEASE_GROUPS_PATH}?format=datatables${query}`, { headers });
    expect(answer.status, answer.text).toBe(200);
    return toCounts(answer.json);
  };

  it('are counted by group, those without any left out', async () => {
    expect(await counts('')).toEqual([
      ['Association', 2],
      ['Fair', 1],
    ]);
  });

  it('are counted for words and filters as the list of each group finds them', async () => {
    expect(await counts('&q=kilns')).toEqual([
      ['Association', 1],
      ['Fair', 1],
    ]);
    expect(await counts('&q=kilns&year=2025')).toEqual([]);
    expect(await counts('&year=2025')).toEqual([['Association', 1]]);
    expect(await counts('&q=xyzzy')).toEqual([]);
    expect(await counts(`&q=kilns&group=${fair}`)).toEqual(await counts('&q=kilns'));
  });

  it('count what is for the press for the press alone', async () => {
    expect(await counts('&q=kilns', journalist)).toEqual([
      ['Association', 2],
      ['Fair', 1],
    ]);
  });

  it('refuses a filter that is no number', async () => {
    expect((await server.call(`${PRESS_RELEASE_GROUPS_PATH}?year=soon`)).status).toBe(400);
  });

  it.each([
    ['length=abc', 200],
    ['draw=abc', 200],
    ['format=datatables&length=abc', 200],
    ['format=datatables&length=10&start=abc', 404],
  ])('have the page that every list has for %s', async (query, status) => {
    expect((await server.call(`${PRESS_RELEASE_GROUPS_PATH}?${query}`)).status).toBe(status);
  });

  it('are found by the search of everything in the group that is named, as by its list', async () => {
    const find = async (group: string) => {
      const answer = await server.call(`${SEARCH_PATH}?q=kilns${group}`);
      return (answer.json as SearchResults).releases.map(({ title }) => title);
    };
    expect(await find(`&group=${fair}`)).toEqual(['Kilns on show']);
    expect(await find('')).toHaveLength(2);
    const list = await server.call(`${PRESS_RELEASE_PATH}?format=datatables&q=kilns&group=${fair}`);
    expect((list.json as { data: { title: string }[] }).data.map(({ title }) => title)).toEqual([
      'Kilns on show',
    ]);
    expect((await server.call(`${SEARCH_PATH}?q=kilns&group=fair`)).status).toBe(400);
  });
});

describe('companies that have press releases', () => {
  let server: TestServer;
  let ids: Record<string, number>;

  beforeAll(async () => {
    server = await startTestServer();
    const { press_groups, companies } = await server.load({
      press_groups: [{ name: 'Fair' }, { name: 'Association' }],
      companies: [
        { business_name: 'Zeta S.p.A.', pub_business_name: 'Zeta' },
        { business_name: 'Beta Gres' },
        { business_name: 'Secret Kilns' },
        { business_name: 'Silent' },
      ],
      users: [{ email: 'alice@example.com', password: 'Str0ng_pass!', groups: ['user_press_room'] }],
      press_releases: [
        release('Association', '2026-03-01', 'Of the house'),
        release('Association', '2026-03-02', 'New kilns', { company: 'Beta Gres' }),
        release('Association', '2025-05-01', 'Old kilns', { company: 'Beta Gres' }),
        release('Association', '2024-05-01', 'Tiles', { company: 'Zeta S.p.A.' }),
        release('Fair', '2026-03-03', 'On show', { company: 'Zeta S.p.A.' }),
        release('Fair', '2026-03-04', 'For the press', { company: 'Secret Kilns', access: 'press' }),
      ],
    });
    ids = { ...press_groups, ...companies };
  });
  afterAll(() => server.close());

  const companies = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await server.call(`${PRESS_RELEASE_COMPANIES_PATH}?format=datatables${query}`, {
      headers,
    });
    expect(answer.status, answer.text).toBe(200);
    const { data } = answer.json as { data: { company: { name: string }; count: number }[] };
    return data.map(({ company, count }) => [company.name, count]);
  };

  it('are listed by their public names, those without any left out', async () => {
    expect(await companies('')).toEqual([
      ['Beta Gres', 2],
      ['Zeta', 2],
    ]);
    expect(await companies(`&group=${ids.Association}`)).toEqual([
      ['Beta Gres', 2],
      ['Zeta', 1],
    ]);
    expect(await companies('&length=1')).toEqual([['Beta Gres', 2]]);
  });

  it('are named to those alone who may read their news', async () => {
    const journalist = await server.signedIn('alice@example.com');
    expect(await companies(`&group=${ids.Fair}`)).toEqual([['Zeta', 1]]);
    expect(await companies(`&group=${ids.Fair}`, journalist)).toEqual([
      ['Secret Kilns', 1],
      ['Zeta', 1],
    ]);
  });

  it('have years of their own', async () => {
    const years = async (company: number | undefined) =>
      (await server.call(`${PRESS_RELEASE_YEARS_PATH}?format=datatables&company=${company}`)).json;
    expect(await years(ids['Beta Gres'])).toMatchObject({
      data: [
        { year: 2026, count: 1 },
        { year: 2025, count: 1 },
      ],
    });
    expect(await years(ids['Secret Kilns'])).toMatchObject({ data: [] });
  });

  it('refuses a group that is no number', async () => {
    expect((await server.call(`${PRESS_RELEASE_COMPANIES_PATH}?group=fair`)).status).toBe(400);
  });
});

describe('more press releases than a search counts', () => {
  const COUNTED = 500;
  const WORDS = 'kilns of the district';
  const statements: string[] = [];
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({}, { log: ({ query }) => void statements.push(query.sql) });
    const many = (press_group: string, year: number, length: number, title: string) =>
      Array.from({ length }, (_, at) => release(press_group, `${year}-01-${10 + (at % 20)}`, title));
    await server.load({
      press_groups: ['Association', 'Fair', 'Museum', 'Silent'].map((name) => ({ name })),
      press_releases: [
        ...many('Association', 2026, 460, 'Kilns of the district, glazes and tiles'),
        ...many('Fair', 2025, 70, 'Kilns of the district and glazes'),
        ...many('Association', 2024, 60, 'Glazes'),
        ...many('Museum', 2024, 3, 'Kilns of the district, glazes and tiles'),
        ...many('Silent', 2026, 1, 'Marble'),
      ],
    });
  });
  afterAll(() => server.close());

  const counts = async (query: string) =>
    toCounts((await server.call(`${PRESS_RELEASE_GROUPS_PATH}?format=datatables&${query}`)).json);
  const list = async (query: string, format = 'datatables') =>
    (await server.call(`${PRESS_RELEASE_PATH}?format=${format}&length=1&q=${query}`)).json;

  it.each([WORDS, `"${WORDS}"`, 'kilns'])(
    'are counted group by group, also those that the newest do not show: %s',
    async (words) => {
      expect(await counts(`q=${encodeURIComponent(words)}`)).toEqual([
        ['Association', 460],
        ['Fair', 70],
        ['Museum', 3],
      ]);
    },
  );

  it('are said to be more where a group has more, and none is missing', async () => {
    expect(await counts('q=glazes')).toEqual([
      ['Association', `${COUNTED}+`],
      ['Fair', 70],
      ['Museum', 3],
    ]);
    expect(await counts('q=glazes&year=2024')).toEqual([
      ['Association', 60],
      ['Museum', 3],
    ]);
    expect(await counts('year=2024')).toEqual(await counts('q=glazes&year=2024'));
  });

  it('ask for nothing more where the words of the house are all counted', async () => {
    statements.length = 0;
    expect(await counts('q=tiles')).toEqual([
      ['Association', 460],
      ['Museum', 3],
    ]);
    expect(statements.filter((sql) => /\b(?:release_fts|release_search)\b/.test(sql))).toHaveLength(1);
  });

  it('are said to be more by the list', async () => {
    expect(await list('glazes')).toMatchObject({ recordsFiltered: COUNTED, is_capped: true });
    expect(await list('glazes', 'json')).toMatchObject({ count: COUNTED, is_capped: true });
    expect(await list('tiles')).not.toHaveProperty('is_capped');
  });
});
