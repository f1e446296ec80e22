import type { AnalyticsKind, Breakdown } from '@press-room/contract/analytics';
import {
  REPORT_PICTURES_MAX,
  type ReportLine,
  type ReportRows,
  type ReportSection,
  type ReportSectionName,
} from '@press-room/contract/report';
import type { Db } from '../../platform/db/db.ts';
import { listDays, listLargest } from '../analytics/queries.ts';
import { listNames } from '../analytics/subject-queries.ts';
import { nameOf } from '../analytics/table.ts';
import { daysOf, narrowedBy, type ReportView, say, shorten, toLine, toSection } from './lines.ts';

/** More than the number of countries in a breakdown. */
const LINES_READ = 400;

const filterOf = ({ from, to, group, event, scope }: ReportView, by: Breakdown, kind?: AnalyticsKind) => ({
  from,
  to,
  by,
  kind,
  group,
  event,
  scope,
  subject: undefined,
});

const rowsOf = (view: ReportView, filters: Record<string, string>, row?: string): ReportRows => ({
  list: 'figure',
  filters: { ...daysOf(view), ...narrowedBy(view), ...filters },
  ...(row !== undefined && { row }),
});

/** Reads, downloads and copies, for the summary. */
export async function buildFigures(db: Db, view: ReportView): Promise<ReportLine[]> {
  const rows = await listLargest(db, filterOf(view, 'kind'), LINES_READ);
  const countOf = (kind: AnalyticsKind): number => Number(rows.find(({ name }) => name === kind)?.total ?? 0);
  return (['read', 'download', 'copy'] as const).map((kind) =>
    toLine(kind, say(view, kind), countOf(kind), {
      rows: rowsOf(view, { by: 'kind' }, kind),
      measure: 'total',
    }),
  );
}

const MATERIALS = ['press_release', 'picture', 'other'] as const;

export async function buildDownloads(db: Db, view: ReportView): Promise<ReportSection[]> {
  const materials: ReportLine[] = [];
  for (const by of MATERIALS) {
    const days = await listDays(db, filterOf(view, by, 'download'));
    const count = days.reduce((sum, row) => sum + Number(row.count), 0);
    const rows = rowsOf(view, { by, kind: 'download' });
    materials.push(toLine(by, say(view, by), count, { rows, measure: 'total' }));
  }
  if (materials.every(({ count }) => count === 0)) return [];
  return [
    toSection(view, 'downloads_by_material', materials),
    await buildBreakdown(db, view, 'downloads_by_country', 'country'),
    await buildBreakdown(db, view, 'downloads_by_work', 'outlet'),
    toSection(view, 'pictures', await buildPictures(db, view)),
  ];
}

async function buildBreakdown(
  db: Db,
  view: ReportView,
  name: ReportSectionName,
  by: 'country' | 'outlet',
): Promise<ReportSection> {
  const largest = await listLargest(db, filterOf(view, by, 'download'), LINES_READ);
  const lines = largest.map(({ name: key, total }) =>
    toLine(key, nameOf({ key, name: '' }, by, view.language), total, {
      rows: rowsOf(view, { by, kind: 'download' }, key),
      measure: 'total',
    }),
  );
  return toSection(view, name, shorten(view, lines, rowsOf(view, { by, kind: 'download' })));
}

async function buildPictures(db: Db, view: ReportView): Promise<ReportLine[]> {
  const largest = await listLargest(db, filterOf(view, 'picture', 'download'), REPORT_PICTURES_MAX);
  const names = await listNames(db, 'asset', { ids: largest.map(({ id }) => id), language: view.language });
  return largest.map(({ id, total }) =>
    toLine(String(id), names.get(id) || say(view, 'untitled'), total, {
      rows: {
        list: 'figure',
        filters: { ...daysOf(view), by: 'kind', subject: `asset:${id}` },
        row: 'download',
      },
      record: { kind: 'asset', id },
      measure: 'total',
    }),
  );
}
