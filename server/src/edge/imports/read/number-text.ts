import { dateFromSerial, format, getFormatDateInfo, getFormatInfo } from 'numfmt';

/** Days between the two date systems of spreadsheets. */
const DAYS_FROM_1904 = 1462;
/** Above it, spreadsheets lose digits. */
const EXACT_BELOW = 1e15;
/** Significant digits of a spreadsheet; the rest are rounding errors. */
const DIGITS = 15;

/** All digits, even if fewer are displayed; with an exponent if digits are lost. */
function toPlainNumber(value: number): string {
  if (Math.abs(value) >= EXACT_BELOW) return value.toExponential().toUpperCase();
  const rounded = Number(value.toPrecision(DIGITS));
  return Math.abs(rounded) < 1e-6 ? format('0.###############', rounded).replace(/\.$/, '') : String(rounded);
}

const pad = (part: number, length = 2): string => String(part).padStart(length, '0');

/** `YYYY-MM-DD`, with a time if there is one; null: invalid date. */
function toDay(serial: number): string | null {
  const parts = dateFromSerial(serial);
  if (parts === null) return null;
  const [year, month, day, hour, minute, second] = parts;
  const date = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
  return hour + minute + second === 0 ? date : `${date} ${pad(hour)}:${pad(minute)}:${pad(second)}`;
}

/** A format that only rounds, groups or adds a currency is equivalent to the full number. */
const isPlain = (shown: string): boolean => /^\(?[-−]?(?:0|[1-9]\d*)?(?:\.\d*)?\)?$/.test(shown);
/** A code with leading zeros, after any prefix. */
const hasLeadingZero = (shown: string): boolean => /^\D*0\d/.test(shown);

interface Shown {
  pattern: string;
  /** Whether the workbook counts days from 1904. */
  is1904: boolean;
}

function toShown(value: number, { pattern, is1904 }: Shown): string | null {
  const { type, isDate } = getFormatInfo(pattern);
  if (isDate) {
    const { year, month, day } = getFormatDateInfo(pattern);
    if (!year && !month && !day) return format(pattern, value).trim();
    return toDay(value + (is1904 ? DAYS_FROM_1904 : 0));
  }
  const shown = format(pattern, value).trim();
  if (shown === '' || type === 'general') return null;
  if (type === 'number') return isPlain(shown) && !hasLeadingZero(shown) ? null : shown;
  return type === 'percent' || hasLeadingZero(shown.replaceAll(/\s/g, '')) ? shown : null;
}

/**
 * A number as its format intends: a code with its zeros, a percentage, a duration, a day as `YYYY-MM-DD`. Numbers whose
 * format only shortens or decorates them are written in full.
 */
export function toNumberText(value: number, shown: Shown): string {
  try {
    return toShown(value, shown) ?? toPlainNumber(value);
  } catch {
    // A pattern that programs do not write.
    return toPlainNumber(value);
  }
}

/** A text with what its format adds around it: `"Via "@`. */
export function toFormattedText(text: string, pattern: string): string {
  if (pattern === '@' || !pattern.includes('@')) return text;
  try {
    return format(pattern, text) || text;
  } catch {
    return text;
  }
}
