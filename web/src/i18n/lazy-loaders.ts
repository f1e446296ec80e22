/** Values of the placeholders in a text. */
export type Inputs = Readonly<Record<string, unknown>>;
export type Text = (inputs: Inputs) => string;
/** By the number that the build gave each message. */
export type LazyMessages = Readonly<Record<number, Text>>;

/**
 * Fetches the messages of the languages that are not compiled into the code. The build writes them here
 * (web/build/lazy-languages.ts); in development and in tests every language is compiled in, and none is late.
 */
export const LOADERS: Readonly<Record<string, () => Promise<{ default: LazyMessages }>>> = {};
