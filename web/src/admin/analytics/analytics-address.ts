import {
  ANALYTICS_KINDS,
  BREAKDOWNS,
  type Breakdown,
  PERIODS,
  type Period,
} from '@press-room/contract/analytics';
import { toOfficeDay } from '@press-room/contract/office-clock';
import { OFFICE_PATHS } from '../paths.ts';

/** Length in days up to today; `own` is a chosen period. */
export const SPANS = { week: 7, month: 30, quarter: 90, year: 365 } as const;
export type Span = keyof typeof SPANS;

/** State of the screen. All of it is in the address. */
export interface AnalyticsState {
  span: Span | 'own';
  /** First day, only for `own`. */
  from: string;
  to: string;
  /** Empty: depends on the length of the period. */
  per: Period | '';
  by: Breakdown;
  kind: string;
  group: string;
  /** Id of an event. */
  event: string;
  /** Such as `press_release:12`. */
  subject: string;
}

const oneOf = <Value extends string>(value: string | null, values: readonly Value[]): Value | undefined =>
  values.find((each) => each === value);
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

const toNumber = (text: string | null): string => (/^\d{1,9}$/.test(text ?? '') ? (text ?? '') : '');

/** Reads the state from the address, ignoring unknown values. */
export function readAnalyticsState(search: string): AnalyticsState {
  const parameters = new URLSearchParams(search);
  const [from, to] = ['from', 'to'].map((name) => parameters.get(name) ?? '') as [string, string];
  const isOwn = isDay(from) && isDay(to) && from <= to;
  const span = oneOf(parameters.get('span'), Object.keys(SPANS) as Span[]) ?? 'month';
  const subject = parameters.get('subject') ?? '';
  return {
    span: isOwn ? 'own' : span,
    from: isOwn ? from : '',
    to: isOwn ? to : '',
    per: oneOf(parameters.get('per'), PERIODS) ?? '',
    by: oneOf(parameters.get('by'), BREAKDOWNS) ?? 'kind',
    kind: oneOf(parameters.get('kind'), ANALYTICS_KINDS) ?? '',
    group: toNumber(parameters.get('group')),
    event: toNumber(parameters.get('event')),
    subject: /^[a-z_]+:\d{1,9}$/.test(subject) ? subject : '',
  };
}

const USUAL: Partial<AnalyticsState> = { span: 'month', by: 'kind' };

/** Address of the screen with a changed state. */
export function toAnalytics(change: Partial<AnalyticsState> = {}, state?: AnalyticsState): string {
  const wanted = { ...state, ...change };
  if (wanted.span === 'own') delete wanted.span;
  else Object.assign(wanted, { from: '', to: '' });
  const parameters = new URLSearchParams(
    Object.entries(wanted).filter(([name, value]) => value && USUAL[name as keyof AnalyticsState] !== value),
  );
  return parameters.size > 0 ? `${OFFICE_PATHS.figures}?${parameters}` : OFFICE_PATHS.figures;
}

const DAY_MS = 86_400_000;

/** First and last day of a period, in the office's time zone. */
export function toDays(
  { span, from, to }: Pick<AnalyticsState, 'span' | 'from' | 'to'>,
  now: Date,
): { from: string; to: string } {
  if (span === 'own') return { from, to };
  const today = toOfficeDay(now);
  const first = new Date(Date.parse(today) - (SPANS[span] - 1) * DAY_MS);
  return { from: first.toISOString().slice(0, 10), to: today };
}

/** Default grouping: too many periods are not comparable. */
export function toPeriodLength(state: AnalyticsState, now: Date): Period {
  if (state.per !== '') return state.per;
  const { from, to } = toDays(state, now);
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days > 200 ? 'month' : days > 45 ? 'week' : 'day';
}

/** Parameters of the request. */
export function toAnalyticsRequest(state: AnalyticsState, now: Date): Record<string, string> {
  const { by, kind, group, event, subject } = state;
  const narrowed = Object.entries({ kind, group, event, subject }).filter(([, value]) => value !== '');
  return { ...toDays(state, now), per: toPeriodLength(state, now), by, ...Object.fromEntries(narrowed) };
}
