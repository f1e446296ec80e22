import { MERGE_FIELDS } from '@press-room/contract/mailings';

export type MergeField = (typeof MERGE_FIELDS)[number];
export type MergeValues = Record<MergeField, string>;

/** `{first_name}`, or `{first_name|colleague}` with a default for an empty field; includes the space before it. */
const FIELD = /( ?)\{([^{}|]*)(?:\|([^{}]*))?\}/g;

const isField = (name: string): name is MergeField => MERGE_FIELDS.some((field) => field === name);

/** Inserts values into a plain text; other braces are unchanged. An empty field also removes the space before it. */
export const mergeFields = (text: string, values: MergeValues): string =>
  text.replace(FIELD, (whole, blank: string, name: string, otherwise: string | undefined) => {
    if (!isField(name)) return whole;
    const value = values[name] || (otherwise ?? '');
    return value === '' ? '' : `${blank}${value}`;
  });

/** Names in braces that are not fields. */
export const listUnknownFields = (text: string): string[] =>
  Array.from(text.matchAll(FIELD), ([, , name = '']) => name).filter((name) => !isField(name));

/** Fields without a default. */
export const listBareFields = (text: string): MergeField[] =>
  Array.from(text.matchAll(FIELD), ([, , name = '', otherwise = '']) => ({ name, otherwise })).flatMap(
    ({ name, otherwise }) => (isField(name) && otherwise.trim() === '' ? name : []),
  );
