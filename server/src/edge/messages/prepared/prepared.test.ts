import type { HandoutKind } from '@press-room/contract/messages';
import {
  PREPARED_BASKET_DAYS,
  PREPARED_BASKET_PATH,
  type PreparedBasket,
  type PreparedBasketRow,
  preparedBasketPath,
} from '@press-room/contract/prepared-baskets';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { textWith } from '../../../../test/matchers.ts';
import { addGallery, addPicture, addPressKit, inBothForms } from '../../../../test/media.ts';
import { type Messages, startMessages } from '../../../../test/messages.ts';
import { patch, post } from '../../../../test/requests.ts';
import { forgetPerson, NO_ACCOUNT } from '../../privacy/erasure/erasure-queries.ts';
import { toSentences } from '../../privacy/export/sentences.ts';
import { collectPersonalData } from '../../privacy/personal-data-queries.ts';
import { TRACES } from '../../privacy/retention/traces.ts';

const DAY_MS = 86_400_000;
const EMAIL = 'reader@example.com';

describe('a basket that the office prepares', () => {
  let messages: Messages;
  let server: Messages['server'];
  let picture: number;
  let secret: number;
  let kit: number;

  beforeEach(async () => {
    messages = await startMessages();
    ({ server } = messages);
    picture = await addPicture(server, { copyright: '© Bo' }, inBothForms('open', 900));
    await addGallery(server, [picture], { access: 'public' });
    secret = await addPicture(server, { caption_en: 'The new kiln' }, inBothForms('secret', 900));
    kit = await addPressKit(
      server,
      1,
      [{ asset_id: picture, language: null, title_en: 'A', title_it: 'B' }],
      {
        access: 'public',
      },
    );
  });
  afterEach(() => server.close());

  const item = (kind: HandoutKind, id: number) => ({ kind, id });
  const create = (body: object = {}, headers = messages.officer) =>
    server.call(
      PREPARED_BASKET_PATH,
      post(
        {
          name: 'Rita Bo',
          email: EMAIL,
          language: 'en',
          note: 'As promised on the phone',
          items: [item('asset', picture), item('press_kit', kit)],
          ...body,
        },
        headers,
      ),
    );
  const made = async (body: object = {}): Promise<PreparedBasket> => {
    const { status, json } = await create(body);
    expect([status, json]).toEqual([201, expect.anything()]);
    return json as PreparedBasket;
  };
  const read = async (id: number, headers = messages.officer): Promise<PreparedBasket> =>
    (await server.call(preparedBasketPath(id), { headers })).json as PreparedBasket;
  const change = (id: number, version: number, body: object, headers = messages.officer) =>
    server.call(preparedBasketPath(id), patch(body, messages.match(version, headers)));
  const list = async (query = ''): Promise<PreparedBasketRow[]> =>
    (
      (await server.call(`${PREPARED_BASKET_PATH}${query}`, { headers: messages.officer })).json as {
        results: PreparedBasketRow[];
      }
    ).results;
  const pathOf = ({ url }: PreparedBasket): string => new URL(url ?? 'http://none/').pathname;

  it('has a link to send, and says whether and when it was taken', async () => {
    const basket = await made({ press_group: 1 });
    expect(basket).toMatchObject({
      version: 1,
      state: 'unopened',
      is_open: true,
      press_group: { name: 'Association' },
      by: { last_name: 'Rossi' },
      opened_at: null,
    });
    const path = pathOf(basket);
    const page = await server.call(path);
    expect([page.status, page.headers.get('content-language')]).toEqual([200, 'en']);
    for (const words of ['A tile', 'Fair kit']) expect(page.text).toContain(words);
    expect(page.text).not.toContain('promised');
    const at = server.clock.now.toISOString();
    expect(await read(basket.id)).toMatchObject({ state: 'opened', openings: 1, opened_at: at });
    expect(await list('?state=opened')).toHaveLength(1);
    expect((await server.call(`${path}/asset-${picture}/file`)).text).toBe('open');
    expect(await read(basket.id)).toMatchObject({
      state: 'taken',
      takings: 1,
      items: [
        { kind: 'asset', id: picture, takings: 1, taken_at: at },
        { kind: 'press_kit', takings: 0, taken_at: null },
      ],
    });
    expect(await list('?state=taken')).toMatchObject([{ id: basket.id, name: 'Rita Bo' }]);
    expect(await list('?state=unopened')).toEqual([]);
    expect(await list('?q=rita')).toHaveLength(1);
  });

  it('is what is not public only where an officer confirmed it', async () => {
    const items = [item('asset', secret)];
    const refused = await create({ items });
    expect([refused.status, refused.json]).toEqual([400, { is_confirmed: [textWith('The new kiln')] }]);
    const basket = await made({ items, is_confirmed: true });
    expect(basket.items).toMatchObject([{ is_confirmed: true }]);
    expect((await server.call(`${pathOf(basket)}/asset-${secret}/file`)).text).toBe('secret');
    const more = { items: [...items, item('asset', picture)] };
    expect((await change(basket.id, 1, more)).json).toEqual({ is_confirmed: [textWith('The new kiln')] });
    const { db } = server.database;
    await db.updateTable('asset').set({ rights_until: server.clock.now.toISOString() }).execute();
    expect((await server.call(`${pathOf(basket)}/asset-${secret}/file`)).status).toBe(404);
  });

  it('is changed from the version that stands, and keeps count of what stays in it', async () => {
    const basket = await made();
    await server.call(`${pathOf(basket)}/asset-${picture}/file`);
    expect((await server.call(preparedBasketPath(basket.id), patch({}, messages.officer))).status).toBe(428);
    const items = [item('press_kit', kit), item('asset', picture)];
    const changed = await change(basket.id, 1, { items, name: 'Rita Verdi' }, messages.other);
    expect([changed.status, changed.headers.get('etag'), changed.json]).toEqual([
      200,
      '"2"',
      expect.objectContaining({
        url: basket.url,
        name: 'Rita Verdi',
        by: expect.objectContaining({ last_name: 'Bianchi' }) as unknown,
        items: [
          expect.objectContaining({ kind: 'press_kit', takings: 0 }),
          expect.objectContaining({ kind: 'asset', takings: 1 }),
        ],
      }),
    ]);
    // A page opened before delivers what it showed.
    expect((await server.call(`${pathOf(basket)}/asset-${picture}/file`)).text).toBe('open');
    const late = await change(basket.id, 1, { note: '' });
    expect([late.status, late.json]).toMatchObject([412, { current: { version: 2, name: 'Rita Verdi' } }]);
    const entries = await server.database.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', `prepared_basket:${basket.id}`)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['create', 'edit']);
  });

  it('ends at its instant, at once where the office says so, and with its deletion', async () => {
    const until = new Date(server.clock.now.getTime() + DAY_MS).toISOString();
    const basket = await made({ expires_at: until });
    const path = pathOf(basket);
    const ended = await change(basket.id, 1, { is_open: false });
    expect(ended.json).toMatchObject({ is_open: false, url: null });
    expect((await server.call(path)).status).toBe(404);
    expect((await change(basket.id, 2, { is_open: true })).json).toMatchObject({ url: basket.url });
    expect((await server.call(path)).status).toBe(200);
    server.clock.now = new Date(until);
    expect((await server.call(path)).status).toBe(404);
    // Its note can be edited whatever the state of the link.
    const officer = await server.signedIn('officer@example.com');
    const noted = await change(basket.id, 3, { note: 'Called again', expires_at: until }, officer);
    expect([noted.status, noted.json]).toMatchObject([200, { is_open: false, note: 'Called again' }]);
    // An expired link is valid again when its expiry is extended.
    const expires_at = new Date(server.clock.now.getTime() + DAY_MS).toISOString();
    expect((await change(basket.id, 4, { expires_at }, officer)).json).toMatchObject({ is_open: true });
    expect((await server.call(path)).status).toBe(200);
    const gone = { method: 'DELETE', headers: messages.match(5, officer) };
    expect((await server.call(preparedBasketPath(basket.id), gone)).status).toBe(204);
    const { db } = server.database;
    for (const table of ['handout', 'handout_item'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('is ended and written on when all that was in it is deleted', async () => {
    const basket = await made({ items: [item('asset', secret)], is_confirmed: true });
    await server.database.db.deleteFrom('asset').where('id', '=', secret).execute();
    const empty = await change(basket.id, 1, { items: [] });
    expect([empty.status, empty.json]).toMatchObject([200, { items: [] }]);
    expect((await change(basket.id, 2, { note: 'Sent by post', is_open: false })).json).toMatchObject({
      note: 'Sent by post',
      is_open: false,
    });
  });

  it.each([
    [{ name: undefined }, 'name'],
    [{ name: '' }, 'name'],
    [{ email: undefined }, 'email'],
    [{ email: 'rita' }, 'email'],
    [{ language: 'de' }, 'language'],
    [{ note: 'x'.repeat(1001) }, 'note'],
    [{ press_group: 99 }, 'press_group'],
    [{ items: [] }, 'items'],
    [{ items: undefined }, 'items'],
    [{ items: [{ kind: 'account', id: 1 }] }, 'items'],
    [{ items: [{ kind: 'asset', id: 99_999 }] }, 'items'],
    [{ items: Array.from({ length: 31 }, () => ({ kind: 'asset', id: 1 })) }, 'items'],
    [{ expires_at: '2026-11-20T10:00:00Z' }, 'expires_at'],
    [{ expires_at: '2027-11-20T10:00:00Z' }, 'expires_at'],
    [{ is_open: 'perhaps' }, 'is_open'],
  ])('is nothing else: %j', async (body, field) => {
    const { status, json } = await create(body);
    expect([status, Object.keys(json as object)]).toEqual([400, [field]]);
    expect(await list()).toEqual([]);
  });

  it('is the office’s own, and its link for those alone who may give all of it out', async () => {
    const basket = await made();
    const answers = async (headers: Record<string, string>): Promise<number[]> => {
      const gone = { method: 'DELETE', headers: { ...headers, 'If-Match': '"1"' } };
      const calls = [
        server.call(PREPARED_BASKET_PATH, { headers }),
        server.call(preparedBasketPath(basket.id), { headers }),
        create({}, headers),
        server.call(preparedBasketPath(basket.id), patch({ name: 'x' }, { ...headers, 'If-Match': '"1"' })),
        server.call(preparedBasketPath(basket.id), gone),
      ];
      return (await Promise.all(calls)).map(({ status }) => status);
    };
    const reader = await server.signedIn(EMAIL);
    expect(await answers({})).toEqual([401, 401, 401, 401, 401]);
    expect(await answers(reader)).toEqual([403, 403, 403, 403, 403]);
    const grant = (permission: string) =>
      server.database.db
        .insertInto('user_permission')
        .values({
          user_account_id: messages.users[EMAIL] ?? 0,
          permission,
          granted_at: server.clock.now.toISOString(),
          granted_by: null,
        })
        .execute();
    await grant('message.view');
    expect(await answers(reader)).toEqual([200, 200, 403, 403, 403]);
    expect((await read(basket.id, reader)).url).toBeNull();
    await grant('message.answer');
    await grant('asset.view');
    expect((await read(basket.id, reader)).url).toBeNull();
    expect((await create({}, reader)).status).toBe(403);
    const statusOf = async (version: number, body: object) =>
      (await change(basket.id, version, body, reader)).status;
    const expires_at = new Date(server.clock.now.getTime() + DAY_MS).toISOString();
    expect(await statusOf(1, { expires_at })).toBe(403);
    expect(await statusOf(1, { is_confirmed: true })).toBe(403);
    expect(await statusOf(1, { note: '', is_open: false })).toBe(200);
    expect(await statusOf(2, { is_open: true })).toBe(403);
    await grant('press_kit.view');
    expect(await statusOf(2, { is_open: true })).toBe(200);
    expect((await read(basket.id, reader)).url).toBe(basket.url);
    expect((await read(99_999)) as unknown).toMatchObject({ detail: expect.any(String) as unknown });
  });

  it('is in the copy of the recipient’s data, and ends with an erasure and with time', async () => {
    const { db } = server.database;
    await made();
    await made({ email: 'other@example.com' });
    const own = await collectPersonalData(db, messages.users[EMAIL] ?? 0);
    expect(own?.prepared_baskets).toMatchObject([
      {
        name: 'Rita Bo',
        note: 'As promised on the phone',
        items: [{ title: 'A tile' }, { title: 'Fair kit' }],
      },
    ]);
    expect(own && toSentences(own, 'en')).toContainEqual({
      title: 'What the press office prepared for you',
      sentences: [textWith('The office noted: As promised on the phone')],
    });
    const person = { id: NO_ACCOUNT, email: EMAIL, first_name: 'Rita', last_name: 'Bo' };
    await db.transaction().execute((trx) => forgetPerson(server.context, trx, person));
    expect(await list()).toMatchObject([{ email: 'other@example.com' }]);
    const trace = TRACES.find(({ what }) => what === 'baskets that the office prepared');
    const at = (days: number) => new Date(server.clock.now.getTime() + days * DAY_MS).toISOString();
    expect(trace?.days).toBe(PREPARED_BASKET_DAYS);
    expect(await trace?.count(db, at(13))).toBe(0);
    expect(await trace?.count(db, at(14))).toBe(1);
    await trace?.remove(db, at(14), server.clock.now);
    expect(await list()).toEqual([]);
  });
});
