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
    // Nor does the first day of an Italian range within a month.
    .replace(/^0(?=\d)/u, '')
    // An Italian range across years has two digits in its second day alone.
    .replace(/(?<=\s)0(?=\d\s)/u, '');
