/**
 * Days as `YYYY-MM-DD`, both included, as a locale writes them: `20–24 September 2027`. Spaces stand only between dates that
 * have some themselves.
 */
export const formatDayRange = (from: string, to: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    .formatRange(new Date(from), new Date(to))
    // Node has thin spaces around the dash where browsers have whole ones: what the server draws must be what the app draws.
    .replaceAll('\u2009', ' ')
    .replace(/^(\d+)\s*–\s*(?=\d+\s)/u, '$1–')
    // An Italian range across years has two digits in its second day alone.
    .replace(/(?<=\s)0(?=\d\s)/u, '');
