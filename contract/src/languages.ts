import { z } from 'zod';

/** Languages of the interface and of the content. English is the default (spec 1). */
export const LANGUAGES = ['en', 'it'] as const;
export const DEFAULT_LANGUAGE = 'en';

export const languageSchema = z.enum(LANGUAGES);
export type Language = z.infer<typeof languageSchema>;

/** Fallback language for texts that are missing in the requested one. */
export const otherLanguage = (language: Language): Language =>
  LANGUAGES.find((other) => other !== language) ?? language;
