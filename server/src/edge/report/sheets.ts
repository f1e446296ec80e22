import type { Language } from '@press-room/contract/languages';
import type { Report, ReportLine, ReportList } from '@press-room/contract/report';
import type { Table } from '../../platform/http/table-file.ts';
import { WORDS } from './words.ts';

const SCREENS: Record<ReportList, string> = {
  press_release: '/admin/press-releases',
  press_kit: '/admin/press-kits',
  asset: '/admin/media',
  mailing: '/admin/mailings',
  clipping: '/admin/clippings',
  figure: '/admin/figures',
};

const RECORDS: Record<NonNullable<ReportLine['record']>['kind'], string> = {
  press_release: '/admin/press-releases',
  press_kit: '/admin/press-kits',
  mailing: '/admin/mailings',
  asset: '/admin/media',
  outlet: '/admin/outlets',
};

/** Address of the rows behind a line, else of its record; empty: none. */
function toAddress({ rows, record }: ReportLine, url: string): string {
  if (rows !== null) return `${url}/#${SCREENS[rows.list]}?${new URLSearchParams(rows.filters).toString()}`;
  return record === null ? '' : `${url}/#${RECORDS[record.kind]}/${record.id}`;
}

/** Without its extension. */
export const toFileName = ({ from, to }: Report, language: Language): string =>
  `${WORDS.file[language]}-${from}-${to}`;

/** One sheet for each section. */
export const toSheets = (report: Report, language: Language, url: string) => ({
  name: toFileName(report, language),
  sheets: report.sections.map(
    ({ title, unit, lines }): Table => ({
      name: title,
      columns: [WORDS.of[language], unit, WORDS.rows[language]],
      rows: lines.map((line) => [line.name, line.count, toAddress(line, url)]),
    }),
  ),
});
