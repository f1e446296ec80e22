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
  })
    .formatRange(new Date(starts_at), new Date(ends_at))
    // Node puts thin spaces around the dash and browsers normal ones; the server must render the same text as the app.
    .replaceAll('\u2009', ' ')
    // English only: other dates have no comma after the day of the week.
    .replaceAll(/(day), (?=\d)/gu, '$1 ');

/** `Wednesday 30 December 2026, 11:00–12:30`, or both days past midnight, as clocks in Rome show it. */
export const formatSpan = (span: Span): string => inZone(span, OFFICE_ZONE);

const hoursIn = ({ starts_at, ends_at }: Span, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat(region(), { hour: '2-digit', minute: '2-digit', timeZone }).formatRange(
    new Date(starts_at),
    new Date(ends_at),
  );

/** `11:00–11:30` in Rome. */
export const formatHours = (span: Span): string => hoursIn(span, OFFICE_ZONE);

/** The same where the reader is; null if clocks there show the same. */
export function formatOwnSpan(span: Span, ownZone?: string): string | null {
  const own = inZone(span, ownZone);
  return own === formatSpan(span) ? null : own;
}
