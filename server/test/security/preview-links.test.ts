import { beforeAll, describe, expect, it } from 'vitest';
import { eraseAccount } from '../../src/edge/privacy/erasure/erasure.ts';
import { DESK, type Desk, type DeskRelease, startDesk } from '../desk.ts';
import { addDocument, addPicture } from '../media.ts';
import { post } from '../requests.ts';
import { expectNewsml, expectNinjs, iptc } from '../standards/iptc.ts';
import { attributesOf, parseXml, textsOf } from '../standards/xml.ts';

const PREVIEW = '/api/press_room/preview/';
const NOW = new Date('2026-11-20T10:00:00Z');
const DAY = 86_400_000;

interface Link {
  id: number;
  url: string;
  expires_at: string;
}

describe('a preview link', () => {
  let desk: Desk;
  let release: DeskRelease;
  let hero: number;

  beforeAll(async () => {
    desk = await startDesk();
    hero = await addPicture(desk.server, { name: 'kiln.jpg' }, [
      { bytes: Buffer.from('kiln'), media_type: 'image/webp', width: 640 },
      { bytes: Buffer.from('kiln for programs'), media_type: 'image/jpeg', width: 640 },
    ]);
    release = await desk.draft({
      hero,
      attachments: [await addDocument(desk.server, Buffer.from('kiln facts'), {})],
      sectors: [1],
      access: 'press',
      text: { it: { title: 'Bozza', body: '<p>Corpo</p>' } },
    });
    return () => desk.server.close();
  });

  const path = (id = release.id) => `${DESK}${id}/preview_link/`;
  const make = (body: object = {}, id = release.id) => desk.server.call(path(id), post(body, desk.officer));
  const made = async (body?: object, id?: number): Promise<Link> => {
    const answer = await make(body, id);
    expect([answer.status, answer.json]).toEqual([201, expect.anything()]);
    return answer.json as Link;
  };
  const tokenOf = ({ url }: Link): string => url.split('/').at(-1) ?? '';
  const open = (token: string, headers = {}) => desk.server.call(PREVIEW, post({ token }, headers));
  const statusOf = async (link: Link) => (await open(tokenOf(link))).status;
  const revoke = ({ id }: Link, releaseId = release.id) =>
    desk.server.call(`${path(releaseId)}${id}/`, { method: 'DELETE', headers: desk.officer });
  const mediaOf = async (link: Link) => [
    ...new Set((await open(tokenOf(link))).text.match(/\/media\/[^"]+/g)),
  ];
  const at = async <Done>(instant: Date, run: () => Promise<Done>): Promise<Done> => {
    desk.server.clock.now = instant;
    return run().finally(() => {
      desk.server.clock.now = NOW;
    });
  };

  it('shows a draft to who has it, without an account, kept and indexed nowhere', async () => {
    const link = await made();
    const answer = await open(tokenOf(link), { 'Accept-Language': 'en' });
    expect(answer).toMatchObject({
      status: 200,
      json: {
        status: 'draft',
        is_visible: false,
        title: 'Bozza',
        language: 'it',
        sectors: [{ name: { it: 'Piastrelle', en: 'Tiles' } }],
        expires_at: link.expires_at,
      },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const list = await desk.server.call(`${path()}?format=datatables`, { headers: desk.officer });
    expect(list.json).toMatchObject({
      data: [{ id: link.id, openings: 1, created_by: { first_name: 'Ada' } }],
    });
    expect(list.text).not.toContain(tokenOf(link));
  });

  const save = (token: string, format: string) =>
    desk.server.call(`${PREVIEW}wire/`, post({ token, format }, { 'Accept-Language': 'it' }));

  it('saves a draft for newsrooms’ systems, withheld until its instant', async () => {
    const scheduled = await desk.moved(
      await desk.draft({ text: { it: { title: 'Forno a gas', body: '<p>Corpo</p>' } }, hero }),
      { to: 'scheduled', publish_at: '2026-11-22T08:00:00.000Z' },
    );
    const token = tokenOf(await made({}, scheduled.id));
    const ninjs = await save(token, 'ninjs');
    expect(ninjs.headers.get('cache-control')).toBe('no-store');
    const { name, content } = ninjs.json as { name: string; content: string };
    expect(name).toMatch(/_forno-a-gas_it\.json$/);
    const told = JSON.parse(content) as Record<string, unknown>;
    expect(told).toMatchObject({
      pubstatus: 'withheld',
      embargoed: '2026-11-22T08:00:00.000Z',
      associations: [{ pubstatus: 'withheld', embargoed: '2026-11-22T08:00:00.000Z' }],
    });
    expect(told).not.toHaveProperty('altids');
    const newsml = (await save(token, 'newsml')).json as { content: string; media_type: string };
    const root = parseXml(newsml.content);
    expect(attributesOf(root, 'pubStatus', 'qcode')).toEqual(['stat:withheld', 'stat:withheld']);
    expect(textsOf(root, 'embargoed')).toEqual(Array(2).fill('2026-11-22T08:00:00.000Z'));
    const [picture] = attributesOf(root, 'remoteContent', 'href');
    const { pathname, search } = new URL(picture ?? '');
    expect(pathname).toMatch(/\.jpg$/);
    expect((await desk.server.call(pathname + search)).text).toBe('kiln for programs');
    if (iptc.isThere) {
      expectNinjs(told);
      expectNewsml(newsml.content);
    }
    desk.server.clock.now = new Date('2026-11-22T09:00:00Z');
    const out = JSON.parse(((await save(token, 'ninjs')).json as { content: string }).content) as object;
    expect(out).toMatchObject({ pubstatus: 'usable' });
    expect(out).not.toHaveProperty('embargoed');
    desk.server.clock.now = NOW;
  });

  it('saves nothing for a wrong token or in another form, and a draft without an instant without one', async () => {
    expect((await save('wrong', 'ninjs')).status).toBe(404);
    const token = tokenOf(await made());
    expect((await save(token, 'pdf')).status).toBe(400);
    const { content } = (await save(token, 'ninjs')).json as { content: string };
    expect(JSON.parse(content)).toMatchObject({ pubstatus: 'withheld' });
    expect(content).not.toContain('embargoed');
  });

  it('is kept as a hash only', async () => {
    const token = tokenOf(await made());
    const rows = await desk.server.database.db.selectFrom('press_release_preview_link').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('shows files by addresses that are good for a quarter of an hour and for this release alone', async () => {
    const urls = await mediaOf(await made());
    expect(urls).toHaveLength(3);
    for (const url of urls) {
      const file = await desk.server.call(url);
      expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect((await desk.server.call(url.split('?')[0] ?? '')).status).toBe(404);
      expect((await at(new Date(NOW.getTime() + 900_000), () => desk.server.call(url))).status).toBe(404);
    }
    const other = await addPicture(desk.server, { name: 'other.jpg' }, [
      { bytes: Buffer.from('other'), media_type: 'image/webp', width: 640 },
    ]);
    const elsewhere = await mediaOf(await made({}, (await desk.draft({ hero: other })).id));
    const [mine = '', theirs = ''] = [urls[0], elsewhere[0]];
    expect((await desk.server.call(theirs)).status).toBe(200);
    const mixed = `${theirs.split('?')[0]}?${mine.split('?')[1]}`;
    expect((await desk.server.call(mixed)).status).toBe(404);
    expect((await desk.server.call(mine.replace(/session=\d+/, 'session=1&session=2'))).status).toBe(404);
  });

  it('shows what waits for readers of a published release, and its files to nobody else', async () => {
    const photo = await addPicture(desk.server, { name: 'new.jpg' }, [
      { bytes: Buffer.from('new kiln'), media_type: 'image/webp', width: 640 },
    ]);
    const out = await desk.moved(await desk.draft(), { to: 'published' });
    const link = await made({}, out.id);
    const preview = async () => (await open(tokenOf(link), { 'Accept-Language': 'it' })).json;
    expect(await preview()).toMatchObject({ title: 'Titolo', is_visible: true });
    const body = `<p>Nuovo</p><figure data-asset="${photo}"></figure>`;
    const pending = { text: { it: { title: 'Da vedere', body } }, press_group: 'Fair' };
    const { json } = await desk.change(out, { pending });
    expect(await preview()).toMatchObject({
      title: 'Da vedere',
      is_visible: false,
      group: { name: 'Fair' },
      pictures: [{ id: photo }],
    });
    const [url = ''] = await mediaOf(link);
    expect((await desk.server.call(url)).status).toBe(200);
    expect((await desk.server.call(url.split('?')[0] ?? '')).status).toBe(404);
    expect((await desk.read(out)).json).toMatchObject({ title: 'Title', group: { name: 'Association' } });
    await desk.change(json as DeskRelease, { show_pending: true });
    expect(await preview()).toMatchObject({ title: 'Da vedere', is_visible: true });
  });

  it('ends when it is taken back, and its files with it', async () => {
    const [link, kept] = [await made(), await made()];
    const [url = ''] = await mediaOf(link);
    expect((await revoke(link, (await desk.draft()).id)).status).toBe(404);
    expect(await statusOf(link)).toBe(200);
    expect((await revoke(link)).status).toBe(204);
    expect((await revoke(link)).status).toBe(404);
    expect([await statusOf(link), await statusOf(kept)]).toEqual([404, 200]);
    expect((await desk.server.call(url)).status).toBe(404);
  });

  it('ends at its instant, a week from now unless it says so, and a month at most', async () => {
    const link = await made();
    expect(Date.parse(link.expires_at)).toBe(NOW.getTime() + 7 * DAY);
    const short = await made({ expires_at: '2026-11-20T10:05:00Z' });
    const [url = ''] = await mediaOf(short);
    await at(new Date('2026-11-20T10:05:00Z'), async () => {
      expect([await statusOf(short), await statusOf(link)]).toEqual([404, 200]);
      expect((await desk.server.call(url)).status).toBe(404);
    });
    for (const expires_at of ['2026-11-20T10:00:00Z', '2026-12-21T10:00:00Z', 'tomorrow'])
      expect(await make({ expires_at })).toMatchObject({
        status: 400,
        json: { expires_at: [expect.any(String)] },
      });
  });

  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(101), '../../etc', "' or 1=1 --"])(
    'cannot be guessed: %j',
    async (token) => {
      const answer = await open(token);
      expect([400, 404]).toContain(answer.status);
      expect(answer.text).not.toContain('Bozza');
    },
  );

  it('opens nothing else: no other release, no office call, no list', async () => {
    const token = tokenOf(await made());
    for (const address of [`${DESK}${release.id}/`, '/api/office/press_release/']) {
      expect((await desk.server.call(address, { headers: { Authorization: `JWT ${token}` } })).status).toBe(
        401,
      );
    }
    expect((await desk.server.call(`/api/press_room/press_release/${release.id}/`)).status).toBe(404);
    expect((await desk.server.call(PREVIEW, post({ token, id: 1, release: 1 }))).json).toMatchObject({
      id: release.id,
    });
  });

  it('follows the release: a draft as it stands, nothing once it is withdrawn', async () => {
    let shown = await desk.draft();
    const link = await made({}, shown.id);
    shown = (await desk.change(shown, { text: { it: { title: 'Più nuovo' } } })).json as DeskRelease;
    expect((await open(tokenOf(link), { 'Accept-Language': 'it' })).json).toMatchObject({
      title: 'Più nuovo',
    });
    shown = await desk.moved(shown, { to: 'published' });
    expect((await open(tokenOf(link))).json).toMatchObject({ status: 'published', is_visible: true });
    await desk.moved(shown, { to: 'archived' });
    expect(await statusOf(link)).toBe(404);
    expect((await make({}, shown.id)).status).toBe(409);
  });

  it('is one of twenty at most', async () => {
    const { id } = await desk.draft();
    for (let count = 0; count < 20; count += 1) await made({}, id);
    expect((await make({}, id)).status).toBe(409);
  });

  it('is made and taken back in the audit', async () => {
    const { id } = await desk.draft();
    await revoke(await made({}, id), id);
    const entries = await desk.server.database.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', `press_release:${id}`)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'create',
      'create_preview_link',
      'revoke_preview_link',
    ]);
  });

  it('ends with the account of who made it: locked out or erased', async () => {
    const colleague = await desk.server.signedIn('bice@example.com');
    const answer = await desk.server.call(path(), post({}, colleague));
    const link = answer.json as Link & { created_by: { id: number } };
    const { db } = desk.server.database;
    const setDisabled = (disabled_at: string | null) =>
      db.updateTable('user_account').set({ disabled_at }).where('id', '=', link.created_by.id).execute();
    await setDisabled(NOW.toISOString());
    expect(await statusOf(link)).toBe(404);
    await setDisabled(null);
    expect(await statusOf(link)).toBe(200);
    const erasure = { by: null, reason: 'asked', isAnnounced: false, isDue: async () => true };
    await eraseAccount(desk.server.context, link.created_by.id, erasure);
    expect(await statusOf(link)).toBe(404);
    expect(
      await db.selectFrom('press_release_preview_link').where('id', '=', link.id).selectAll().execute(),
    ).toEqual([]);
  });
});

describe('guessing preview links', () => {
  it('is slowed down', async () => {
    const desk = await startDesk({ RATE_LIMITS: 'on' });
    const statuses = [];
    for (let count = 0; count < 61; count += 1) {
      const answer = await desk.server.call(PREVIEW, post({ token: `guess-${count}` }));
      statuses.push(answer.status);
    }
    expect([statuses[0], statuses.at(-2), statuses.at(-1)]).toEqual([404, 404, 429]);
    await desk.server.close();
  });
});
