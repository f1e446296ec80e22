import type { Language } from '@press-room/contract/languages';

/** What one part of the catalogue holds: a text in each language by key; `{name}` is a parameter. */
export type Texts = Record<string, Record<Language, string>>;
