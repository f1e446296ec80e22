import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const YEARS = '/api/press_room/press_release_years/';
const GROUPS = '/api/press_room/press_group/';

const release = (date: string) => ({ press_group: 'Nuova Città È', date, text: { en: { title: 'Tiles' } } });

describe('small lists', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await server.load({
      press_groups: [{ name: 'Nuova Città È' }, { name: 'CITTÀ È' }],
      press_releases: ['2020-05-01', '2021-05-01', '2021-06-01', '2012-05-01'].map(release),
    });
  });
  afterAll(() => server.close());

  const call = (path: string, query: Record<string, string>) =>
    server.call(`${path}?${String(new URLSearchParams({ format: 'datatables', ...query }))}`);
  const ask = async (path: string, query: Record<string, string>) =>
    (await call(path, query)).json as {
      recordsTotal: number;
      recordsFiltered: number;
      data: Record<string, unknown>[];
    };
  const column = (name: string) => ({
    'columns[0][data]': name,
    'columns[0][searchable]': 'true',
    'columns[0][orderable]': 'true',
  });
  const yearsOf = async (query: Record<string, string>): Promise<unknown[]> =>
    (await ask(YEARS, { ...column('year'), ...query })).data.map(({ year }) => year);

  it('are searched as large ones are', async () => {
    expect(await yearsOf({})).toEqual([2021, 2020, 2012]);
    expect(await yearsOf({ 'search[value]': '12' })).toEqual([2012]);
    expect(await yearsOf({ 'columns[0][search][value]': '20', 'search[value]': '1' })).toEqual([2021, 2012]);
    expect(await yearsOf({ 'search[value]': '^20[0-1]', 'search[regex]': 'true' })).toEqual([2012]);
    expect(await yearsOf({ 'search[value]': '(', 'search[regex]': 'true' })).toEqual([2021, 2020, 2012]);
    expect(await yearsOf({ 'search[value]': '1', 'columns[0][searchable]': 'TRUE' })).toHaveLength(3);
    expect(await ask(YEARS, { ...column('nothing'), 'search[value]': '1' })).toMatchObject({
      recordsTotal: 3,
      recordsFiltered: 3,
    });
    expect(await ask(YEARS, { ...column('year'), 'search[value]': '1999' })).toMatchObject({
      recordsTotal: 3,
      recordsFiltered: 0,
      data: [],
    });
  });

  it('are ordered as they are asked for, and never by what they do not show', async () => {
    const order = { 'order[0][column]': '0', 'order[0][dir]': 'asc' };
    expect(await yearsOf(order)).toEqual([2012, 2020, 2021]);
    expect(await yearsOf({ ...order, 'order[0][dir]': 'desc', length: '2', start: '2' })).toEqual([2012]);
    const byNothing = await ask(YEARS, { ...column('constructor'), ...order });
    expect(byNothing.data).toEqual([{}, {}, {}]);
  });

  it('refuse as much as large ones do', async () => {
    const long = { 'search[value]': 'x'.repeat(300) };
    expect((await call(YEARS, long)).status).toBe(200);
    expect((await call(YEARS, { ...column('year'), ...long })).status).toBe(400);
  });

  it('have the name that is looked for first, whatever its capitals and wherever it is searched', async () => {
    for (const where of ['columns[0][search][value]', 'search[value]']) {
      const { data } = await ask(GROUPS, { ...column('name'), [where]: 'città è' });
      expect(
        data.map(({ name }) => name),
        where,
      ).toEqual(['CITTÀ È', 'Nuova Città È']);
    }
  });

  it('take numbers that are larger than any', async () => {
    const huge = '99999999999999999999';
    expect(await ask(YEARS, { length: huge })).toMatchObject({ recordsFiltered: 3 });
    expect(await ask(YEARS, { group: huge })).toMatchObject({ recordsTotal: 0, data: [] });
    expect(await ask(YEARS, { draw: '1419385871518123' })).toMatchObject({ draw: 1_419_385_871_518_123 });
    expect((await server.call(`${YEARS}${huge}/`)).status).toBe(404);
  });
});
