import { CLIPPING_KINDS, CLIPPING_TONES, NOT_KNOWN } from '@press-room/contract/clippings';
import { addDays } from '../../core/analytics/days.ts';
import type { Db } from '../../platform/db/db.ts';
import { localeOf, toCountryName } from '../../platform/text/bilingual.ts';
import { daysOf, narrowedBy, type ReportView, say, shorten, toLine, toSection } from './lines.ts';
import {
  type ClippingColumn,
  countByColumn,
  countByMonth,
  countByOutlet,
  countClippings,
} from './queries.ts';
import type { Part } from './releases.ts';
import { MEDIA, TONES } from './words.ts';

const rowsOf = (view: ReportView, filters: Record<string, string> = {}) => ({
  list: 'clipping' as const,
  filters: { ...daysOf(view), ...narrowedBy(view), ...filters },
});

const COLUMNS: readonly ClippingColumn[] = ['country', 'language', 'tone', 'kind'];

/** Clippings of the period; of an event: those that used one of its releases. */
export async function buildCoverage(db: Db, view: ReportView): Promise<Part> {
  const { from, to, group, event } = view;
  const filter = { from, to, group, event };
  const { count, reach } = await countClippings(db, filter);
  const lines = [
    toLine('clippings', say(view, 'clippings'), count, { rows: rowsOf(view) }),
    toLine('reach', say(view, 'reach'), reach, { rows: rowsOf(view), measure: 'reach' }),
  ];
  if (count === 0) return { lines, sections: [] };
  const months = await countByMonth(db, filter);
  const outlets = await countByOutlet(db, filter);
  const sections = [
    toSection(
      view,
      'coverage_by_month',
      months.map((month) =>
        toLine(month.key, nameOfMonth(view, month.key), month.count, {
          rows: rowsOf(view, toDays(view, month.key)),
        }),
      ),
    ),
    toSection(
      view,
      'coverage_by_outlet',
      shorten(
        view,
        outlets.map((outlet) =>
          toLine(String(outlet.id), outlet.name, outlet.count, {
            rows: rowsOf(view, { outlet: String(outlet.id) }),
            record: { kind: 'outlet', id: outlet.id },
          }),
        ),
        rowsOf(view),
      ),
    ),
  ];
  for (const column of COLUMNS) {
    const found = await countByColumn(db, filter, column);
    const each = found.map(({ key, count: number }) =>
      toLine(key, nameOfKey(view, column, key), number, {
        rows: rowsOf(view, { [column]: key || NOT_KNOWN }),
      }),
    );
    sections.push(toSection(view, `coverage_by_${column}`, shorten(view, each, rowsOf(view))));
  }
  return { lines, sections };
}

const nameOfMonth = ({ language }: ReportView, day: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** Days of a month within the period. */
function toDays({ from, to }: ReportView, first: string): { from: string; to: string } {
  const last = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
  return { from: first < from ? from : first, to: last > to ? to : last };
}

function nameOfKey(view: ReportView, column: ClippingColumn, key: string): string {
  const { language } = view;
  if (key === '') return say(view, 'unknown');
  if (column === 'country') return toCountryName(key, language);
  if (column === 'language') {
    const name = new Intl.DisplayNames([localeOf(language)], { type: 'language' }).of(key) ?? key;
    return name.charAt(0).toLocaleUpperCase(localeOf(language)) + name.slice(1);
  }
  const tone = CLIPPING_TONES.find((each) => each === key);
  if (tone !== undefined) return TONES[tone][language];
  const kind = CLIPPING_KINDS.find((each) => each === key);
  return kind === undefined ? key : MEDIA[kind][language];
}
