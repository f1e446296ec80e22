import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';
import { OFFICE_ZONE } from '@press-room/contract/office-clock';

/** An instant in the office's time zone, for `datetime-local`. */
export const toOfficeTime = (instant: string): string =>
  toCalendarDateTime(parseAbsolute(instant, OFFICE_ZONE))
    .set({ second: 0, millisecond: 0 })
    .toString()
    .slice(0, 16);

/** An instant from office time. A time in the skipped hour of spring moves an hour forward. */
export const toInstant = (officeTime: string): string =>
  toZoned(parseDateTime(officeTime), OFFICE_ZONE).toAbsoluteString();
