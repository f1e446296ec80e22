import type { Language } from '@press-room/contract/languages';

/** Wording of the export in one language. */
export interface Telling {
  say: (en: string, it: string) => string;
  /** A date; in Italian with its article. */
  on: (instant: string) => string;
  /** The same where a sentence starts. */
  starting: (instant: string) => string;
  language: Language;
}
