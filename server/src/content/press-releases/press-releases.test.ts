/** @module-tag engine */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, startTestServer, type TestServer } from '../../../test/server.ts';

const LIST = '/api/press_room/press_release/';
const YEARS = '/api/press_room/press_release_years/';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-20T10:00:00.000Z');
const at = (hours: number): string => new Date(NOW.getTime() + hours * HOUR_MS).toISOString();

const release = (title: string, more: object = {}) => ({
  press_group: 'Association',
  date: '2026-11-20',
  text: { en: { title, body: '<p>porcelain</p>' } },
  ...more,
});

/** Every state of a release; each has a separate year, so that years show it too. */
const RELEASES = {
  public: release('public', { date: '2026-01-01' }),
  press: release('press', { date: '2025-01-01', access: 'press' }),
  scheduled: release('scheduled', { date: '2024-01-01', status: 'scheduled', publish_at: at(2) }),
  embargoed: release('embargoed', { date: '2023-01-01', embargo_until: at(2) }),
  expired: release('expired', { date: '2022-01-01', expires_at: at(-1) }),
  expiring: release('expiring', { date: '2021-01-01', expires_at: at(2) }),
  archived: release('archived', { date: '2020-01-01', status: 'archived' }),
  draft: release('draft', { date: '2019-01-01', status: 'draft' }),
  in_review: release('in_review', { date: '2018-01-01', status: 'in_review' }),
  untranslated: release('untranslated', {
    date: '2017-01-01',
    text: { en: { title: 'untranslated', status: 'draft', body: '' } },
  }),
};
type Name = keyof typeof RELEASES;

describe('press release visibility', () => {
  let server: TestServer;
  let ids: Record<string, number>;
  let headers: Record<'anonymous' | 'outsider' | 'journalist', Record<string, string>>;

  beforeAll(async () => {
    server = await startTestServer();
    server.clock.now = NOW;
    const user = { password: 'Str0ng_pass!' };
    const made = await server.load({
      press_groups: [{ name: 'Association' }],
      users: [
        { ...user, email: 'journalist@example.com', groups: ['user_press_room'] },
        { ...user, email: 'outsider@example.com', groups: ['administrator_associated_companies'] },
      ],
      press_releases: Object.values(RELEASES),
    });
    ids = made.press_releases;
    headers = {
      anonymous: {},
      outsider: await server.signedIn('outsider@example.com'),
      journalist: await server.signedIn('journalist@example.com'),
    };
  });

  afterAll(() => server.close());

  const rowsOf = (answer: Answer) => (answer.json as { data: { title: string }[] }).data;
  const titles = (answer: Answer): string[] => rowsOf(answer).map(({ title }) => title);

  async function expectVisible(reader: keyof typeof headers, names: readonly Name[]): Promise<void> {
    const init = { headers: headers[reader] };
    const list = await server.call(`${LIST}?format=datatables`, init);
    expect(titles(list), 'list').toEqual(names);
    expect(list.json).toMatchObject({ recordsTotal: names.length, recordsFiltered: names.length });

    const query = 'columns[0][data]=title&columns[0][searchable]=true&search[value]=e&keep=title';
    const searched = await server.call(`${LIST}?format=datatables&${query}`, init);
    expect(titles(searched), 'datatables search').toEqual(names.filter((name) => name.includes('e')));
    const whole = await server.call(
      `${LIST}?format=datatables&${query.replace('keep=title', 'keep=*')}`,
      init,
    );
    expect(rowsOf(whole)).toEqual(rowsOf(list).filter(({ title }) => title.includes('e')));

    const found = await server.call(`${LIST}?format=datatables&q=porcelain`, init);
    expect(titles(found).toSorted(), 'full text').toEqual([...names].toSorted());

    const years = (await server.call(`${YEARS}?format=datatables`, init)).json as {
      data: { year: number }[];
    };
    expect(
      years.data.map(({ year }) => year),
      'years',
    ).toEqual(names.map((name) => Number(RELEASES[name].date.slice(0, 4))));

    for (const name of Object.keys(RELEASES) as Name[]) {
      const detail = await server.call(`${LIST}${ids[name]}/`, init);
      expect(detail.status, `detail of ${name}`).toBe(names.includes(name) ? 200 : 404);
    }
  }

  it('shows anonymous readers what is public now', async () => {
    await expectVisible('anonymous', ['public', 'expiring']);
  });

  it('shows an account outside the press room what is public now', async () => {
    await expectVisible('outsider', ['public', 'expiring']);
  });

  it('shows the press what is for the press, but nothing before its time', async () => {
    await expectVisible('journalist', ['public', 'press', 'expiring']);
  });

  it('follows schedule, embargo and expiry to the second, although answers are kept', async () => {
    server.clock.now = new Date(NOW.getTime() + 2 * HOUR_MS - 1);
    await expectVisible('anonymous', ['public', 'expiring']);
    server.clock.now = new Date(NOW.getTime() + 2 * HOUR_MS);
    await expectVisible('anonymous', ['public', 'scheduled', 'embargoed']);
    server.clock.now = NOW;
  });
});

