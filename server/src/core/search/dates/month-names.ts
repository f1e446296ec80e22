import type { Language } from '@press-room/contract/languages';

const ITALIAN =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre';
const ENGLISH = 'january february march april may june july august september october november december';
// Folded; the full stop after them separates words anyway.
const ITALIAN_SHORT = 'gen feb|febb mar apr mag giu lug ago set|sett ott nov dic';
const ENGLISH_SHORT = 'jan feb mar apr may jun jul aug sep|sept oct nov dec';

const readNames = (names: string): Map<string, number> =>
  new Map(names.split(' ').flatMap((month, at) => month.split('|').map((name) => [name, at + 1] as const)));

/** Months by their folded names, from 1. */
export const MONTH_NAMES: Record<Language, ReadonlyMap<string, number>> = {
  it: readNames(ITALIAN),
  en: readNames(ENGLISH),
};
export const MONTH_ABBREVIATIONS: Record<Language, ReadonlyMap<string, number>> = {
  it: readNames(ITALIAN_SHORT),
  en: readNames(ENGLISH_SHORT),
};
/** Also ordinary words: they are months only with a day or a year, or with a capital letter. */
export const AMBIGUOUS_MONTHS: ReadonlySet<string> = new Set(['may', 'march']);

export const WEEKDAYS: ReadonlySet<string> = new Set(
  `lunedi martedi mercoledi giovedi venerdi sabato domenica lun mart merc giov ven sab dom
  monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun`.split(
    /\s+/,
  ),
);
