import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addGallery, addPicture } from '../media.ts';
import { post } from '../requests.ts';
import { startTestServer, type TestServer } from '../server.ts';

const PICTURES = '/api/press_room/gallery_picture/';
const USER = '/api/account/user/';
const LOGOUT = '/api/account/logout/';
const NOW = new Date('2026-11-20T10:01:00Z');
const MINUTE = 60_000;

type Headers = Record<string, string>;

const webp = (text: string, width: number) => ({ bytes: Buffer.from(text), media_type: 'image/webp', width });

describe('signed addresses', () => {
  let server: TestServer;
  let path: string;

  beforeAll(async () => {
    server = await startTestServer();
    server.clock.now = NOW;
    const person = { password: 'Str0ng_pass!', groups: ['user_press_room'] };
    await server.load({
      press_groups: [{ name: 'Association' }],
      users: [
        { ...person, email: 'alice@example.com' },
        { ...person, email: 'bob@example.com' },
        { ...person, email: 'boss@example.com', groups: ['administrator_press_room'] },
      ],
    });
    const hall = await addPicture(server, { name: 'hall.jpg' }, [
      webp('hall', 640),
      webp('large hall', 1280),
    ]);
    const open = await addPicture(server, { name: 'open.jpg' }, [webp('open', 640)]);
    const gallery = await addGallery(server, [hall]);
    await addGallery(server, [open], { access: 'public', name_en: 'Open', name_it: 'Aperta' });
    path = `${PICTURES}?gallery=${gallery}`;
  });
  afterAll(() => server.close());

  const alice = () => server.signedIn('alice@example.com');
  const bob = () => server.signedIn('bob@example.com');
  const read = (headers: Headers, address = path) => server.call(address, { headers });
  const urlsIn = (text: string): string[] => text.match(/\/media\/[^"]+/g) ?? [];
  const urls = async (headers: Headers, address = path) => urlsIn((await read(headers, address)).text);
  const statusOf = async (url: string) => (await server.call(url)).status;
  const logout = (headers: Headers, body = {}) => server.call(LOGOUT, post(body, headers));

  it('differ for every session, however often the answer was kept for others, and work', async () => {
    const [one, two] = [await alice(), await bob()];
    const answers = [];
    for (const headers of [one, two, one, two, one, two]) answers.push(await urls(headers));
    expect(answers.map((list) => list.length)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(new Set(answers.flat()).size).toBe(4);
    for (const url of new Set(answers.flat())) expect(await statusOf(url)).toBe(200);
  });

  it('end with the session, and leave those of others alone', async () => {
    const [mine, again, theirs] = [await alice(), await alice(), await bob()];
    const [ended = '', kept = '', others = ''] = (
      await Promise.all([mine, again, theirs].map((headers) => urls(headers)))
    ).map(([first]) => first);
    await logout(mine);
    expect([await statusOf(ended), await statusOf(kept), await statusOf(others)]).toEqual([404, 200, 200]);
    await logout(again, { everywhere: true });
    expect([await statusOf(kept), await statusOf(others)]).toEqual([404, 200]);
  });

  it('cannot be put together from parts of others', async () => {
    const [mine, theirs] = [await alice(), await bob()];
    const [small = '', large = ''] = await urls(mine);
    const [other = ''] = await urls(theirs);
    const query = (url: string) => url.split('?')[1] ?? '';
    const part = (url: string, name: string) => new URLSearchParams(query(url)).get(name) ?? '';
    const attempts = [
      `${large.split('?')[0]}?${query(small)}`,
      small.replace(encodeURIComponent(part(small, 'session')), part(other, 'session')),
      small.replace(part(small, 'signature'), part(other, 'signature')),
      small.replace(part(small, 'expires'), String(Number(part(small, 'expires')) + 1)),
      small.replace(/&signature=.*/, ''),
      small.replace(/session=[^&]+&/, ''),
      `${small}&session=1.0.x`,
      small.split('?')[0] ?? '',
    ];
    for (const url of attempts) expect(await statusOf(url), url).toBe(404);
    expect(await statusOf(small)).toBe(200);
    await logout(mine);
    for (const url of attempts) expect(await statusOf(url), url).toBe(404);
  });

  it('live a quarter of an hour at most, and answers bring new ones in time', async () => {
    const headers = await alice();
    const [first = ''] = await urls(headers);
    const etag = (await read(headers)).headers.get('etag') ?? '';
    const known = () => server.call(path, { headers: { ...headers, 'If-None-Match': etag } });
    expect((await known()).status).toBe(304);
    server.clock.now = new Date(NOW.getTime() + 5 * MINUTE);
    expect((await known()).status).toBe(200);
    const [second = ''] = await urls(headers);
    expect(second).not.toBe(first);
    server.clock.now = new Date(NOW.getTime() + 15 * MINUTE);
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    server.clock.now = NOW;
  });

  it('are not taken for known by the next session of the same reader', async () => {
    const [before, after] = [await alice(), await alice()];
    const etag = (await read(before)).headers.get('etag') ?? '';
    const answer = await server.call(path, { headers: { ...after, 'If-None-Match': etag } });
    expect(answer.status).toBe(200);
  });

  it('say nothing by the name in them, signed or not', async () => {
    const headers = await alice();
    const list = [...(await urls(headers)), ...(await urls(headers, PICTURES))];
    expect(list.some((url) => !url.includes('?'))).toBe(true);
    for (const url of list) {
      const renamed = url.replace(/\/[^/?]+(?=\?|$)/, '/invoice.exe');
      const { status, headers: answered } = await server.call(renamed);
      expect([status, answered.get('content-disposition')]).toEqual([
        200,
        expect.stringMatching(/^inline; filename="(?:hall|open)\.webp"/),
      ]);
    }
  });

  it('are compressed for each reader', async () => {
    const headers = { ...(await alice()), 'Accept-Encoding': 'br' };
    const files = [1, 2, 3, 4, 5, 6].map((number) => webp(`wide ${number}`, number * 100));
    const wide = `${PICTURES}?gallery=${await addGallery(server, [await addPicture(server, {}, files)])}`;
    const [mine, theirs] = [await read(headers, wide), await read({ ...headers, ...(await bob()) }, wide)];
    for (const answer of [mine, theirs]) expect(answer.headers.get('content-encoding')).toBe('br');
    const [first, second] = [urlsIn(mine.text)[0], urlsIn(theirs.text)[0]];
    expect([first, second]).toEqual([expect.stringContaining('signature='), expect.any(String)]);
    expect(first).not.toBe(second);
  });

  it('of a portrait end with the session of who was given them', async () => {
    const { id } = await server.database.db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', 'bob@example.com')
      .executeTakeFirstOrThrow();
    const key = await server.context.store.put(Buffer.from('portrait'));
    await server.database.db
      .updateTable('user_account')
      .set({ picture_small: key, picture_large: key })
      .where('id', '=', id)
      .execute();
    const [boss, owner] = [await server.signedIn('boss@example.com'), await bob()];
    const [seen = ''] = await urls(boss, `${USER}${id}/`);
    const [own = ''] = await urls(owner, '/api/account/profile/');
    expect([await statusOf(seen), await statusOf(own)]).toEqual([200, 200]);
    await logout(boss);
    expect([await statusOf(seen), await statusOf(own)]).toEqual([404, 200]);
    await logout(owner);
    expect(await statusOf(own)).toBe(404);
  });
});
