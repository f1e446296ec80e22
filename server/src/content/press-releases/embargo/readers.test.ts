/** @module-tag engine */

import {
  type EmbargoReader,
  embargoReadersExportPath,
  embargoReadersPath,
} from '@press-room/contract/admin-embargo';
import { DOWNLOAD_PATH } from '@press-room/contract/downloads';
import type { PressRelease } from '@press-room/contract/press-releases';
import { PRIVATE_FEED_PATH } from '@press-room/contract/private-feeds';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toPictureItems } from '../../../../test/downloads.ts';
import {
  type EmbargoDesk,
  HELD,
  LIST,
  ORIGIN,
  startUnderEmbargo,
  UNTIL,
  WORD,
} from '../../../../test/embargo.ts';
import { anyNumber } from '../../../../test/matchers.ts';
import { post } from '../../../../test/requests.ts';
import type { TestServer } from '../../../../test/server.ts';
import { suppressAddress } from '../../../core/contacts/suppression.ts';

const LINE = 'Under embargo. Not for publication before';

describe('what is read under embargo', () => {
  let desk: EmbargoDesk;
  let server: TestServer;

  beforeEach(async () => {
    desk = await startUnderEmbargo();
    server = desk.server;
  });
  afterEach(() => server.close());

  const office = () => server.signedIn('office@example.com');
  async function listReaders(): Promise<EmbargoReader[]> {
    const path = `${embargoReadersPath(HELD)}?format=datatables`;
    const { json } = await server.call(path, { headers: await office() });
    return (json as { data: EmbargoReader[] }).data;
  }

  it('is accepted once, as the contact that the reader is, and that is written down', async () => {
    expect((await desk.accept()).json).toMatchObject({ is_accepted: true });
    await desk.goTo('2026-11-20T10:30:00Z');
    await desk.accept();
    const { db } = server.database;
    const contacts = await db
      .selectFrom('contact')
      .innerJoin('user_account as account', 'account.id', 'contact.user_account_id')
      .select(['account.email', 'embargo_accepted_at'])
      .where('embargo_accepted_at', 'is not', null)
      .execute();
    expect(contacts).toEqual([{ email: 'ada@example.com', embargo_accepted_at: '2026-11-20T10:00:00.000Z' }]);
    const entries = await db
      .selectFrom('audit_entry')
      .select(['user_account_id', 'action', 'fields'])
      .where('fields', 'like', '%embargo_accepted_at%')
      .execute();
    expect(entries).toEqual([
      { user_account_id: anyNumber as number, action: 'edit', fields: '["embargo_accepted_at"]' },
    ]);
  });

  it('carries the line wherever its text goes, and in the names of its files', async () => {
    await desk.accept();
    const release = (await desk.read(desk.ada)).json as PressRelease;
    expect(release).toMatchObject({ access: 'press', address: null, embargo: { until: UNTIL } });
    expect(release.embargo?.line).toContain(`${LINE} 21 November 2026`);
    const italian = (await desk.read({ ...desk.ada, 'Accept-Language': 'it' })).json as PressRelease;
    expect(italian.embargo?.line).toMatch(/^Sotto embargo\. Da non pubblicare prima del 21 novembre 2026/);
    const save = async (form: object) => {
      const { json } = await server.call(DOWNLOAD_PATH, post(form, desk.ada));
      const { url, name } = json as { url: string; name: string };
      return { name, saved: await server.call(url) };
    };
    const plain = await save({ press_release: HELD, form: 'txt' });
    expect(plain.name).toMatch(/^EMBARGO-2026-11-21_/);
    expect(plain.saved.text).toMatch(/^UNDER EMBARGO\. NOT FOR PUBLICATION BEFORE 21 NOVEMBER 2026/);
    expect((await save({ asset: desk.picture, media_type: 'image/jpeg' })).name).toMatch(
      /^EMBARGO-2026-11-21_/,
    );
    expect((await save({ asset: desk.shared, media_type: 'image/jpeg' })).name).not.toMatch(/^EMBARGO/);
    const archive = await save({ press_release: HELD });
    expect([archive.name.startsWith('EMBARGO-'), archive.saved.status]).toEqual([true, 200]);
    expect(archive.saved.text).toContain('EMBARGO.txt');
    expect(archive.saved.text).toContain(`<p class="embargo">${LINE}`);
    expect((await save({ basket: toPictureItems([desk.picture, desk.shared]) })).saved.text).toContain(
      'EMBARGO.txt',
    );
    expect((await save({ basket: toPictureItems([desk.shared]) })).saved.text).not.toContain('EMBARGO.txt');
  });

  it('is in the private feeds of who accepted, marked, and in no others', async () => {
    await desk.accept();
    const address = async (headers: Record<string, string>, format: string): Promise<string> => {
      const form = { name: 'Desk', kind: 'press_releases', language: 'en' };
      const { json } = await server.call(PRIVATE_FEED_PATH, post(form, headers));
      const { addresses } = json as { addresses: { format: string; url: string }[] };
      return addresses.find((each) => each.format === format)?.url.replace(ORIGIN, '') ?? '';
    };
    const own = await server.call(await address(desk.ada, 'json'));
    expect(own.headers.get('cache-control')).toBe('no-store');
    const { items } = JSON.parse(own.text) as {
      items: { title: string; content_html: string; image: string }[];
    };
    const held = items.find(({ title }) => title.includes(WORD));
    expect(held?.title).toBe(`EMBARGO: ${WORD} tiles`);
    expect(held?.content_html).toMatch(/^<p><strong>Under embargo/);
    const image = held?.image.replace(ORIGIN, '') ?? '';
    expect((await server.call(image)).text).toBe('held jpeg');
    const rss = await server.call(await address(desk.ada, 'rss'));
    expect(rss.text).toContain(`<title>EMBARGO: ${WORD} tiles</title>`);
    const bob = await server.signedIn('bob@example.com');
    const other = await server.call(await address(bob, 'json'));
    expect([other.status, other.text.includes(WORD)]).toEqual([200, false]);
    const [path = '', query = ''] = image.split('?');
    const [feed = ''] = (other.text.match(/feed=\d+\.[\w-]+/) ?? []) as string[];
    expect((await server.call(`${path}?${feed}`)).status).toBe(404);
    expect((await server.call(`${path}?${query.replace(/feed=\d+/, 'feed=1')}x`)).status).toBe(404);
    expect(await listReaders()).toMatchObject([{ opened_at: null, taken_at: '2026-11-20T10:00:00.000Z' }]);
  });

  it('notes invited readers of what only they see, and marks its files', async () => {
    await desk.accept();
    const { db } = server.database;
    const { id } = await db
      .selectFrom('contact')
      .innerJoin('user_account as account', 'account.id', 'contact.user_account_id')
      .select('contact.id')
      .where('account.email', '=', 'ada@example.com')
      .executeTakeFirstOrThrow();
    await server.database.change(async (trx) => {
      await trx.updateTable('press_release').set({ access: 'invited' }).where('id', '=', HELD).execute();
      const created_at = server.clock.now.toISOString();
      await trx
        .insertInto('invited_contact')
        .values({ press_release_id: HELD, contact_id: id, created_at })
        .execute();
    });
    expect((await desk.read(desk.ada)).status).toBe(200);
    expect(await listReaders()).toMatchObject([
      { account: { email: 'ada@example.com' }, opened_at: '2026-11-20T10:00:00.000Z', taken_at: null },
    ]);
    const { json } = await server.call(DOWNLOAD_PATH, post({ asset: desk.picture }, desk.ada));
    const { url, name } = json as { url: string; name: string };
    expect(name).toMatch(/^EMBARGO-2026-11-21_/);
    await server.call(url);
    expect(await listReaders()).toMatchObject([{ taken_at: '2026-11-20T10:00:00.000Z' }]);
  });

  it('notes who opened and took it, for the press office alone, which is noted too', async () => {
    await desk.accept();
    await server.call(`${LIST}1/`, { headers: desk.ada });
    await server.call(LIST, { headers: desk.ada });
    expect(await listReaders()).toEqual([]);
    await desk.read(desk.ada);
    await desk.goTo('2026-11-20T11:00:00Z');
    await desk.read(desk.ada);
    const { json } = await server.call(DOWNLOAD_PATH, post({ asset: desk.picture }, desk.ada));
    expect(await listReaders()).toMatchObject([{ taken_at: null }]);
    await server.call((json as { url: string }).url);
    expect(await listReaders()).toMatchObject([
      {
        account: { email: 'ada@example.com' },
        opened_at: '2026-11-20T10:00:00.000Z',
        taken_at: '2026-11-20T11:00:00.000Z',
      },
    ]);
    const { database, context, clock } = server;
    await suppressAddress(database.db, context.addressHashes, 'ada@example.com', {
      reason: 'bounced',
      now: clock.now,
    });
    expect(await listReaders()).toMatchObject([{ is_stopped: true }]);
    const file = await server.call(embargoReadersExportPath(HELD), { headers: await office() });
    expect(file.text).toContain('ada@example.com');
    const looks = await server.database.db
      .selectFrom('audit_entry')
      .select(['action'])
      .where('subject', '=', `press_release:${HELD}`)
      .where('action', 'in', ['view_embargo_readers', 'export'])
      .execute();
    expect(looks.map(({ action }) => action)).toContain('export');
    expect(looks.length).toBe(5);
    for (const headers of [{}, desk.ada, await server.signedIn('agent@example.com')]) {
      const { status } = await server.call(embargoReadersPath(HELD), { headers });
      expect([401, 403]).toContain(status);
      expect((await server.call(embargoReadersExportPath(HELD), { headers })).status).toBe(status);
    }
  });
});
