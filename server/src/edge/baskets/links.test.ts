import {
  type BasketLink,
  basketLinkPath,
  type CurrentLink,
  OWN_BASKET_PATH,
  type OwnBasket,
  ownBasketPath,
  SHARED_BASKET_PATH,
  type SharedBasket,
} from '@press-room/contract/baskets';
import type { BasketItem } from '@press-room/contract/downloads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DownloadServer, type Headers, startDownloadServer } from '../../../test/downloads.ts';
import { post, put } from '../../../test/requests.ts';
import { onRome } from '../../platform/text/bilingual.ts';
import { toSentences } from '../privacy/export/sentences.ts';
import { collectPersonalData } from '../privacy/personal-data-queries.ts';

const DAY_MS = 86_400_000;
const KEY = '0b9c2a51-6c1e-4f0e-9a53-0d7b5a1f3c11';

describe('the link of a basket', () => {
  let site: DownloadServer;
  let basket: OwnBasket;

  const start = async (environment: Record<string, string> = {}) => {
    site = await startDownloadServer(environment);
    const { hall, open, later } = site.ids;
    const items = [hall, open, later].map((id) => ({ kind: 'picture', id, note: 'A secret note' }));
    const body = { key: KEY, name: 'Friday', note: 'Another secret', items };
    basket = (await call(OWN_BASKET_PATH, post(body, site.alice))).json as OwnBasket;
  };
  beforeEach(() => start());
  afterEach(() => site.server.close());

  const call = (path: string, init: RequestInit = {}) => site.server.call(path, init);
  const create = (days: unknown = 7, headers = site.alice) =>
    call(basketLinkPath(basket.id), post({ days }, headers));
  const share = async (days = 7): Promise<BasketLink> => {
    const { status, json } = await create(days);
    expect([status, json]).toEqual([201, expect.anything()]);
    const { link } = json as CurrentLink;
    if (link === null) throw new Error('there is no link');
    return link;
  };
  const state = async (headers = site.alice): Promise<BasketLink | null> =>
    ((await call(basketLinkPath(basket.id), { headers })).json as CurrentLink).link;
  const end = (headers = site.alice) => call(basketLinkPath(basket.id), { method: 'DELETE', headers });
  const tokenOf = ({ url }: BasketLink): string => url.split('shared=')[1] ?? '';
  const open = (token: string, headers: Headers = {}) => call(SHARED_BASKET_PATH, post({ token }, headers));
  const look = async (link: BasketLink, headers: Headers = {}): Promise<SharedBasket> => {
    const { status, json } = await open(tokenOf(link), headers);
    expect([status, json]).toEqual([200, expect.anything()]);
    return json as SharedBasket;
  };
  const idsOf = ({ items }: SharedBasket): number[] => items.map(({ id }) => id);

  it('shows what its opener may see at that moment, and no notes', async () => {
    const link = await share();
    const { ids, alice, outsider } = site;
    const stranger = await open(tokenOf(link));
    expect(stranger.headers.get('cache-control')).toContain('no-store');
    expect(stranger.json).toMatchObject({ name: 'Friday', is_partial: true });
    for (const headers of [{}, outsider]) expect(idsOf(await look(link, headers))).toEqual([ids.open]);
    expect(stranger.text).not.toContain('secret');
    expect(stranger.text).not.toContain(`"id":${ids.hall},`);
    const admitted = await look(link, alice);
    expect(idsOf(admitted)).toEqual([ids.hall, ids.open]);
    expect(admitted.items[0]?.picture?.renditions[0]?.url).toContain('signature=');
    site.server.clock.now = new Date('2026-11-21T10:00:00Z');
    const nextDay = await site.server.signedIn('alice@example.com');
    const later = await look(link, nextDay);
    expect([idsOf(later), later.is_partial]).toEqual([[ids.hall, ids.open, ids.later], false]);
    const { db } = site.server.database;
    await db.updateTable('gallery').set({ access: 'press' }).execute();
    expect(idsOf(await look(link))).toEqual([]);
    expect(await state(nextDay)).toMatchObject({ openings: 6, url: link.url });
  });

  it('gives no file by itself: the ZIP is that of its opener', async () => {
    const { items } = await look(await share());
    const shown = items.map(({ kind, id }) => ({ kind, id }));
    const asked: BasketItem[] = [...shown, { kind: 'picture', id: site.ids.hall }];
    const { url } = await site.getTicket({ basket: asked }, {});
    const { bytes } = await site.fetchBytes(url);
    expect(bytes.includes('open in full')).toBe(true);
    expect(bytes.includes('hall in full')).toBe(false);
  });

  it('follows the basket', async () => {
    const link = await share();
    const body = { name: 'Saturday', note: '', items: [] };
    await call(ownBasketPath(basket.id), put(body, { ...site.alice, 'If-Match': '"1"' }));
    expect(await look(link)).toMatchObject({ name: 'Saturday', items: [], is_partial: false });
    await call(ownBasketPath(basket.id), { method: 'DELETE', headers: { ...site.alice, 'If-Match': '"2"' } });
    expect((await open(tokenOf(link))).status).toBe(404);
  });

  it.each([1, 7, 30])('ends after %i days', async (days) => {
    const link = await share(days);
    const over = site.server.clock.now.getTime() + days * DAY_MS;
    expect(Date.parse(link.expires_at)).toBe(over);
    site.server.clock.now = new Date(over - 1);
    expect((await open(tokenOf(link))).status).toBe(200);
    site.server.clock.now = new Date(over);
    expect((await open(tokenOf(link))).status).toBe(404);
  });

  it('ends at once, and where another takes its place', async () => {
    const first = await share();
    const second = await share(1);
    expect((await open(tokenOf(first))).status).toBe(404);
    expect((await open(tokenOf(second))).status).toBe(200);
    expect((await end()).status).toBe(204);
    expect((await end()).status).toBe(404);
    expect((await open(tokenOf(second))).status).toBe(404);
    expect(await state()).toBeNull();
    const { db } = site.server.database;
    const ended_at = site.server.clock.now.toISOString();
    expect(await db.selectFrom('handout').select('ended_at').execute()).toEqual([{ ended_at }]);
    const own = await collectPersonalData(db, site.accountIds['alice@example.com'] ?? 0);
    const day = onRome(ended_at, 'en');
    expect(own && toSentences(own, 'en')).toContainEqual({
      title: 'Links to your baskets',
      sentences: [`On ${day} for “Friday”, until ${day}; openings: 1.`],
    });
  });

  it('ends with who made it', async () => {
    const link = await share();
    const { db } = site.server.database;
    const alice = site.accountIds['alice@example.com'] ?? 0;
    const disable = (disabled_at: string | null) =>
      db.updateTable('user_account').set({ disabled_at }).where('id', '=', alice).execute();
    await disable(site.server.clock.now.toISOString());
    expect((await open(tokenOf(link))).status).toBe(404);
    await disable(null);
    expect((await open(tokenOf(link))).status).toBe(200);
    expect((await collectPersonalData(db, alice))?.basket_links).toMatchObject([
      { name: 'Friday', openings: 1 },
    ]);
    await db.deleteFrom('user_account').where('id', '=', alice).execute();
    expect(await db.selectFrom('handout').select('id').execute()).toEqual([]);
  });

  it('is made and ended by nobody else', async () => {
    const link = await share();
    for (const [headers, status] of [
      [site.outsider, 404],
      [{}, 401],
    ] as const) {
      expect((await create(7, headers)).status).toBe(status);
      expect((await end(headers)).status).toBe(status);
      expect((await call(basketLinkPath(basket.id), { headers })).status).toBe(status);
    }
    expect((await open(tokenOf(link))).status).toBe(200);
  });

  it('is no forged one, nor that of another purpose', async () => {
    const token = tokenOf(await share());
    const { readers } = site.server.context.links;
    const [id = ''] = token.split('-');
    for (const forged of [
      `${token}x`,
      token.slice(0, -1),
      token.replace(/^\d+/, '999'),
      readers.toToken('files', { id: Number(id) }),
      'x'.repeat(60),
    ])
      expect((await open(forged)).status).toBe(404);
    expect((await call(`/news/files/${token}`)).status).toBe(404);
    expect((await call(`/news/files/${readers.toToken('files', { id: Number(id) })}`)).status).toBe(404);
  });

  it.each([0, 2, 365, '7', null])('has no other end: %j', async (days) => {
    const { status, json } = await create(days);
    expect([status, Object.keys(json as object)]).toEqual([400, ['days']]);
  });

  it('refuses what is no token', async () => {
    for (const body of [
      {},
      { token: null },
      { token: [] },
      { token: 'x'.repeat(61) },
      { token: 'x', is_again: 'y' },
    ])
      expect((await call(SHARED_BASKET_PATH, post(body))).status).toBe(400);
  });

  it('counts one opening of a page that asks again', async () => {
    const link = await share();
    await look(link);
    const again = await call(SHARED_BASKET_PATH, post({ token: tokenOf(link), is_again: true }));
    expect(again.status).toBe(200);
    expect(await state()).toMatchObject({ openings: 1 });
  });

  it('withstands a flood of calls without an account', { tags: ['slow'] }, async () => {
    await site.server.close();
    await start({ RATE_LIMITS: 'on' });
    const token = tokenOf(await share());
    const statuses: number[] = [];
    for (let time = 0; time < 301; time += 1)
      statuses.push((await open(time % 2 === 0 ? token : `${token}x`)).status);
    expect(new Set(statuses.slice(0, 300))).toEqual(new Set([200, 404]));
    expect(statuses.at(-1)).toBe(429);
  });
});
