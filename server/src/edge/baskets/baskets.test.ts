import {
  BASKET_DAYS,
  BASKETS_MAX,
  OWN_BASKET_PATH,
  type OwnBasket,
  type OwnBaskets,
  ownBasketPath,
} from '@press-room/contract/baskets';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { post, put } from '../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { collectPersonalData } from '../privacy/personal-data-queries.ts';
import { TRACES } from '../privacy/retention/traces.ts';

type Headers = Record<string, string>;
const DAY_MS = 86_400_000;
const KEY = '0b9c2a51-6c1e-4f0e-9a53-0d7b5a1f3c11';

describe('the baskets of an account', () => {
  let server: TestServer;
  let users: Record<string, number>;
  let ada: Headers;
  let bo: Headers;

  beforeEach(async () => {
    server = await startTestServer();
    const person = { password: 'Str0ng_pass!', first_name: 'Ada', groups: ['user_press_room'] };
    const emails = ['ada@example.com', 'bo@example.com'];
    ({ users } = await server.load({ users: emails.map((email) => ({ ...person, email })) }));
    ada = await server.signedIn('ada@example.com');
    bo = await server.signedIn('bo@example.com');
  });
  afterEach(() => server.close());

  const content = { name: 'Friday', note: '', items: [{ kind: 'picture', id: 7, note: 'The cover' }] };
  const create = (body: object = {}, headers = ada) =>
    server.call(OWN_BASKET_PATH, post({ key: KEY, ...content, ...body }, headers));
  const made = async (body: object = {}, headers = ada): Promise<OwnBasket> => {
    const { status, json } = await create(body, headers);
    expect([status, json]).toEqual([201, expect.anything()]);
    return json as OwnBasket;
  };
  const change = (
    { id }: { id: number },
    body: object,
    { headers = ada, version }: { headers?: Headers; version?: number } = {},
  ) =>
    server.call(
      ownBasketPath(id),
      put(body, version === undefined ? headers : { ...headers, 'If-Match': `"${version}"` }),
    );
  const remove = ({ id }: { id: number }, version: number, headers = ada) =>
    server.call(ownBasketPath(id), {
      method: 'DELETE',
      headers: { ...headers, 'If-Match': `"${version}"` },
    });
  const list = async (headers = ada): Promise<OwnBasket[]> =>
    ((await server.call(OWN_BASKET_PATH, { headers })).json as OwnBaskets).results;

  it('are written at once with the note that a reader hears of corrections, or not at all', async () => {
    const basket = await made();
    const text = { en: { title: 'Tiles', body: '<p>Text</p>', status: 'published' } };
    const { press_releases: ids } = await server.load({
      press_groups: [{ name: 'Association' }],
      press_releases: [{ press_group: 'Association', date: '2026-11-02', access: 'public', text }],
    });
    const items = [{ kind: 'press_release', id: ids.Tiles }];
    const rename = (from: string, to: string) =>
      server.database.db.schema.alterTable(from).renameTo(to).execute();
    await rename('press_release_taking', 'elsewhere');
    expect((await change(basket, { ...content, items }, { version: 1 })).status).toBe(500);
    expect((await create({ items, key: KEY.replace('0', '1') })).status).toBe(500);
    await rename('elsewhere', 'press_release_taking');
    expect(await list()).toEqual([basket]);
  });

  it('are kept with their names, notes and order, on every device', async () => {
    const basket = await made();
    expect(basket).toMatchObject({ version: 1, key: KEY, ...content });
    const items = [
      { kind: 'press_release', id: 3 },
      { kind: 'picture', id: 7, note: 'The cover' },
    ];
    const changed = await change(basket, { name: '', note: 'Two\nlines', items }, { version: 1 });
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"2"']);
    const answer = await server.call(OWN_BASKET_PATH, {
      headers: await server.signedIn('ada@example.com'),
    });
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect((answer.json as OwnBaskets).results).toMatchObject([
      { version: 2, name: '', note: 'Two\nlines', items },
    ]);
    expect((await remove(basket, 2)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it('are not made twice where an answer was lost', async () => {
    const basket = await made();
    expect(await made({ name: 'Again' })).toEqual(basket);
    expect(await list()).toHaveLength(1);
    expect((await made({}, bo)).id).not.toBe(basket.id);
  });

  it('are changed only from the version that stands, which the refusal tells', async () => {
    const basket = await made();
    const mine = { ...content, name: 'Saturday' };
    expect((await change(basket, mine)).status).toBe(428);
    expect((await change(basket, mine, { version: 1 })).status).toBe(200);
    for (const late of [
      await change(basket, { ...content, name: 'Sunday' }, { version: 1 }),
      await remove(basket, 1),
    ])
      expect([late.status, late.json]).toMatchObject([412, { current: { version: 2, name: 'Saturday' } }]);
    expect(await list()).toMatchObject([{ name: 'Saturday' }]);
  });

  it('are nobody else’s', async () => {
    const basket = await made();
    expect((await change(basket, content, { headers: bo, version: 1 })).status).toBe(404);
    expect((await remove(basket, 1, bo)).status).toBe(404);
    expect(await list(bo)).toEqual([]);
    for (const call of [
      server.call(OWN_BASKET_PATH),
      create({}, {}),
      change(basket, content, { headers: {}, version: 1 }),
      remove(basket, 1, {}),
    ])
      expect((await call).status).toBe(401);
    expect(await list()).toHaveLength(1);
  });

  it('are bounded in number, and each in what it holds', async () => {
    for (let n = 0; n < BASKETS_MAX; n += 1) await made({ key: KEY.replace(/..$/, String(10 + n)) });
    const full = await create({ key: KEY.replace(/..$/, '99') });
    expect([full.status, full.json]).toEqual([
      409,
      expect.objectContaining({ detail: 'There are too many baskets. Delete one first.' }),
    ]);
  });

  it.each([
    [{ key: 'mine' }, 'key'],
    [{ key: undefined }, 'key'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: undefined }, 'name'],
    [{ note: 'x'.repeat(301) }, 'note'],
    [{ items: undefined }, 'items'],
    [{ items: {} }, 'items'],
    [{ items: [{ kind: 'account', id: 1 }] }, 'items'],
    [{ items: [{ kind: 'picture', id: 0 }] }, 'items'],
    [{ items: [{ kind: 'picture', id: 1, note: 'x'.repeat(201) }] }, 'items'],
    [{ items: Array.from({ length: 501 }, (_, at) => ({ kind: 'picture', id: at + 1 })) }, 'items'],
    [{ items: Array.from({ length: 51 }, (_, at) => ({ kind: 'file', id: at + 1 })) }, 'items'],
  ])('refuse what is not one: %#', async (body, field) => {
    const { status, json } = await create(body);
    expect([status, Object.keys(json as object)]).toEqual([400, [field]]);
    expect(await list()).toEqual([]);
  });

  it('refuse a body that is too large', async () => {
    expect((await create({ note: 'x'.repeat(1024 * 1024) })).status).toBe(413);
  });

  it('keep no titles: they may be under embargo', async () => {
    await made({ items: [{ kind: 'press_release', id: 1, title: 'The new kiln' }] });
    expect(JSON.stringify(await list())).not.toContain('kiln');
  });

  it('are in the copy of the own data, and end with the account and with time', async () => {
    const { db } = server.database;
    await made();
    await made({}, bo);
    const own = await collectPersonalData(db, users['ada@example.com'] ?? 0);
    expect(own?.baskets).toMatchObject([content]);
    await db
      .deleteFrom('user_account')
      .where('id', '=', users['ada@example.com'] ?? 0)
      .execute();
    expect(await db.selectFrom('basket').select('user_account_id').execute()).toEqual([
      { user_account_id: users['bo@example.com'] },
    ]);
    const trace = TRACES.find(({ what }) => what === 'baskets that nobody changed');
    const before = (days: number) =>
      new Date(server.clock.now.getTime() + (days - BASKET_DAYS) * DAY_MS).toISOString();
    expect(await trace?.count(db, before(0))).toBe(0);
    await trace?.remove(db, before(BASKET_DAYS), server.clock.now);
    expect(await list(bo)).toEqual([]);
  });

  it('withstand a flood', { tags: ['slow'] }, async () => {
    await server.close();
    server = await startTestServer({ RATE_LIMITS: 'on' });
    await server.load({ users: [{ email: 'ada@example.com', password: 'Str0ng_pass!', first_name: 'Ada' }] });
    ada = await server.signedIn('ada@example.com');
    const statuses: number[] = [];
    for (let time = 0; time < 901; time += 1) statuses.push((await create()).status);
    expect(new Set(statuses.slice(0, 900))).toEqual(new Set([201]));
    expect(statuses.at(-1)).toBe(429);
  });
});
