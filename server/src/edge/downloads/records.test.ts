import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  DOWNLOADS,
  type DownloadServer,
  type Headers,
  NOW,
  startDownloadServer,
  toPictureItems,
} from '../../../test/downloads.ts';
import { anyNumber } from '../../../test/matchers.ts';
import { addPressKit } from '../../../test/media.ts';
import { post } from '../../../test/requests.ts';
import { readZip } from '../../../test/zip.ts';
import { toForgetInstant, toLockInstant } from '../../core/personal-data/retention-rules.ts';
import { runRetention } from '../privacy/retention/retention.ts';

describe('records of downloads', () => {
  let site: DownloadServer;
  let boss: Headers;

  beforeAll(async () => {
    site = await startDownloadServer();
    boss = await site.server.signedIn('boss@example.com');
  });
  afterAll(() => site.server.close());
  beforeEach(async () => {
    site.server.clock.now = NOW;
    await site.server.database.db.deleteFrom('download').execute();
  });

  const list = async (query = '') => {
    const { json } = await site.server.call(`${DOWNLOADS}?format=datatables${query}`, { headers: boss });
    return json as { recordsTotal: number; recordsFiltered: number; data: Record<string, unknown>[] };
  };

  describe('GET /api/press_room/download/', () => {
    it('lists who asked for what in which rendition, newest first, and when it was sent', async () => {
      const { hall, open } = site.ids;
      const { url } = await site.getTicket({ asset: hall, media_type: 'image/jpeg', width: 640 });
      await site.getTicket({ basket: toPictureItems([hall, open]), use: 'web' });
      await site.getTicket({ asset: open }, {});
      await fetch(site.server.origin + url, { method: 'HEAD' });
      expect((await list()).data[2]).toMatchObject({ started_at: null });
      site.server.clock.now = new Date(NOW.getTime() + 1000);
      await site.fetchBytes(url);
      site.server.clock.now = new Date(NOW.getTime() + 2000);
      await site.fetchBytes(url, { Range: 'bytes=2-' });
      const { recordsTotal, data } = await list();
      expect(recordsTotal).toBe(3);
      const account = { id: anyNumber, email: 'alice@example.com', first_name: 'Ada', last_name: '' };
      expect(data).toEqual([
        {
          id: anyNumber,
          requested_at: '2026-11-20T10:00:00.000Z',
          started_at: null,
          name: 'ada-rossi_2026_open.jpg',
          media_type: 'image/jpeg',
          width: null,
          kind: 'asset',
          subject: open,
          account: null,
        },
        {
          id: anyNumber,
          requested_at: '2026-11-20T10:00:00.000Z',
          started_at: null,
          name: 'association_2026-11-20_basket.zip',
          media_type: 'application/zip',
          width: null,
          kind: 'basket',
          subject: null,
          account,
        },
        {
          id: anyNumber,
          requested_at: '2026-11-20T10:00:00.000Z',
          started_at: '2026-11-20T10:00:01.000Z',
          name: 'ada-rossi_2026_sala-citta_640px.jpg',
          media_type: 'image/jpeg',
          width: 640,
          kind: 'asset',
          subject: hall,
          account,
        },
      ]);
    });

    it('is searched by person and by name, and ordered', async () => {
      await site.getTicket({ asset: site.ids.hall });
      await site.getTicket({ asset: site.ids.open }, {});
      const columns = ['account.email', 'name'].map(
        (name, at) =>
          `&columns[${at}][data]=${name}&columns[${at}][searchable]=true&columns[${at}][orderable]=true`,
      );
      const find = async (text: string) => {
        const { recordsFiltered, data } = await list(`${columns.join('')}&search[value]=${text}&keep=kind`);
        return [recordsFiltered, data.map(({ name }) => name)];
      };
      expect(await find('ALICE')).toEqual([1, ['ada-rossi_2026_sala-citta.jpg']]);
      expect(await find('open')).toEqual([1, ['ada-rossi_2026_open.jpg']]);
      expect(await find('nobody')).toEqual([0, []]);
      const { data } = await list(`${columns.join('')}&order[0][column]=1&order[0][dir]=asc`);
      expect(data.map(({ name }) => name)).toEqual([
        'ada-rossi_2026_open.jpg',
        'ada-rossi_2026_sala-citta.jpg',
      ]);
    });

    it('is for the press office only', async () => {
      const statusFor = async (headers: Headers) => (await site.server.call(DOWNLOADS, { headers })).status;
      expect(await statusFor({})).toBe(401);
      expect(await statusFor(site.outsider)).toBe(403);
      expect(await statusFor(site.alice)).toBe(403);
      expect(await statusFor(boss)).toBe(200);
    });
  });

  it('count a kit that is fetched in parts once, and a look at its size not at all', async () => {
    const file = { asset_id: site.ids.hall, title_en: 'Hall', title_it: 'Sala', language: null };
    const kit = await addPressKit(site.server, site.groupId, [file]);
    const path = `/api/press_room/press_kit/${kit}/download/`;
    const headers = site.alice;
    await fetch(site.server.origin + path, { method: 'HEAD', headers });
    expect((await list()).recordsTotal).toBe(0);
    const first = await site.fetchBytes(path, { ...headers, Range: 'bytes=0-99' });
    const etag = first.headers.get('etag') ?? '';
    expect((await site.fetchBytes(path, { ...headers, Range: 'bytes=100-' })).status).toBe(206);
    expect((await site.fetchBytes(path, { ...headers, 'If-None-Match': etag })).status).toBe(304);
    expect((await list()).data).toMatchObject([
      { kind: 'press_kit', subject: kit, started_at: '2026-11-20T10:00:00.000Z' },
    ]);
    await site.fetchBytes(path, { ...headers, Range: 'bytes=100-', 'If-Range': '"other"' });
    expect((await list()).recordsTotal).toBe(2);
  });

  it('stand in the copy of the own data, for machines and for people', async () => {
    await site.getTicket({ asset: site.ids.hall, width: 640 });
    await site.getTicket({ asset: site.ids.open }, {});
    const { bytes } = await site.fetchBytes('/api/account/export/', site.alice);
    const files = await readZip(bytes);
    expect(JSON.parse(String(files['data.json'])).downloads).toEqual([
      {
        at: '2026-11-20T10:00:00.000Z',
        name: 'ada-rossi_2026_sala-citta_640px.jpg',
        media_type: 'image/jpeg',
        width: 640,
        started_at: null,
      },
    ]);
    expect(String(files['data.html'])).toMatch(
      /<h2>What you downloaded<\/h2>.*ada-rossi_2026_sala-citta_640px\.jpg/s,
    );
  });

  it('are counted on after an erasure, and name nobody', async () => {
    const { db } = site.server.database;
    const leaver = await site.server.signedIn('leaver@example.com');
    const { url } = await site.getTicket({ asset: site.ids.hall }, leaver);
    const free = await site.getTicket({ asset: site.ids.open }, leaver);
    await site.server.call('/api/account/erasure/', post({ password: 'Str0ng_pass!' }, leaver));
    const erase = `/api/account/user/${site.accountIds['leaver@example.com']}/erase/`;
    expect((await site.server.call(erase, post({}, boss))).status).toBe(200);
    const { data } = await list();
    expect(data).toMatchObject([{ account: null }, { account: null, kind: 'asset', subject: site.ids.hall }]);
    const rows = JSON.stringify(await db.selectFrom('download').selectAll().execute());
    expect(rows).not.toMatch(/leaver/);
    expect((await site.fetchBytes(url)).status).toBe(404);
    expect((await site.fetchBytes(free.url)).status).toBe(200);
  });

  it('forget whom they name when the time of personal data is over, and the log says so', async () => {
    const { db } = site.server.database;
    await db
      .insertInto('event')
      .values({ name_en: 'Fair', name_it: 'Fiera', starts_on: '2026-09-21', ends_on: '2026-09-25' })
      .execute();
    await site.getTicket({ asset: site.ids.hall }, boss);
    const namesOnOf = async (date: string) => {
      site.server.clock.now = new Date(`${date}T00:00:00Z`);
      await runRetention(site.server.context);
      boss = await site.server.signedIn('boss@example.com');
      return (await list()).data.map(({ account }) => account !== null);
    };
    expect(await namesOnOf('2027-05-20')).toEqual([true]);
    expect(await namesOnOf('2027-05-21')).toEqual([false]);
    const log = await db.selectFrom('retention_entry').select(['action', 'subject']).execute();
    expect(log).toContainEqual({ action: 'anonymise', subject: '1 download records' });
    expect(await namesOnOf('2027-05-22')).toEqual([false]);
    const again = await db
      .selectFrom('retention_entry')
      .select('id')
      .where('action', '=', 'anonymise')
      .execute();
    expect(again).toHaveLength(1);
  });
});

describe('the instant before which downloads are forgotten', () => {
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  const clock = { events: [{ ends_on: '2027-09-24' }, { ends_on: '2026-09-25' }], withoutEvent: 24 };

  it.each([
    ['2027-03-25', null],
    ['2027-03-26', '2026-09-26'],
    ['2028-03-24', '2026-09-26'],
    ['2028-03-25', '2027-09-25'],
    ['2028-06-01', '2027-12-01'],
  ])('on %s is %s', (now, expected) => {
    expect(toForgetInstant(day(now), clock)).toEqual(expected === null ? null : day(expected));
  });

  it('goes by a period of its own without an event', () => {
    expect(toForgetInstant(day('2030-01-01'), { ...clock, events: [] })).toEqual(day('2028-01-01'));
  });

  it('is never earlier than the rule for accounts allows', () => {
    for (let offset = 0; offset < 900; offset += 1) {
      const now = new Date(day('2026-12-01').getTime() + offset * 86_400_000);
      const before = toForgetInstant(now, clock);
      if (before === null) continue;
      const taken = toLockInstant(new Date(before.getTime() - 1), clock);
      expect(taken.getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });
});
