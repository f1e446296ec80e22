import type {
  Analytics,
  AnalyticsKind,
  AnalyticsRow,
  Breakdown,
  Period,
} from '@press-room/contract/analytics';
import { JOURNALIST_TYPE_LABELS } from '../../features/account/profession/labels.ts';
import { countryName, formatDate, formatMonthOfYear } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import type { AnalyticsState } from './analytics-address.ts';

export const BREAKDOWN_LABELS: Record<Breakdown, () => string> = {
  kind: m['office.figures.by.kind'],
  press_release: m['office.figures.by.pressRelease'],
  picture: m['office.figures.by.picture'],
  other: m['office.figures.by.other'],
  outlet: m['account.qualify.label'],
  country: m['account.country'],
  query: m['office.figures.by.query'],
};
export const KIND_LABELS: Record<AnalyticsKind, () => string> = {
  read: m['office.figures.kind.read'],
  download: m['office.figures.kind.download'],
  copy: m['office.figures.kind.copy'],
  search: m['office.figures.kind.search'],
};
export const PERIOD_LABELS: Record<Period, () => string> = {
  day: m['office.figures.per.day'],
  week: m['office.figures.per.week'],
  month: m['office.figures.per.month'],
};
export const SPAN_LABELS: Record<AnalyticsState['span'], () => string> = {
  week: m['office.figures.span.week'],
  month: m['office.figures.span.month'],
  quarter: m['office.figures.span.quarter'],
  year: m['office.figures.span.year'],
  own: m['office.figures.span.own'],
};
const OUTLET_LABELS: Readonly<Record<string, () => string>> = {
  ...JOURNALIST_TYPE_LABELS,
  company: m['account.company.label'],
};
const GONE_LABELS: Readonly<Record<string, (id: { id: string }) => string>> = {
  press_release: m['office.figures.gone.pressRelease'],
  asset: m['office.figures.gone.asset'],
};

/** Label of a row. */
export function nameOfRow({ key, name }: Pick<AnalyticsRow, 'key' | 'name'>, by: Breakdown): string {
  if (by === 'kind') return labelOf(KIND_LABELS, key as AnalyticsKind);
  if (by === 'query') return key;
  if (key === '') return m['office.figures.unknown']();
  if (key === 'other') return m['office.figures.few']();
  if (by === 'outlet') return OUTLET_LABELS[key]?.() ?? key;
  if (by === 'country') return countryName(key);
  return name || nameOfGone(key);
}

export function nameOfGone(key: string): string {
  const [kind = '', id = ''] = key.split(':');
  return (GONE_LABELS[kind] ?? m['office.figures.gone.other'])({ id });
}

/** Name of a period, from its first day. */
export const nameOfPeriod = (day: string, per: Analytics['per']): string => {
  if (per === 'month') return formatMonthOfYear(day);
  return per === 'week' ? m['office.figures.weekOf']({ day: formatDate(day) }) : formatDate(day);
};
