/** @module-tag slow */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCAN_SECONDS } from '../../src/platform/config/config.ts';
import { WorkRefused } from '../../src/platform/limited/concurrency-limiter.ts';
import { type Answer, startTestServer, type TestServer } from '../server.ts';

const LIST = '/api/press_room/press_release/';
const YEARS = '/api/press_room/press_release_years/';
const GROUPS = '/api/press_room/press_group/';
const TOO_SLOW =
  'This search takes too long. Make it simpler, or narrow the list first, for example to one year.';
const TOO_COMPLEX = 'This search is too complex: use fewer columns, a shorter text or a simpler expression.';
const BUSY = 'The press room is very busy at the moment. Try again in a few seconds.';

/** Scans have the lowest priority: on a busy machine one may exceed its time, and is repeated. */
const UNTIL_ANSWERED = { timeout: 500_000 };

/** Takes many seconds on either engine: whether a match is still possible depends on everything before. */
const ENDLESS = 'a[a-z ]{190}\\d';
const RELEASES = 300;
const ABSTRACT_LENGTH = 40_000;

/** Contains no match, and is the same each time. */
function writeAbstract(at: number): string {
  let state = at + 1;
  const letters = Array.from({ length: ABSTRACT_LENGTH }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return 'aei lrst'.charAt(state >>> 29);
  });
  return `ceramica fiera ${letters.join('')}`;
}

interface Column {
  name: string;
  value?: string;
}

let draw = 0;

function toQuery(columns: readonly Column[], search: { value?: string; isRegex?: boolean } = {}): string {
  draw += 1;
  const query = new URLSearchParams({ format: 'datatables', length: '10', draw: String(draw) });
  for (const [at, { name, value }] of columns.entries()) {
    query.set(`columns[${at}][data]`, 'x');
    query.set(`columns[${at}][name]`, name);
    query.set(`columns[${at}][searchable]`, 'true');
    if (value !== undefined) query.set(`columns[${at}][search][value]`, value);
  }
  if (search.value !== undefined) query.set('search[value]', search.value);
  if (search.isRegex === true) query.set('search[regex]', 'true');
  return query.toString();
}

const pattern = (value: string, name = 'abstract'): string => toQuery([{ name }], { value, isRegex: true });
const found = ({ status, json }: Answer): number | string =>
  status === 200 ? (json as { recordsFiltered: number }).recordsFiltered : `answered ${status}`;

