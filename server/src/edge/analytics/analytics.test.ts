import { ANALYTICS_EXPORT_PATH, ANALYTICS_PATH } from '@press-room/contract/analytics';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AnalyticsSite, startAnalyticsSite } from '../../../test/analytics.ts';
import { NOW, toPictureItems } from '../../../test/downloads.ts';
import { eraseAccount } from '../privacy/erasure/erasure.ts';
import { runRetention } from '../privacy/retention/retention.ts';

describe('figures', () => {
  let site: AnalyticsSite;

  beforeEach(async () => {
    site = await startAnalyticsSite();
  });
  afterEach(() => site.server.close());

  it('tell what was downloaded, copied and not found, by what, by whom roughly, and when', async () => {
    const { hall, open } = site.ids;
    await site.take({ asset: hall }, site.ann);
    await site.take({ basket: toPictureItems([hall, open]) }, site.ann);
    await site.take({ press_release: site.release }, {});
    expect((await site.copy({ press_release: site.release }, site.ann)).status).toBe(204);
    expect((await site.copy({ asset: open })).status).toBe(204);
    await site.search('Zellige');
    site.server.clock.now = new Date(NOW.getTime() + 86_400_000);
    await site.search('zellige');

    expect(await site.read()).toMatchObject({
      from: '2026-10-23',
      to: '2026-11-21',
      per: 'day',
      by: 'kind',
      total: 8,
      lines: 3,
      rows: [
        { key: 'download', total: 4 },
        { key: 'copy', total: 2 },
        { key: 'search', total: 2 },
      ],
    });
    expect((await site.read('by=press_release')).rows).toMatchObject([
      { key: `press_release:${site.release}`, name: 'Esportazioni', total: 2 },
    ]);
    expect(await site.lines('by=picture')).toEqual([
      [`asset:${hall}`, 2],
      [`asset:${open}`, 2],
    ]);
    expect(await site.lines('by=outlet')).toEqual([
      ['', 4],
      ['freelance', 4],
    ]);
    expect(await site.lines('by=country&kind=download')).toEqual([
      ['FR', 3],
      ['', 1],
    ]);
    expect(await site.lines('by=query')).toEqual([['zellige', 2]]);
    expect(await site.lines(`group=${site.groupId}`)).toEqual([
      ['search', 2],
      ['copy', 1],
      ['download', 1],
    ]);
    expect(await site.read(`subject=press_release:${site.release}`)).toMatchObject({
      subject: 'Esportazioni',
      total: 2,
    });
    const weeks = await site.read('per=week&from=2026-11-10&to=2026-11-22');
    expect([weeks.periods, weeks.totals]).toEqual([
      ['2026-11-09', '2026-11-16'],
      [0, 8],
    ]);
  });

  it('name nobody: not the only one of a country, and nothing is left of who is erased', async () => {
    const { server } = site;
    const { db } = server.database;
    await site.take({ asset: site.ids.hall }, await site.signedIn('malta'));
    await site.copy({ press_release: site.release }, site.ann);
    await site.search('ann kilnsworth', site.ann);
    await site.search('ann@example.com', site.ann);
    expect(await site.lines('by=country')).toEqual([
      ['FR', 3],
      ['', 1],
    ]);
    expect(await site.lines('by=query')).toEqual([]);
    const before = await db.selectFrom('figure').selectAll().execute();
    expect(JSON.stringify(before)).not.toMatch(/MT|blogger|kilnsworth|account/i);
    const { id } = await db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', 'ann@example.com')
      .executeTakeFirstOrThrow();
    await site.copy({ press_release: site.release }, site.ann);
    await eraseAccount(server.context, id, {
      by: null,
      reason: 'test',
      isAnnounced: false,
      isDue: async () => true,
    });
    expect(await site.lines('by=country&kind=copy')).toEqual([
      ['', 1],
      ['FR', 1],
    ]);
  });

  it('tell what is read, apart from what is taken', async () => {
    expect((await site.open({ press_release: site.release }, site.ann)).status).toBe(204);
    expect((await site.open({ press_release: site.release })).status).toBe(204);
    await site.copy({ press_release: site.release });
    expect(await site.lines('')).toEqual([
      ['read', 2],
      ['copy', 1],
    ]);
    expect(await site.lines('by=press_release&kind=read')).toEqual([[`press_release:${site.release}`, 2]]);
  });

  it('leave out the press office, and who asks not to be counted', async () => {
    await site.take({ asset: site.ids.open }, site.boss);
    await site.copy({ press_release: site.release }, site.boss);
    await site.open({ press_release: site.release }, site.boss);
    await site.open({ press_release: site.release }, { 'Sec-GPC': '1' });
    await site.copy({ press_release: site.release }, { 'Sec-GPC': '1' });
    await site.copy({ press_release: site.release }, { DNT: '1' });
    await site.search('zellige', site.boss);
    expect(await site.read()).toMatchObject({ total: 0, rows: [], lines: 0 });
  });

  it('count a download once, however often it is resumed, and none that was never fetched', async () => {
    const { url } = await site.getTicket({ asset: site.ids.hall }, site.ann);
    await site.getTicket({ asset: site.ids.hall }, site.ann);
    await site.fetchBytes(url);
    await site.fetchBytes(url, { Range: 'bytes=2-' });
    expect(await site.lines('')).toEqual([['download', 1]]);
  });

  it('count no search that other filters, or a page of their own, leave without result', async () => {
    const list = '/api/press_room/press_release/';
    await site.server.call(`${list}?format=datatables&q=esportazioni&year=1999`);
    await site.server.call(`${list}?format=datatables&q=esportazioni`);
    await site.server.call(`${list}?format=datatables&q=zellige&start=0&length=10`);
    await site.server.call(`${list}?q=zellige`);
    expect(await site.lines('by=query')).toEqual([['zellige', 1]]);
  });

  it('go after their time', async () => {
    await site.copy({ press_release: site.release });
    await site.search('zellige');
    expect(await site.lines('by=query')).toEqual([['zellige', 1]]);
    const { server } = site;
    server.clock.now = new Date('2028-01-01T00:00:00Z');
    await runRetention(server.context);
    expect(await server.database.db.selectFrom('figure_query').selectAll().execute()).toEqual([]);
    expect(await server.database.db.selectFrom('figure').selectAll().execute()).toHaveLength(2);
    server.clock.now = new Date('2029-12-01T00:00:00Z');
    await runRetention(server.context);
    expect(await server.database.db.selectFrom('figure').selectAll().execute()).toEqual([]);
  });

  it('refuse what cannot be counted, field by field', async () => {
    for (const [query, field] of [
      ['from=soon', 'from'],
      ['from=2026-11-02&to=2026-11-01', 'to'],
      ['from=2020-01-01&to=2026-11-01', 'per'],
      ['from=0001-01-01&per=month', 'per'],
      ['by=name', 'by'],
      ['kind=view', 'kind'],
      ['per=hour', 'per'],
      ['group=x', 'group'],
      ['subject=press_release', 'subject'],
      ['subject=user_account:1', 'subject'],
      ['subject=asset:99999999999', 'subject'],
    ]) {
      const { status, json } = await site.server.call(`${ANALYTICS_PATH}?${query}`, { headers: site.boss });
      expect([status, Object.keys(json as object), query]).toEqual([400, [field], query]);
    }
  });

  it('come as a table too, which is written down', async () => {
    await site.copy({ press_release: site.release }, site.ann);
    await site.read();
    const { server } = site;
    const { text, headers } = await server.call(
      `${ANALYTICS_EXPORT_PATH}?by=country&from=2026-11-19&to=2026-11-20&type=csv`,
      { headers: { ...site.boss, 'Accept-Language': 'it' } },
    );
    expect(headers.get('content-disposition')).toContain('statistiche-2026-11-19-2026-11-20.csv');
    expect(text.trim().split('\r\n')).toEqual([
      'Paese;Totale;2026-11-19;2026-11-20',
      'Francia;1;0;1',
      'Totale;1;0;1',
    ]);
    const sheet = await server.call(`${ANALYTICS_EXPORT_PATH}?type=xlsx`, { headers: site.boss });
    expect([sheet.status, sheet.text.slice(0, 2)]).toEqual([200, 'PK']);
    const entries = await server.database.db
      .selectFrom('audit_entry')
      .select(['action', 'subject'])
      .where('action', '=', 'export')
      .execute();
    expect(entries).toEqual(Array(2).fill({ action: 'export', subject: 'figure:0' }));
  });
});
