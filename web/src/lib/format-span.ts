import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import { region } from './format.ts';

interface Span {
  starts_at: string;
  ends_at: string;
}

const inZone = ({ starts_at, ends_at }: Span, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat(region(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).formatRange(new Date(starts_at), new Date(ends_at));

/** `Wednesday 30 December 2026, 11:00–12:30`, or both days past midnight, as clocks in Rome show it. */
export const formatSpan = (span: Span): string => inZone(span, OFFICE_ZONE);

/** The same where the reader is; null if clocks there show the same. */
export function formatOwnSpan(span: Span): string | null {
  const own = inZone(span, undefined);
  return own === formatSpan(span) ? null : own;
}

/** `11:00–11:30` in Rome. */
export const formatHours = ({ starts_at, ends_at }: Span): string =>
  new Intl.DateTimeFormat(region(), {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: OFFICE_ZONE,
  }).formatRange(new Date(starts_at), new Date(ends_at));
