import { fromAbsolute, parseDate, toCalendarDate, toZoned } from '@internationalized/date';
import { OFFICE_ZONE } from '@press-room/contract/office-clock';

/** Last complete day before an instant, in office time. */
export const toLastDay = (instant: string | null): string =>
  instant === null ? '' : toCalendarDate(fromAbsolute(Date.parse(instant) - 1, OFFICE_ZONE)).toString();

/** End of a day in office time, as an instant. */
export const toEndOfDay = (day: string): string | null =>
  day === '' ? null : toZoned(parseDate(day).add({ days: 1 }), OFFICE_ZONE).toAbsoluteString();
