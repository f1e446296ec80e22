import type { LateMessages } from './late-messages.ts';

/**
 * Fetches the messages of the languages that are not compiled into the code. The build writes them here
 * (web/build/late-languages.ts); in development and in tests every language is compiled in, and none is late.
 */
export const LOADERS: Readonly<Record<string, () => Promise<{ default: LateMessages }>>> = {};
