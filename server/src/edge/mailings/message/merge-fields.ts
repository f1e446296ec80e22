import { MERGE_FIELDS } from '@press-room/contract/mailings';

export type MergeValues = Record<(typeof MERGE_FIELDS)[number], string>;

/** `{first_name}`, or `{first_name|colleague}` with what stands where the field is empty. */
const FIELD = /\{([a-z_]+)(?:\|([^{}]*))?\}/g;

const isField = (name: string): name is keyof MergeValues => MERGE_FIELDS.some((field) => field === name);

/** Puts values into a plain text; what is no field stays as it was typed. */
export const mergeFields = (text: string, values: MergeValues): string =>
  text.replace(FIELD, (whole, name: string, otherwise: string | undefined) =>
    isField(name) ? values[name] || (otherwise ?? '') : whole,
  );

/** Names in braces that are no fields. */
export const listUnknownFields = (text: string): string[] =>
  Array.from(text.matchAll(FIELD), ([, name = '']) => name).filter((name) => !isField(name));
