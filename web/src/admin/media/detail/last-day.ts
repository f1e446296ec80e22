import { fromAbsolute, parseDate, toCalendarDate, toZoned } from '@internationalized/date';
import { OFFICE_ZONE } from '@press-room/contract/office-clock';

/** Of the instant at which rights end, the last whole day by the office's clock. */
export const toLastDay = (instant: string | null): string =>
  instant === null ? '' : toCalendarDate(fromAbsolute(Date.parse(instant) - 1, OFFICE_ZONE)).toString();

/** The end of that day as an instant. */
export const toEndOfDay = (day: string): string | null =>
  day === '' ? null : toZoned(parseDate(day).add({ days: 1 }), OFFICE_ZONE).toAbsoluteString();
