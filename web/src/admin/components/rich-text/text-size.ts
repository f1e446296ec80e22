import type { Node } from '@tiptap/pm/model';

/** Characters count with spaces, as papers order their texts. */
export interface TextSize {
  words: number;
  characters: number;
}

/** A dash alone is no word. */
const WORD = /\S*[\p{L}\p{N}]\S*/gu;

export const measureText = (text: string): TextSize => ({
  words: text.match(WORD)?.length ?? 0,
  characters: Array.from(text).length,
});

export const addSizes = (sizes: readonly TextSize[]): TextSize => ({
  words: sizes.reduce((sum, { words }) => sum + words, 0),
  characters: sizes.reduce((sum, { characters }) => sum + characters, 0),
});

/** A key changes one block: the others are the same objects as before, and need not be counted again. */
const known = new WeakMap<Node, TextSize>();

/** Size of the text of a document, whatever separates its blocks. */
export function measureNode(node: Node): TextSize {
  const before = known.get(node);
  if (before !== undefined) return before;
  const size = node.isTextblock
    ? measureText(node.textBetween(0, node.content.size, '', ' '))
    : addSizes(node.children.map(measureNode));
  known.set(node, size);
  return size;
}
