import { toSafeText } from '../../../http/table-file.ts';
import { toSingleLine } from '../../../text/single-line.ts';

/** A cell as texts are compared and stored: composed, trimmed, in one line where the field has one. */
export function toText(cell: string, isLine: boolean): string {
  const text = cell.normalize('NFC').toWellFormed().replaceAll('\r\n', '\n');
  return (isLine ? toSingleLine(text) : text).trim();
}

/** UTF-8 that was read as Windows once: `EnicafÃ©`. */
export const isTwiceEncoded = (text: string): boolean => /[ÃÂ][\u0080-\u00bf]/.test(text);

/** What is stored, and what our own export made of it so that no spreadsheet takes it for a formula. */
export const isSameText = (old: string, incoming: string): boolean => {
  const stored = old.normalize('NFC').trim();
  return stored === incoming || toSafeText(stored, true).trim() === incoming;
};
