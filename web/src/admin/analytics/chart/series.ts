import type { Analytics } from '@press-room/contract/analytics';
import { m } from '../../../paraglide/messages.js';
import { nameOfRow } from '../labels.ts';

/** Maximum number of lines: more are not distinguishable. */
const SERIES_MAX = 5;

export interface Series {
  key: string;
  name: string;
  counts: readonly number[];
}

/** The largest series, and the sum of all others. */
export function toSeries({ rows, totals, by, lines }: Analytics): Series[] {
  const shown = rows.slice(0, SERIES_MAX);
  const series = shown.map((row) => ({ key: row.key, name: nameOfRow(row, by), counts: row.counts }));
  if (lines <= shown.length) return series;
  const counts = totals.map(
    (total, at) => total - shown.reduce((sum, row) => sum + (row.counts[at] ?? 0), 0),
  );
  return [...series, { key: 'rest', name: m['office.figures.rest'](), counts }];
}
