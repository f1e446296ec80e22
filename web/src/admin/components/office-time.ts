import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';
import { OFFICE_ZONE } from '@press-room/contract/office-clock';

/** An instant as the office's clock shows it, for `datetime-local`. */
export const toOfficeTime = (instant: string): string =>
  toCalendarDateTime(parseAbsolute(instant, OFFICE_ZONE))
    .set({ second: 0, millisecond: 0 })
    .toString()
    .slice(0, 16);

/** Office time as an instant. The hour that is skipped in spring becomes the one after it. */
export const toInstant = (officeTime: string): string =>
  toZoned(parseDateTime(officeTime), OFFICE_ZONE).toAbsoluteString();
