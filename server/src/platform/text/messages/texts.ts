import type { Language } from '@press-room/contract/languages';

/** Part of the catalogue: a text in each language by key; `{name}` is a parameter. */
export type Texts = Record<string, Record<Language, string>>;
