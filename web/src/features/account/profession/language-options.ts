import { ownLanguageName } from '../../../lib/format.ts';

export const toLanguageOptions = <Language extends string>(languages: readonly Language[]) =>
  languages.map((language) => ({ value: language, text: ownLanguageName(language), lang: language }));