describe('GET /api/press_room/press_release/', () => {
  let server: TestServer;
  let ids: Record<string, number>;

  beforeAll(async () => {
    server = await startTestServer();
    const made = await server.load({
      press_groups: [{ name: 'Association' }, { name: 'Fair' }],
      press_releases: [
        release('Both', { text: { en: { title: 'Both' }, it: { title: 'Entrambe', subtitle: 'Sì' } } }),
        release('Italian only', {
          date: '2026-10-01',
          contacts: [
            { name: { en: '', it: 'Anna Rossi' }, role: { en: 'Press', it: '' }, email: '', phone: '1' },
            { name: { en: 'Desk', it: 'Redazione' }, role: { en: '', it: '' }, email: '', phone: '2' },
          ],
          text: { it: { title: 'Solo italiano' } },
        }),
        release('Half', {
          date: '2025-10-01',
          text: { en: { title: 'Half' }, it: { title: 'Metà', status: 'draft' } },
        }),
        release('Fair', { press_group: 'Fair', date: '2024-10-01' }),
      ],
    });
    ids = made.press_releases;
  });

  afterAll(() => server.close());

  const rows = async (query: string, language = 'en') => {
    const answer = await server.call(`${LIST}?format=datatables&${query}`, {
      headers: { 'Accept-Language': language },
    });
    return (answer.json as { data: Record<string, unknown>[] }).data;
  };

  it('answers texts in the language asked for and says where it fell back', async () => {
    expect(await rows('', 'it')).toMatchObject([
      { title: 'Entrambe', language: 'it', languages: ['en', 'it'] },
      { title: 'Solo italiano', language: 'it', languages: ['it'] },
      { title: 'Half', language: 'en', languages: ['en'] },
      { title: 'Fair', language: 'en' },
    ]);
    expect(await rows('', 'en')).toMatchObject([
      { title: 'Both', language: 'en' },
      { title: 'Solo italiano', language: 'it' },
      { title: 'Half' },
      { title: 'Fair' },
    ]);
  });

  it('names contacts in the language asked for, else in the other one', async () => {
    const contactsIn = async (language: string) => {
      const address = `${LIST}${ids['Solo italiano']}/`;
      return (await server.call(address, { headers: { 'Accept-Language': language } })).json;
    };
    expect(await contactsIn('en')).toMatchObject({
      contacts: [
        { name: 'Anna Rossi', role: 'Press' },
        { name: 'Desk', role: '' },
      ],
    });
    expect(await contactsIn('it')).toMatchObject({
      contacts: [
        { name: 'Anna Rossi', role: 'Press' },
        { name: 'Redazione', role: '' },
      ],
    });
  });

  it('filters by group, year, month and language', async () => {
    expect(await rows('group=2')).toMatchObject([{ title: 'Fair', group: { id: 2, name: 'Fair' } }]);
    expect(await rows('year=2026&month=10')).toMatchObject([{ title: 'Solo italiano' }]);
    expect(await rows('language=it', 'en')).toMatchObject([{ title: 'Both' }, { title: 'Solo italiano' }]);
    expect(await rows('group=99')).toEqual([]);
  });

  it.each([
    ['year=soon', { year: ['A valid integer is required.'] }],
    ['group=undefined', { group: ['A valid integer is required.'] }],
    ['language=fr', { language: ['"fr" is not a valid choice.'] }],
  ])('rejects %s', async (query, body) => {
    const answer = await server.call(`${LIST}?${query}`);
    expect([answer.status, answer.json]).toEqual([400, body]);
  });

  it('orders by title and searches without regard to case or wildcards', async () => {
    const column = 'columns[0][data]=title&columns[0][orderable]=true&columns[0][searchable]=true';
    const ordered = await rows(`${column}&order[0][column]=0&order[0][dir]=desc`);
    expect(ordered.map(({ title }) => title)).toEqual(['Solo italiano', 'Half', 'Fair', 'Both']);
    expect(await rows(`${column}&search[value]=METÀ`, 'it')).toEqual([]);
    expect(await rows(`${column}&search[value]=ENTRAMBE`, 'it')).toHaveLength(1);
    expect(await rows(`${column}&search[value]=%25`)).toEqual([]);
  });

  it('answers 304 for what did not change, and new bytes for what did', async () => {
    const first = await server.call(`${LIST}?format=datatables`);
    const etag = first.headers.get('etag') ?? '';
    const conditional = { headers: { 'If-None-Match': etag } };
    expect((await server.call(`${LIST}?format=datatables`, conditional)).status).toBe(304);
    await server.load({ press_releases: [release('Fresh', { date: '2026-11-19' })] });
    const second = await server.call(`${LIST}?format=datatables`, conditional);
    expect(second.status).toBe(200);
    expect(second.json).toMatchObject({ recordsTotal: 5 });
  });

  it('names what its answers depend on', async () => {
    const answer = await server.call(LIST, { headers: { 'Accept-Language': 'it' } });
    expect(answer.headers.get('vary')).toBe('Accept, Accept-Encoding, Accept-Language, Authorization');
    expect(answer.headers.get('content-language')).toBe('it');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('wraps one release in the envelope when asked to', async () => {
    const answer = await server.call(`${LIST}${ids.Both}/?format=datatables`);
    expect(answer.json).toMatchObject({ draw: 1, data: { title: 'Both', body: '' } });
  });
});

describe('rich text', () => {
  it('is sanitised when it is written', async () => {
    const server = await startTestServer();
    const body =
      '<p onclick="x()">Safe <a href="javascript:alert(1)">link</a> <a href="https://example.com">good</a></p><script>alert(1)</script><img src=x onerror=alert(1)>';
    await server.load({
      press_groups: [{ name: 'Association' }],
      press_releases: [release('Rich', { text: { en: { title: 'Rich', body } } })],
    });
    const { json } = await server.call(`${LIST}1/`);
    expect(json).toMatchObject({
      body: '<p>Safe <a rel="noopener noreferrer">link</a> <a href="https://example.com" rel="noopener noreferrer">good</a></p>',
    });
    await server.close();
  });
});
