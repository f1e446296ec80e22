import { fold } from '../../../lib/fold.ts';

/** A text run of PDF.js. */
export type TextRun = { str: string; hasEOL: boolean };

/** Folded text of a page, with the position of each character. */
export type PageText = { text: string; runs: Int32Array; offsets: Int32Array };

/** Line ends become spaces; hyphenated words are joined. */
export function toPageText(items: readonly TextRun[]): PageText {
  let text = '';
  const runs: number[] = [];
  const offsets: number[] = [];
  for (const [run, { str, hasEOL }] of items.entries()) {
    const folded = fold(str);
    const isContinued = text.endsWith(' ') && folded.text.startsWith(' ') ? 1 : 0;
    text += folded.text.slice(isContinued);
    for (const place of folded.places.slice(isContinued)) {
      runs.push(run);
      offsets.push(place);
    }
    if (!hasEOL) continue;
    if (/\p{L}-$/u.test(text)) {
      text = text.slice(0, -1);
      runs.pop();
      offsets.pop();
    } else if (!text.endsWith(' ')) {
      text += ' ';
      runs.push(run);
      offsets.push(str.length);
    }
  }
  return { text, runs: Int32Array.from(runs), offsets: Int32Array.from(offsets) };
}
