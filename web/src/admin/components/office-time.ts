import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';
import { OFFICE_ZONE } from '@press-room/contract/office-clock';

/** An instant as the office's clock shows it, for `datetime-local`. */
export const toOfficeTime = (instant: string): string =>
  toCalendarDateTime(parseAbsolute(instant, OFFICE_ZONE))
    .set({ second: 0, millisecond: 0 })
    .toString()
    .slice(0, 16);

/** What that clock shows, as an instant. Of the hour that does not exist in spring the one after it. */
export const toInstant = (officeTime: string): string =>
  toZoned(parseDateTime(officeTime), OFFICE_ZONE).toAbsoluteString();
