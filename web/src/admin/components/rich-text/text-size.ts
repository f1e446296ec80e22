import type { Node } from '@tiptap/pm/model';

/** Numbers of characters, which include spaces, and words. */
export interface TextSize {
  words: number;
  characters: number;
}

/** A dash alone is not a word. */
const WORD = /\S*[\p{L}\p{N}]\S*/gu;

export const measureText = (text: string): TextSize => ({
  words: text.match(WORD)?.length ?? 0,
  characters: Array.from(text).length,
});

export const addSizes = (sizes: readonly TextSize[]): TextSize => ({
  words: sizes.reduce((sum, { words }) => sum + words, 0),
  characters: sizes.reduce((sum, { characters }) => sum + characters, 0),
});

/** Cache by node: an edit changes one block, and the others keep their node objects. */
const known = new WeakMap<Node, TextSize>();

/** Size of a document. Separators between blocks do not count. */
export function measureNode(node: Node): TextSize {
  const before = known.get(node);
  if (before !== undefined) return before;
  const size = node.isTextblock
    ? measureText(node.textBetween(0, node.content.size, '', ' '))
    : addSizes(node.children.map(measureNode));
  known.set(node, size);
  return size;
}
