import { TABLE_FILE_TYPES } from '@press-room/contract/messages';
import { toSingleLine } from '@press-room/contract/single-line';
import { toSafeText } from '../../../platform/http/table-file.ts';
import { isGarbled, repairTwiceEncoded } from '../../../platform/text/encodings.ts';
import { type Note, note } from './target.ts';

/** Normalises a cell for comparing and storing: composed, trimmed, in one line if the field has one. */
export function toText(cell: string, isLine: boolean): string {
  const text = cell.normalize('NFC').toWellFormed().replaceAll('\r\n', '\n');
  return (isLine ? toSingleLine(text) : text).trim();
}

/** Texts that programs write for a missing or invalid value. `NA` is Naples. */
const NOTHING =
  /^(?:[-‐-―_.?]+|\(?null\)?|nil|none|undefined|nan|n\.? ?[/.] ?[ad]\.?|n\.? ?d\.?|n\.? ?p\.?|#[A-ZÀ-Ü][A-ZÀ-Ü0-9/_]*[!?]?)$/i;
/** A long number with only its first digits: `3,90E+11`. */
const SHORTENED = /^[-+]?\d+(?:[.,]\d+)?E[-+]?\d+$/i;

/** Warnings about a text, to check before it is stored. */
export function doubtsOf(field: string, text: string): Note[] {
  const repaired = repairTwiceEncoded(text);
  return [
    ...(NOTHING.test(text) ? [note('import_stands_for_nothing', field, { value: text })] : []),
    ...(SHORTENED.test(text) ? [note('import_shortened', field, { value: text })] : []),
    ...(repaired === null ? [] : [note('import_twice_encoded', field, { value: repaired })]),
    ...(repaired === null && isGarbled(text) ? [note('import_garbled', field)] : []),
  ];
}

/** Compares with the stored text, and with its form in our exports, which prevents formulas. */
export const isSameText = (old: string, incoming: string): boolean => {
  const stored = old.normalize('NFC').trim();
  const written = TABLE_FILE_TYPES.map((type) => toSafeText(stored, { type, isOwn: true }).trim());
  return stored === incoming || written.includes(incoming);
};
