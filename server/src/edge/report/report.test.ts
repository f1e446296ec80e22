import { OFFICE_ASSET_PATH } from '@press-room/contract/admin-assets';
import { OFFICE_PRESS_KIT_PATH } from '@press-room/contract/admin-press-kit';

import { OFFICE_PRESS_RELEASE_PATH } from '@press-room/contract/admin-press-releases';
import { ANALYTICS_PATH, type Analytics } from '@press-room/contract/analytics';
import { CLIPPING_PATH, type ClippingRow } from '@press-room/contract/clippings';
import { MAILING_PATH, type MailingRow } from '@press-room/contract/mailings';
import {
  REPORT_EXPORT_PATH,
  REPORT_PATH,
  type Report,
  type ReportLine,
  type ReportRows,
  type ReportSectionName,
} from '@press-room/contract/report';
import { beforeEach, describe, expect, it } from 'vitest';
import { startReport } from '../../../test/board-report.ts';
import { startCompanyOffices } from '../../../test/company-offices.ts';
import { startDesk } from '../../../test/desk.ts';
import { addDocument } from '../../../test/media.ts';

/** Period with all data; days in Rome. */
const DAYS = 'from=2026-10-01&to=2026-10-31';

describe('the report for the board', () => {
  let office: Awaited<ReturnType<typeof startReport>>;

  beforeEach(async () => {
    office = await startReport(REPORT_PATH);
    return () => office.server.close();
  });

  async function read(query = DAYS): Promise<Report> {
    const { status, json } = await office.call(`${REPORT_PATH}?${query}`);
    expect([status, json]).toEqual([200, expect.anything()]);
    return json as Report;
  }
  const linesOf = (report: Report, name: ReportSectionName): ReportLine[] =>
    report.sections.find((section) => section.name === name)?.lines ?? [];
  const counts = (report: Report, name: ReportSectionName) =>
    Object.fromEntries(linesOf(report, name).map((line) => [line.key, line.count]));

  const PATHS = {
    press_release: OFFICE_PRESS_RELEASE_PATH,
    press_kit: OFFICE_PRESS_KIT_PATH,
    asset: OFFICE_ASSET_PATH,
    mailing: MAILING_PATH,
    clipping: CLIPPING_PATH,
    figure: ANALYTICS_PATH,
  } as const;

  async function listRows<Row>({ list, filters }: ReportRows): Promise<Row[]> {
    const query = new URLSearchParams({ ...filters, format: 'datatables', length: '-1' });
    const { status, json } = await office.call(`${PATHS[list]}?${query.toString()}`);
    expect([status, json]).toEqual([200, expect.anything()]);
    return (json as { data: Row[] }).data;
  }

  /** Number of a line, computed from its rows. */
  async function addUp({ measure }: ReportLine, rows: ReportRows): Promise<number> {
    if (rows.list === 'figure') {
      const query = new URLSearchParams(rows.filters);
      const { json } = await office.call(`${PATHS.figure}?${query.toString()}`);
      const figure = json as Analytics;
      if (rows.row === undefined) return figure.total;
      return figure.rows.find(({ key }) => key === rows.row)?.total ?? 0;
    }
    if (measure === 'rows') return (await listRows(rows)).length;
    const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
    if (measure === 'reach')
      return sum((await listRows<ClippingRow>(rows)).map(({ reach, outlet }) => reach ?? outlet.reach ?? 0));
    const mailings = await listRows<MailingRow>(rows);
    return sum(
      mailings.map(({ counts: { accepted, refused, bounced, visits } }) =>
        measure === 'accepted' ? accepted : measure === 'failed' ? refused + bounced : visits,
      ),
    );
  }

  it('counts days by the clock of Rome', async () => {
    const report = await read();
    expect(counts(report, 'summary')).toEqual({
      releases: 3,
      untaken: 1,
      untaken_kits: 1,
      untaken_pictures: 1,
      mailings: 2,
      accepted: 3,
      failed: 2,
      visits: 21,
      read: 40,
      download: 17,
      copy: 6,
      clippings: 3,
      reach: 1050,
    });
    expect(counts(report, 'releases_by_language')).toEqual({ it: 2, en: 1 });
    expect(counts(report, 'downloads_by_material')).toEqual({ press_release: 5, picture: 7, other: 5 });
    expect(counts(report, 'downloads_by_country')).toEqual({ FR: 10, DE: 2, '': 5 });
    expect(counts(report, 'pictures')).toEqual({ [office.picture]: 7 });
    expect(counts(report, 'coverage_by_month')).toEqual({ '2026-10-01': 3 });
    expect(counts(report, 'coverage_by_country')).toEqual({ FR: 2, '': 1 });
    expect(counts(report, 'coverage_by_tone')).toEqual({ positive: 1, negative: 1, '': 1 });
    expect(counts(report, 'coverage_by_kind')).toEqual({ web: 2, print: 1 });
    expect(linesOf(report, 'untaken').map(({ record }) => record?.id)).toEqual([office.at(2)]);
    expect(linesOf(report, 'untaken_kits').map(({ record }) => record?.id)).toEqual([office.kits[1]]);
    expect(linesOf(report, 'untaken_pictures').map(({ record }) => record?.id)).toEqual([office.shown[2]]);
  });

  it('has figures that its rows add up to, for everything, a press group and an event', async () => {
    const { press_group_id } = await office.db
      .selectFrom('press_release')
      .select('press_group_id')
      .where('id', '=', office.at(1))
      .executeTakeFirstOrThrow();
    for (const [narrowed, releasesThen] of [
      ['', 3],
      [`&group=${press_group_id}`, 1],
      [`&event=${office.event}`, 1],
    ] as const) {
      const report = await read(DAYS + narrowed);
      expect(counts(report, 'summary')).toMatchObject({ releases: releasesThen });
      for (const { name, lines } of report.sections)
        for (const line of lines)
          if (line.rows !== null)
            expect([narrowed, name, line.key, await addUp(line, line.rows)]).toEqual([
              narrowed,
              name,
              line.key,
              line.count,
            ]);
    }
    expect(counts(await read(`${DAYS}&event=${office.event}`), 'summary')).toMatchObject({
      mailings: 1,
      download: 7,
      clippings: 2,
      reach: 50,
    });
  });

  it('counts the files of releases for their press group and event', async () => {
    const document = await addDocument(office.server, Buffer.from('%PDF-1.7'), { state: 'ready' });
    await office.db
      .insertInto('press_release_attachment')
      .values({ press_release_id: office.at(1), asset_id: document, position: 0 })
      .execute();
    await office.db
      .insertInto('figure')
      .values({
        day: '2026-10-20',
        kind: 'download',
        subject_kind: 'asset',
        subject_id: document,
        outlet: '',
        country: '',
        count: 3,
      })
      .execute();
    const { press_group_id } = await office.db
      .selectFrom('press_release')
      .select('press_group_id')
      .where('id', '=', office.at(1))
      .executeTakeFirstOrThrow();
    for (const narrowed of [`group=${press_group_id}`, `event=${office.event}`])
      expect(counts(await read(`${DAYS}&${narrowed}`), 'downloads_by_material')).toEqual({
        press_release: 0,
        picture: 7,
        other: 3,
      });
  });

  it('sums up what is too long to list', async () => {
    const updated_at = '2026-10-01T08:00:00.000Z';
    for (let number = 1; number <= 20; number += 1) {
      const { id } = await office.db
        .insertInto('outlet')
        .values({ name: `Outlet ${number}`, name_key: `outlet ${number}`, updated_at })
        .returning('id')
        .executeTakeFirstOrThrow();
      await office.db
        .insertInto('clipping')
        .values({
          press_group_id: 1,
          outlet_id: id,
          kind: 'web',
          headline: 'x',
          search_text: 'x',
          licence: 'link_only',
          published_on: '2026-10-20',
          created_at: updated_at,
          updated_at,
        })
        .execute();
    }
    const lines = linesOf(await read(), 'coverage_by_outlet');
    expect(lines).toHaveLength(16);
    expect(lines.at(-1)).toMatchObject({ key: 'rest', count: 7 });
    expect(lines.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(23);
  });

  it('is in the language that is asked for, whatever the screen has', async () => {
    const { title, sections } = await read(`${DAYS}&language=it&event=${office.event}`);
    expect(title).toBe('Rapporto 1–31 ottobre 2026');
    expect(sections[0]?.lines[0]?.name).toBe('Comunicati pubblicati');
    expect((await read(`${DAYS}&language=en`)).title).toBe('Report 1–31 October 2026');
  });

  it('is a workbook too, which is written down and kept nowhere', async () => {
    const { status, text, headers } = await office.call(
      `${REPORT_EXPORT_PATH}?${DAYS}&type=xlsx&language=it`,
    );
    expect([status, text.slice(0, 2)]).toEqual([200, 'PK']);
    expect(headers.get('content-disposition')).toContain('rapporto-2026-10-01-2026-10-31.xlsx');
    expect(headers.get('cache-control')).toBe('no-store');
    const entries = await office.db
      .selectFrom('audit_entry')
      .select('subject')
      .where('action', '=', 'export')
      .execute();
    expect(entries).toEqual([{ subject: 'figure:0' }]);
  });

  it('is a PDF that can be handed out, in both languages', async () => {
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    for (const [language, words] of [
      ['it', ['Rapporto 1–31 ottobre 2026', 'Comunicati pubblicati', 'Uscite stampa per tono', 'Francia']],
      ['en', ['Report 1–31 October 2026', 'Releases published', 'Coverage by tone', 'France']],
    ] as const) {
      const path = `${REPORT_EXPORT_PATH}?${DAYS}&type=pdf&language=${language}`;
      const answer = await fetch(`${office.server.origin}${path}`, { headers: office.officer });
      expect([
        answer.status,
        answer.headers.get('content-type'),
        answer.headers.get('cache-control'),
      ]).toEqual([200, 'application/pdf', 'no-store']);
      const document = await getDocument({ data: new Uint8Array(await answer.arrayBuffer()) }).promise;
      const texts: string[] = [];
      for (let number = 1; number <= document.numPages; number += 1) {
        const { items } = await (await document.getPage(number)).getTextContent();
        texts.push(...items.map((item) => ('str' in item ? item.str : '')));
      }
      for (const word of words) expect(texts.join(' ')).toContain(word);
    }
  });

  it('refuses who may not see figures, and what is no period, group, event or language', async () => {
    for (const path of [REPORT_PATH, REPORT_EXPORT_PATH]) {
      expect((await office.server.call(path)).status).toBe(401);
      for (const name of ['reader', 'outsider']) {
        const headers = await office.server.signedIn(`${name}@example.com`);
        expect((await office.server.call(path, { headers })).status).toBe(403);
      }
      for (const [query, field] of [
        ['from=soon', 'from'],
        ['from=2026-11-02&to=2026-11-01', 'to'],
        ['from=2020-01-01&to=2026-11-01', 'from'],
        ['from=0001-01-01&to=9999-12-31', 'from'],
        ['group=999', 'group'],
        ['group=x', 'group'],
        ['event=999', 'event'],
        ['language=de', 'language'],
      ]) {
        const { status, json } = await office.call(`${path}?${query}`);
        expect([query, status, Object.keys(json as object)]).toEqual([query, 400, [field]]);
      }
    }
    const { json } = await office.call(`${REPORT_EXPORT_PATH}?type=exe`);
    expect(Object.keys(json as object)).toEqual(['type']);
  });
});

describe('the report of a company', () => {
  it('has its own releases and downloads, and neither mailings nor coverage', async () => {
    const desk = await startDesk();
    const offices = await startCompanyOffices(desk);
    const { server, gea, ugo } = offices;
    try {
      const own = await offices.write(gea);
      const subject = { kind: 'press_release', id: own.id } as const;
      server.context.analytics.count({ kind: 'download', subject, account: null });
      await server.context.analytics.flush(true);
      const summaryOf = async (headers: Record<string, string>) => {
        const { sections } = (await server.call(REPORT_PATH, { headers })).json as Report;
        return Object.fromEntries((sections[0]?.lines ?? []).map(({ key, count }) => [key, count]));
      };
      expect(await summaryOf(gea)).toEqual({ releases: 0, untaken: 0, read: 0, download: 1, copy: 0 });
      expect(await summaryOf(ugo)).toMatchObject({ download: 0 });
    } finally {
      await server.close();
    }
  });
});
