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

const hoursIn = ({ starts_at, ends_at }: Span, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat(region(), { hour: '2-digit', minute: '2-digit', timeZone }).formatRange(
    new Date(starts_at),
    new Date(ends_at),
  );

/** `11:00–11:30` in Rome. */
export const formatHours = (span: Span): string => hoursIn(span, OFFICE_ZONE);

const dayIn = (instant: string, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(new Date(instant));

/** The same where the reader is, without the day if it is that of Rome; null if clocks there show the same. */
export function formatOwnSpan(span: Span, ownZone?: string): string | null {
  const own = inZone(span, ownZone);
  if (own === formatSpan(span)) return null;
  const days = [ownZone, OFFICE_ZONE].flatMap((zone) => [
    dayIn(span.starts_at, zone),
    dayIn(span.ends_at, zone),
  ]);
  return new Set(days).size === 1 ? hoursIn(span, ownZone) : own;
}
