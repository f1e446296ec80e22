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
    // Node puts thin spaces around the dash, browsers normal ones: server and app must render the same text.
    .replaceAll('\u2009', ' ')
    // English only: other languages have no comma after the weekday.
    .replaceAll(/(day), (?=\d)/gu, '$1 ');

/** `Wednesday 30 December 2026, 11:00–12:30`, or both days if it ends on another day, in the time zone of Rome. */
export const formatSpan = (span: Span): string => inZone(span, OFFICE_ZONE);

const hoursIn = ({ starts_at, ends_at }: Span, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat(region(), { hour: '2-digit', minute: '2-digit', timeZone }).formatRange(
    new Date(starts_at),
    new Date(ends_at),
  );

/** `11:00–11:30` in the time zone of Rome. */
export const formatHours = (span: Span): string => hoursIn(span, OFFICE_ZONE);

/** Span in the reader's time zone; null if the time is the same. */
export function formatOwnSpan(span: Span, ownZone?: string): string | null {
  const own = inZone(span, ownZone);
  return own === formatSpan(span) ? null : own;
}
