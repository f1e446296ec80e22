import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';

export interface Wanted {
  words: string;
  isCaseKept: boolean;
  areAccentsIgnored: boolean;
}

/** Range of positions in a document. */
export interface Stretch {
  from: number;
  to: number;
}

type Folded = { text: string; places: number[] };

/** Folds a text for comparison; `places` maps each folded character to its position in the text. */
function fold(text: string, { isCaseKept, areAccentsIgnored }: Wanted): Folded {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const bare = areAccentsIgnored ? character.normalize('NFD').replace(/\p{M}/gu, '') : character;
    const plain = (isCaseKept ? bare : bare.toLowerCase()).replace(/\s/u, ' ').replace(/[’‘]/u, "'");
    folded += plain;
    for (let count = 0; count < plain.length; count += 1) places.push(place);
    place += character.length;
  }
  return { text: folded, places };
}

/** Stands for a line break, a picture or a block: matches do not span it. */
const BREAK = '\ufffc';

export function listHits(document: Node, wanted: Wanted): Stretch[] {
  const hits: Stretch[] = [];
  document.descendants((node, position) => {
    if (!node.isTextblock) return true;
    // Each inline node takes one position, as in the document.
    const text = node.textBetween(0, node.content.size, BREAK, BREAK);
    const start = position + 1;
    hits.push(...listHitsIn(text, wanted).map(({ from, to }) => ({ from: start + from, to: start + to })));
    return false;
  });
  return hits;
}

/** Finds the hits in a text without blocks. */
export function listHitsIn(text: string, wanted: Wanted): Stretch[] {
  const words = fold(wanted.words, wanted).text;
  const hits: Stretch[] = [];
  if (words === '') return hits;
  const folded = fold(text, wanted);
  for (let at = folded.text.indexOf(words); at >= 0; at = folded.text.indexOf(words, at + words.length))
    hits.push({ from: folded.places[at] ?? 0, to: folded.places[at + words.length] ?? text.length });
  return hits;
}

export const replaceHitsIn = (text: string, hits: readonly Stretch[], other: string): string =>
  hits.toReversed().reduce((left, { from, to }) => left.slice(0, from) + other + left.slice(to), text);

/** Replaces each hit by a text: one undo step, keeping the formatting. */
export function replaceHits(
  { tr, schema }: EditorState,
  hits: readonly Stretch[],
  text: string,
): Transaction {
  for (const { from, to } of hits.toReversed()) {
    const marks = tr.doc.nodeAt(from)?.marks ?? [];
    if (text === '') tr.delete(from, to);
    else tr.replaceWith(from, to, schema.text(text, marks));
  }
  return closeHistory(tr);
}