describe('searches that look at every row', () => {
  let server: TestServer;
  const list = (query: string, init?: RequestInit): Promise<Answer> => server.call(`${LIST}?${query}`, init);
  const expectFound = (query: string, count: number): Promise<void> =>
    expect.poll(async () => found(await list(query)), UNTIL_ANSWERED).toBe(count);

  beforeAll(async () => {
    server = await startTestServer({}, { scanSeconds: SCAN_SECONDS });
    await server.load({
      press_groups: [{ name: 'Association' }],
      press_releases: Array.from({ length: RELEASES }, (_, at) => ({
        press_group: 'Association',
        date: `${2000 + (at % 20)}-01-01`,
        text: { en: { title: `Release ${at}`, body: '<p>clay</p>' } },
      })),
    });
    // Written directly to the table, because indexing that much text would take longer than the tests.
    await server.database.change(async (trx) => {
      const rows = await trx.selectFrom('press_release_text').select('press_release_id as id').execute();
      for (const [at, { id }] of rows.entries()) {
        const abstract = writeAbstract(at);
        await trx
          .updateTable('press_release_text')
          .set({ abstract })
          .where('press_release_id', '=', id)
          .execute();
      }
    });
  });
  afterAll(() => server.close());

  it('end at their deadline with a refusal that says so, and nothing else waits for them', async () => {
    const read = (): Promise<Answer[]> => {
      draw += 1;
      const list = `${LIST}?format=datatables&length=1&draw=${draw}`;
      const search = `${list}&q=clay&year=2001`;
      return Promise.all(
        [list, search, `${YEARS}?draw=${draw}`, GROUPS, '/healthz'].map((path) => server.call(path)),
      );
    };
    const attackAndRead = async (): Promise<{ answer: Answer; answers: Answer[]; isFirst: boolean }> => {
      let isOver = false;
      const attack = list(pattern(ENDLESS)).finally(() => {
        isOver = true;
      });
      const answers = await read();
      const isFirst = !isOver;
      return { answer: await attack, answers, isFirst };
    };
    await read();
    // If reads waited for scans, they would never be first; on a busy machine they may once take longer than a scan is
    // allowed.
    let { answer, answers, isFirst } = await attackAndRead();
    while (!isFirst) ({ answer, answers, isFirst } = await attackAndRead());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('30');
    expect(answer.json).toMatchObject({ detail: TOO_SLOW, data: { detail: TOO_SLOW } });
    // The slot is free again.
    await expectFound(toQuery([{ name: 'title' }], { value: 'release 29' }), 11);
  });

  it('look at a column once, however often it is named', async () => {
    const names = Array.from({ length: 20 }, () => ({ name: 'abstract', value: 'ceramica' }));
    await expectFound(toQuery(names, { value: 'fiera' }), RELEASES);
    const repeated = { name: Array.from({ length: 1500 }, () => 'title').join(',') };
    await expectFound(toQuery([repeated], { value: 'release 149' }), 1);
    const unknown = { name: Array.from({ length: 1500 }, (_, at) => `no${at}`).join(',') };
    await expectFound(toQuery([unknown], { value: 'x' }), RELEASES);
  });

  it('end at the deadline too when a column is named twenty times', async () => {
    const names = Array.from({ length: 20 }, () => ({ name: 'abstract' }));
    expect((await list(toQuery(names, { value: ENDLESS, isRegex: true }))).status).toBe(503);
  });

  it('answer or end whatever the pattern', async () => {
    const answer = await list(pattern('(.*a){25}\\d'));
    expect([200, 503]).toContain(answer.status);
  });

  it.each([
    ['a repetition that is counted out', pattern('[a-z ]{1,400}\\d{3}x')],
    ['repetitions in one another', pattern('((a{20}){20}b){2}')],
    ['a long pattern', pattern('a|'.repeat(150))],
    ['a long text', toQuery([{ name: 'title' }], { value: 'a'.repeat(201) })],
    ['a long text in a column', toQuery([{ name: 'title', value: 'a'.repeat(201) }])],
    ['more columns than a table has', toQuery(Array.from({ length: 101 }, () => ({ name: 'title' })))],
    [
      'a text of its own for each of many columns',
      toQuery(Array.from({ length: 51 }, (_, at) => ({ name: 'title', value: `text ${at}` }))),
    ],
  ])('refuse %s in the language of the reader', async (_, query) => {
    const answer = await list(query);
    expect([answer.status, answer.json]).toMatchObject([400, { detail: TOO_COMPLEX }]);
    const italian = await list(query, { headers: { 'Accept-Language': 'it' } });
    expect(italian.text).toContain('Questa ricerca è troppo complessa');
  });

  it.each([
    ['search', toQuery([{ name: 'title' }], { value: 'Rel\0ease' })],
    ['pattern', pattern('Rel\0ease', 'title')],
    ['column', toQuery([{ name: 'title', value: '\0' }])],
  ])('find nothing for a %s with a character that no text holds', async (_, query) => {
    await expectFound(query, 0);
  });

  it('leave a bounded queue when it is full: others are refused at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => list(pattern(ENDLESS))));
    const refused = answers.filter(({ json }) => (json as { detail?: string }).detail === BUSY);
    // One or two run, half of sixteen slots are queued; some may time out before their turn.
    expect(refused.length).toBeGreaterThanOrEqual(14);
    expect(new Set(refused.map(({ headers }) => headers.get('Retry-After')))).toEqual(new Set(['5']));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  });

  it('end when who asked hangs up', async () => {
    const countHungUp = async (): Promise<number> => {
      const hangUp = new AbortController();
      // As many as one reader may queue: if they were still queued, the next would be refused.
      const attacks = Array.from({ length: 10 }, () => list(pattern(ENDLESS), { signal: hangUp.signal }));
      const results = Promise.allSettled(attacks);
      await expect(list(pattern(ENDLESS))).resolves.toMatchObject({ status: 503, json: { detail: BUSY } });
      hangUp.abort();
      return (await results).filter(({ status }) => status === 'rejected').length;
    };
    // A pause of the machine can use up their time, so that none is left to disconnect.
    await expect.poll(countHungUp).toBeGreaterThanOrEqual(9);
    await server.call('/healthz');
    await expectFound(toQuery([{ name: 'title' }], { value: 'release 149' }), 1);
  });

  it('are ended in the middle of what they do', async () => {
    const { database } = server;
    const [first, second] = [new AbortController(), new AbortController()];
    const attack = database.scan({ key: 'a', signal: first.signal }, (db) => {
      queueMicrotask(() => setTimeout(() => first.abort(), 200));
      return db
        .selectFrom('press_release_text')
        .select('language')
        .where((eb) => database.matches(eb.ref('abstract'), ENDLESS))
        .execute();
    });
    await expect(attack).rejects.toMatchObject(new WorkRefused('gone'));
    const next = () =>
      database.scan({ key: 'b', signal: second.signal }, (db) =>
        db.selectFrom('press_group').select('name').execute(),
      );
    await expect.poll(next, UNTIL_ANSWERED).toHaveLength(1);
  });
});

describe('searches with a pattern', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ RATE_LIMITS: 'on' });
    server.clock.now = new Date();
  });
  afterAll(() => server.close());

  it('are counted by address, but not other searches', async () => {
    const statuses = new Set<number>();
    for (let at = 0; at < 60; at += 1) {
      statuses.add((await server.call(`${LIST}?${pattern(`clay${at}`)}`)).status);
    }
    expect(statuses).toEqual(new Set([200]));
    const refused = await server.call(`${LIST}?${pattern('clay')}`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const plain = await server.call(`${LIST}?${toQuery([{ name: 'title' }], { value: 'clay' })}`);
    expect(plain.status).toBe(200);
  });
});
