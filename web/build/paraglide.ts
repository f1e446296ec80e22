import type { CompilerOptions } from '@inlang/paraglide-js';

/** Compiled messages; the choice of language lives in local storage under `language` (spec 3). */
export const PARAGLIDE = {
  project: `${import.meta.dirname}/../project.inlang`,
  outdir: `${import.meta.dirname}/../src/paraglide`,
  strategy: ['localStorage', 'preferredLanguage', 'baseLocale'],
  localStorageKey: 'language',
  emitReadme: false,
  emitPrettierIgnore: false,
  isServer: 'false',
} satisfies CompilerOptions;
