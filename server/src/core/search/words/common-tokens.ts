import { LANGUAGES } from '@press-room/contract/languages';
import { listGlossaryTokens } from './glossary.ts';
import { toToken } from './stems.ts';
import { listStopWords } from './stop-words.ts';

let common: Set<string> | null = null;

/** Whether many documents can be expected to hold a token: stop words and words of the trade. Part of `SEARCH_VERSION`. */
export function isCommonToken(token: string): boolean {
  common ??= new Set(
    LANGUAGES.flatMap((language) => [
      ...listStopWords(language).map((word) => toToken(word, language)),
      ...listGlossaryTokens(language),
    ]),
  );
  return common.has(token);
}
