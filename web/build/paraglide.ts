import type { CompilerOptions } from '@inlang/paraglide-js';

/** Settings of Paraglide; the language is stored in local storage under `language` (spec 3). */
export const PARAGLIDE = {
  project: `${import.meta.dirname}/../project.inlang`,
  outdir: `${import.meta.dirname}/../src/paraglide`,
  strategy: ['localStorage', 'preferredLanguage', 'baseLocale'],
  localStorageKey: 'language',
  emitReadme: false,
  emitPrettierIgnore: false,
  isServer: 'false',
} satisfies CompilerOptions;
