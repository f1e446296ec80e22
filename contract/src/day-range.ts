/**
 * Days as `YYYY-MM-DD`, both included, formatted for a locale: `20–24 September 2027`. Spaces surround the dash only if
 * the dates contain spaces themselves.
 */
export const formatDayRange = (from: string, to: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    .formatRange(new Date(from), new Date(to))
    // Node puts thin spaces around the dash and browsers normal ones; the server must render the same text as the app.
    .replaceAll('\u2009', ' ')
    .replace(/^(\d+)\s*–\s*(?=\d+\s)/u, '$1–')
    // Some Italian ranges write the first or the second day with two digits.
    .replace(/(?<!\S)0(?=\d)/gu, '');
