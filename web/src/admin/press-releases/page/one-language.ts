import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { readStored, writeStored } from '../../../lib/storage.ts';

const KEY = 'editor_one_language';

/** The language that has the width of the screen to itself on this device; null: both stand beside each other. */
export const readOneLanguage = (): Language | null =>
  LANGUAGES.find((language) => language === readStored(KEY)) ?? null;

export const keepOneLanguage = (language: Language | null): void => writeStored(KEY, language);
