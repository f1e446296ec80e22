/** Values of the placeholders in a text. */
export type Inputs = Readonly<Record<string, unknown>>;
export type Text = (inputs: Inputs) => string;
/** Texts by the number that the build assigns to each message. */
export type LazyMessages = Readonly<Record<number, Text>>;

/**
 * Loaders for the languages that are not compiled into the code. The build fills this in (web/build/lazy-languages.ts);
 * development and tests compile every language in, so that it is empty.
 */
export const LOADERS: Readonly<Record<string, () => Promise<{ default: LazyMessages }>>> = {};
