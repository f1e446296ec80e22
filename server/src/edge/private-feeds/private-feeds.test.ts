import { CHANGE_PASSWORD_PATH } from '@press-room/contract/account';
import {
  type NewPrivateFeed,
  PRIVATE_FEED_PATH,
  PRIVATE_FEEDS_MAX,
  type PrivateFeed,
  privateFeedPath,
  privateFeedRenewalPath,
} from '@press-room/contract/private-feeds';
import { LOGOUT_PATH } from '@press-room/contract/session';
import { parseFeed } from 'feedsmith';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Desk, type Headers, startDesk } from '../../../test/desk.ts';
import { addDocument, addPicture, inBothForms } from '../../../test/media.ts';
import { post } from '../../../test/requests.ts';
import type { Answer } from '../../../test/server.ts';

const READER = 'reader@example.com';
const ORIGIN = 'https://press.example.com';
const FILES = inBothForms('twelve bytes', 640);

describe('private feeds', () => {
  let desk: Desk;
  let reader: Headers;

  beforeEach(async () => {
    desk = await startDesk({ PUBLIC_URL: ORIGIN, RATE_LIMITS: 'on' });
    reader = await desk.server.signedIn(READER);
  });
  afterEach(() => desk.server.close());

  const ask = (url: string, init?: RequestInit): Promise<Answer> =>
    desk.server.call(url.replace(ORIGIN, ''), init);
  const create = (body: object = {}, headers = reader): Promise<Answer> =>
    desk.server.call(
      PRIVATE_FEED_PATH,
      post({ name: 'Desk', kind: 'press_releases', language: 'it', ...body }, headers),
    );
  const made = async (body: object = {}): Promise<NewPrivateFeed> => {
    const answer = await create(body);
    expect([answer.status, answer.json]).toEqual([201, expect.anything()]);
    return answer.json as NewPrivateFeed;
  };
  const list = async (): Promise<PrivateFeed[]> =>
    ((await desk.server.call(PRIVATE_FEED_PATH, { headers: reader })).json as { results: PrivateFeed[] })
      .results;
  const addressOf = ({ addresses }: NewPrivateFeed, format = 'rss'): string =>
    addresses.find((each) => each.format === format)?.url ?? '';
  const statusOf = async (feed: NewPrivateFeed): Promise<number> => (await ask(addressOf(feed))).status;
  /** Titles in each format, which must be equal. */
  const titles = async ({ addresses }: NewPrivateFeed): Promise<string[]> => {
    const read = await Promise.all(
      addresses.map(async ({ url }) => {
        const { feed } = parseFeed((await ask(url)).text);
        const entries = 'items' in feed ? feed.items : 'entries' in feed ? feed.entries : [];
        return (entries ?? []).map((entry) => {
          const title = entry?.title;
          return typeof title === 'object' ? (title?.value ?? '') : (title ?? '');
        });
      }),
    );
    expect(read).toHaveLength(3);
    for (const each of read) expect(each).toEqual(read[0]);
    return read[0] ?? [];
  };

  it('hold what is for journalists for these alone', async () => {
    const add = async (title: string, access: string) =>
      desk.moved(await desk.draft({ text: { it: { title, body: '<p>Corpo</p>' } }, access }), {
        to: 'published',
      });
    await add('Giornalisti', 'accredited');
    await add('Stampa', 'press');
    await add('Invitati', 'invited');
    const agent = await desk.server.signedIn('agent@example.com');
    const theirs = (await create({}, agent)).json as NewPrivateFeed;
    expect(await titles(theirs)).toEqual(['Stampa']);
    expect(await titles(await made())).toEqual(['Stampa', 'Giornalisti']);
    expect(await titles(theirs)).toEqual(['Stampa']);
  });

  it('tell their addresses once, keep the hash alone, and give what their reader may see to the second', async () => {
    const embargo = '2026-11-20T15:00:00.000Z';
    const expiry = '2026-11-20T16:00:00.000Z';
    const named = (title: string, more: object) =>
      desk.draft({ text: { it: { title, body: '<p>Corpo</p>' } }, access: 'press', ...more });
    await desk.moved(await named('Stampa', {}), { to: 'published' });
    const times = { embargo_until: embargo, expires_at: expiry };
    await desk.moved(await named('A tempo', times), { to: 'published' });
    await named('Bozza', {});
    const feed = await made();
    expect(feed.addresses.map(({ format }) => format)).toEqual(['rss', 'atom', 'json']);
    const [, token = ''] = /private-feed\/([\w-]{43})\.rss$/.exec(addressOf(feed)) ?? [];
    const rows = await desk.server.database.db.selectFrom('private_feed').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const listed = await desk.server.call(PRIVATE_FEED_PATH, { headers: reader });
    expect(listed.text).not.toContain(token);
    expect(listed.json).toMatchObject({
      results: [{ name: 'Desk', kind: 'press_releases', group: null, used_at: null, is_living: true }],
    });

    const seen = async (instant: string): Promise<string[]> => {
      desk.server.clock.now = new Date(instant);
      // Twice, because answers are cached from the second request on.
      await titles(feed);
      return titles(feed);
    };
    expect(await seen('2026-11-20T14:59:59.999Z')).toEqual(['Stampa']);
    expect(await seen('2026-11-20T15:00:00.000Z')).toEqual(['A tempo', 'Stampa']);
    expect(await seen('2026-11-20T16:00:00.000Z')).toEqual(['Stampa']);
    expect((await ask('/it/feed.rss')).text).not.toContain('Stampa</title>');
    reader = await desk.server.signedIn(READER);
    expect(await list()).toMatchObject([{ used_at: '2026-11-20T16:00:00.000Z' }]);
  });

  it('are kept by nobody who serves others, answer 304, and name no secret in what they say', async () => {
    const feed = await made();
    const full = await ask(addressOf(feed));
    const etag = full.headers.get('ETag') ?? '';
    expect(full.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(full.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(full.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
    for (const { url } of feed.addresses) expect((await ask(url)).text).not.toContain('/private-feed/');
    const known = await ask(addressOf(feed), { headers: { 'If-None-Match': etag } });
    expect([known.status, known.text]).toEqual([304, '']);
    const head = await ask(addressOf(feed), { method: 'HEAD' });
    expect([head.status, head.text, head.headers.get('ETag')]).toEqual([200, '', etag]);
  });

  it('hand out files with their length at addresses of their own, which stay and end with the feed', async () => {
    const picture = await addPicture(desk.server, {}, FILES);
    const sheet = await addDocument(desk.server, Buffer.from('facts'), {});
    const draft = await desk.draft({ access: 'press', hero: picture, attachments: [sheet] });
    const release = await desk.moved(draft, { to: 'published' });
    const [feed, other] = [await made(), await made()];
    const read = async (address: string) => {
      const { items } = JSON.parse((await ask(address)).text) as {
        items: { url: string; attachments: { url: string; size_in_bytes: number }[] }[];
      };
      return { url: items[0]?.url, files: items[0]?.attachments ?? [] };
    };
    const { url, files } = await read(addressOf(feed, 'json'));
    expect(url).toBe(`${ORIGIN}/#/press-release/${release.id}`);
    expect(files.map((file) => file.size_in_bytes)).toEqual([12, 5]);
    const address = files[0]?.url ?? '';
    const file = await ask(address);
    expect([file.status, file.text, file.headers.get('Cache-Control')]).toEqual([
      200,
      'twelve bytes',
      expect.stringMatching(/^private/),
    ]);
    // The same later, so that nothing seems changed; different in another feed.
    desk.server.clock.now = new Date('2026-11-20T10:40:00Z');
    expect((await read(addressOf(feed, 'json'))).files).toEqual(files);
    const foreign = (await read(addressOf(other, 'json'))).files[0]?.url ?? '';
    expect(foreign).not.toBe(address);
    const withFeed = (query: string): string => `${address.split('?')[0]}?${query}`;
    const [, mark = ''] = address.split('?');
    for (const query of ['', `${mark}x`, mark.replace(/=\d+/, `=${other.id}`), 'feed=0.', `${mark}&feed=`])
      expect((await ask(withFeed(query))).status).toBe(404);
    const [, sheetKey = ''] = /media\/(\w+)/.exec(files[1]?.url ?? '') ?? [];
    expect((await ask(`/media/${sheetKey}/sheet.pdf?${mark}`)).status).toBe(404);
    await desk.server.call(privateFeedPath(feed.id), { method: 'DELETE', headers: reader });
    expect([(await ask(address)).status, (await ask(foreign)).status]).toEqual([404, 200]);
    await desk.moved(release, { to: 'archived' });
    expect((await ask(foreign)).status).toBe(404);
  });

  it('follow one group or a search where they say so', async () => {
    const group = (press_group: string, title: string) =>
      desk.draft({ press_group, access: 'press', text: { it: { title, body: '<p>Testo</p>' } } });
    await desk.moved(await group('Fair', 'Apertura dei forni'), { to: 'published' });
    await desk.moved(await group('Association', 'Nuove piastrelle'), { to: 'published' });
    const groups = await desk.server.database.db.selectFrom('press_group').select(['id', 'name']).execute();
    const fair = groups.find(({ name }) => name === 'Fair')?.id;
    expect(await titles(await made({ group: fair }))).toEqual(['Apertura dei forni']);
    expect(await titles(await made({ q: 'piastrelle' }))).toEqual(['Nuove piastrelle']);
    expect(await titles(await made({ q: '<"&' }))).toEqual([]);
    expect((await create({ group: 999 })).json).toHaveProperty('group');
  });

  it('go on when their reader signs out, and end with all sessions, the password and the account', async () => {
    const feed = await made();
    await desk.server.call(LOGOUT_PATH, post({}, reader));
    expect(await statusOf(feed)).toBe(200);
    reader = await desk.server.signedIn(READER);
    await desk.server.call(LOGOUT_PATH, post({ everywhere: true }, reader));
    expect(await statusOf(feed)).toBe(404);
    reader = await desk.server.signedIn(READER);
    expect(await list()).toMatchObject([{ id: feed.id, is_living: false }]);

    const renewed = await desk.server.call(privateFeedRenewalPath(feed.id), post({}, reader));
    const second = renewed.json as NewPrivateFeed;
    expect([renewed.status, await statusOf(second), await statusOf(feed)]).toEqual([200, 200, 404]);
    expect(await list()).toMatchObject([{ name: 'Desk', is_living: true }]);
    await desk.server.call(
      CHANGE_PASSWORD_PATH,
      post({ old_password: 'Str0ng_pass!', password: 'Another_pass7!' }, reader),
    );
    expect(await statusOf(second)).toBe(404);

    reader = await desk.server.signedIn(READER);
    const third = await made();
    const { db } = desk.server.database;
    const { id } = await db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', READER)
      .executeTakeFirstOrThrow();
    const groups = await db
      .deleteFrom('user_account_group')
      .where('user_account_id', '=', id)
      .returningAll()
      .execute();
    expect(await statusOf(third)).toBe(404);
    await db.insertInto('user_account_group').values(groups).execute();
    expect(await statusOf(third)).toBe(200);
    const act = async (action: string): Promise<number> => {
      const { status } = await desk.server.call(`/api/account/user/${id}/${action}/`, post({}, desk.officer));
      return status;
    };
    expect([await act('disable'), await statusOf(third)]).toEqual([200, 404]);
    expect([await act('enable'), await statusOf(third)]).toEqual([200, 404]);
    reader = await desk.server.signedIn(READER);
    const fourth = await made();
    await desk.server.call('/api/account/erasure/', post({ password: 'Another_pass7!' }, reader));
    expect([await statusOf(fourth), await act('erase'), await statusOf(fourth)]).toEqual([200, 200, 404]);
    expect(await db.selectFrom('private_feed').selectAll().execute()).toEqual([]);
  });

  it('are nobody else’s, and want their reader shown again where an address is made', async () => {
    const feed = await made();
    const others: [string, Headers, number][] = [
      ['nobody', {}, 401],
      ['outsider', await desk.server.signedIn('outsider@example.com'), 403],
      ['officer', desk.officer, 404],
    ];
    for (const [who, headers, status] of others) {
      const answers = [
        await desk.server.call(privateFeedPath(feed.id), { method: 'DELETE', headers }),
        await desk.server.call(privateFeedRenewalPath(feed.id), post({}, headers)),
      ];
      expect([who, ...answers.map((answer) => answer.status)]).toEqual([who, status, status]);
    }
    expect(await statusOf(feed)).toBe(200);
    desk.server.clock.now = new Date('2026-11-20T10:10:01Z');
    const asked = { status: 403, json: { code: 'recent_proof_required' } };
    expect(await create()).toMatchObject(asked);
    expect(await desk.server.call(privateFeedRenewalPath(feed.id), post({}, reader))).toMatchObject(asked);
    expect(
      (await desk.server.call(privateFeedPath(feed.id), { method: 'DELETE', headers: reader })).status,
    ).toBe(204);
    expect(
      (await desk.server.call(privateFeedPath(feed.id), { method: 'DELETE', headers: reader })).status,
    ).toBe(404);
    const audited = await desk.server.database.db
      .selectFrom('audit_entry')
      .select('action')
      .where('action', 'like', '%_feed')
      .orderBy('id')
      .execute();
    expect(audited.map(({ action }) => action)).toEqual(['create_feed', 'revoke_feed']);
  });

  it('lead nowhere by any other address, and are bounded in number and in how often they are asked', async () => {
    const feed = await made();
    const address = addressOf(feed, 'rss').replace(ORIGIN, '');
    const token = address.slice('/private-feed/'.length, -'.rss'.length);
    for (const path of [
      `/private-feed/${token}.ics`,
      `/private-feed/${'x'.repeat(43)}.rss`,
      `/private-feed/${token}x.rss`,
      '/private-feed/.rss',
      `/private-feed/${token.toUpperCase()}.rss`,
    ])
      expect((await ask(path)).status).not.toBe(200);
    for (let more = 1; more < PRIVATE_FEEDS_MAX; more += 1) await made();
    expect((await create()).status).toBe(409);
    let status = 200;
    for (let times = 0; times < 121 && status === 200; times += 1) ({ status } = await ask(address));
    expect(status).toBe(429);
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['another kind', { kind: 'galleries' }, 'kind'],
    ['another language', { language: 'de' }, 'language'],
    ['no group', { group: 'x' }, 'group'],
    ['a search without end', { q: 'x'.repeat(5000) }, 'q'],
  ])('refuse %s', async (_what, body, field) => {
    const answer = await create(body);
    expect([answer.status, Object.keys(answer.json as object)]).toEqual([400, [field]]);
  });
});
