import { languageName } from '../../../lib/format.ts';

/** Each language in its own words, so that its readers find it. */
export const toLanguageOptions = <Language extends string>(languages: readonly Language[]) =>
  languages.map((language) => ({ value: language, text: capitalise(language), lang: language }));

function capitalise(language: string): string {
  const name = languageName(language, language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
