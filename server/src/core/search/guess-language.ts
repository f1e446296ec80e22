import { LANGUAGES, type Language, otherLanguage } from '@press-room/contract/languages';
import { fold } from '../../platform/text/fold.ts';
import { isStopWord } from './words/stop-words.ts';

/** Language of a text by its function words; null: undecided. */
export function guessLanguage(text: string): Language | null {
  const words = text.split(/[^\p{L}]+/u).map(fold);
  const count = (language: Language) =>
    words.filter(
      (word) => word.length > 1 && isStopWord(word, language) && !isStopWord(word, otherLanguage(language)),
    ).length;
  return LANGUAGES.find((language) => count(language) > 2 * count(otherLanguage(language))) ?? null;
}
