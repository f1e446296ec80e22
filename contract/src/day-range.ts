/**
 * First and last day, `YYYY-MM-DD`, formatted for a locale: `20–24 September 2027`. Spaces surround the dash only if
 * the dates contain spaces.
 */
export const formatDayRange = (from: string, to: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    .formatRange(new Date(from), new Date(to))
    // Node uses thin spaces around the dash and browsers normal ones; the server must render the same text as the app.
    .replaceAll('\u2009', ' ')
    .replace(/^(\d+)\s*–\s*(?=\d+\s)/u, '$1–')
    // Some Italian ranges format the first or second day with two digits.
    .replace(/(?<!\S)0(?=\d)/gu, '');
