import type { Language } from '@press-room/contract/languages';

/** Wording of the data export in one language. */
export interface Telling {
  say: (en: string, it: string) => string;
  /** A date; in Italian with its article. */
  on: (instant: string) => string;
  /** The same at the start of a sentence. */
  starting: (instant: string) => string;
  language: Language;
}
