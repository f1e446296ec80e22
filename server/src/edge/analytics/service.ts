import {
  ANALYTICS_SUBJECTS,
  type Analytics,
  type AnalyticsRow,
  type AnalyticsSubject,
  analyticsSchema,
} from '@press-room/contract/analytics';
import type { Language } from '@press-room/contract/languages';
import { requireWithin } from '../../core/admin/own-company.ts';
import { addDays, toOfficeDay, toPeriod } from '../../core/analytics/days.ts';
import type { Db } from '../../platform/db/db.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { AnalyticsView } from './filter.ts';
import { countLines, listDays, listDaysOf, listLargest, type Subject } from './queries.ts';
import { listNames } from './subject-queries.ts';

/** The numbers of a view, with the largest lines of its breakdown. */
export async function buildAnalytics(
  db: Db,
  view: AnalyticsView,
  { language, limit }: { language: Language; limit: number },
): Promise<Analytics> {
  const { from, to, per, by, periods, subject } = view;
  await requireSubject(db, view);
  const largest = await listLargest(db, view, limit);
  const totals = sumUp(view, await listDays(db, view));
  const names = await findNames(db, view, largest, language);
  return analyticsSchema.parse({
    from,
    to,
    per,
    by,
    subject: subject === undefined ? '' : await nameOf(db, subject, language),
    periods,
    total: totals.reduce((sum, count) => sum + count, 0),
    totals,
    rows: await toRows(db, view, largest, names),
    lines: largest.length < limit ? largest.length : await countLines(db, view),
  });
}

/** Content of another company has neither names nor numbers here. @throws 404 */
async function requireSubject(db: Db, { subject, scope }: AnalyticsView): Promise<void> {
  if (subject === undefined || scope === null) return;
  const { kind: noun, id } = subject;
  if (noun !== 'press_release' && noun !== 'asset' && noun !== 'press_kit') throw notFound();
  await requireWithin(db, { noun, id }, scope);
}

async function nameOf(db: Db, { kind, id }: Subject, language: Language): Promise<string> {
  return (await listNames(db, kind, { ids: [id], language })).get(id) ?? '';
}

/** Recent searches without a result, most frequent first. */
export async function listMissedSearches(
  db: Db,
  { now, days, limit }: { now: Date; days: number; limit: number },
): Promise<{ count: number; rows: { query: string; count: number }[] }> {
  const to = toOfficeDay(now);
  const span = { from: addDays(to, 1 - days), to, by: 'query' } as const;
  const filter = {
    ...span,
    kind: undefined,
    group: undefined,
    event: undefined,
    scope: null,
    subject: undefined,
  };
  const largest = await listLargest(db, filter, limit);
  return {
    count: await countLines(db, filter),
    rows: largest.map(({ name, total }) => ({ query: name, count: Number(total) })),
  };
}

interface Line {
  name: string;
  id: number;
  total: number;
}

const keyOf = ({ name, id }: Pick<Line, 'name' | 'id'>): string => (id === 0 ? name : `${name}:${id}`);

async function toRows(
  db: Db,
  view: AnalyticsView,
  lines: readonly Line[],
  names: ReadonlyMap<string, string>,
): Promise<AnalyticsRow[]> {
  if (lines.length === 0) return [];
  const wanted = {
    names: [...new Set(lines.map(({ name }) => name))],
    ids: [...new Set(lines.map(({ id }) => id))],
  };
  const days = Map.groupBy(await listDaysOf(db, view, wanted), keyOf);
  return lines.map((line) => {
    const key = keyOf(line);
    return {
      key,
      name: names.get(key) ?? '',
      total: Number(line.total),
      counts: sumUp(view, days.get(key) ?? []),
    };
  });
}

/** Sums of days by period. */
function sumUp({ periods, per }: AnalyticsView, days: readonly { day: string; count: number }[]): number[] {
  const at = new Map(periods.map((period, index) => [period, index]));
  const counts = periods.map(() => 0);
  for (const { day, count } of days) {
    const index = at.get(toPeriod(day, per));
    if (index !== undefined) counts[index] = (counts[index] ?? 0) + Number(count);
  }
  return counts;
}

async function findNames(
  db: Db,
  { by }: AnalyticsView,
  lines: readonly Line[],
  language: Language,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  if (by === 'kind' || by === 'outlet' || by === 'country' || by === 'query') return names;
  const isSubject = (name: string): name is AnalyticsSubject =>
    ANALYTICS_SUBJECTS.some((kind) => kind === name);
  for (const [kind, rows] of Map.groupBy(lines, ({ name }) => name)) {
    if (!isSubject(kind)) continue;
    const found = await listNames(db, kind, { ids: rows.map(({ id }) => id), language });
    for (const [id, name] of found) names.set(keyOf({ name: kind, id }), name);
  }
  return names;
}
