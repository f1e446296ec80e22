import type { Language } from '@press-room/contract/languages';
import { markPassage } from '@press-room/contract/machine-passages';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

export const MACHINE = new PluginKey<DecorationSet>('machine');

/** Unreviewed machine-translated passage of a body. */
export interface BodyPassage {
  mark: string;
  text: string;
  from: number;
  to: number;
}

/** Finds the passages that still have the proposed text. */
export function listUnreadIn(text: Node, language: Language, unread: ReadonlySet<string>): BodyPassage[] {
  const found: BodyPassage[] = [];
  text.descendants((node, at) => {
    if (!node.isTextblock) return true;
    const mark = markPassage(language, node.textContent);
    if (unread.has(mark)) found.push({ mark, text: node.textContent, from: at, to: at + node.nodeSize });
    return false;
  });
  return found;
}

/** Highlights unreviewed passages; the highlight of an edited passage disappears. */
export const createMachinePlugin = (options: {
  language: Language;
  unread: ReadonlySet<string>;
  description: string;
}): Plugin<DecorationSet> => {
  const draw = (text: Node): DecorationSet =>
    DecorationSet.create(
      text,
      listUnreadIn(text, options.language, options.unread).map(({ from, to }) =>
        Decoration.node(from, to, { 'data-machine': '', 'aria-description': options.description }),
      ),
    );
  return new Plugin({
    key: MACHINE,
    state: {
      init: (_config, { doc }) => draw(doc),
      apply: (change, marks) => (change.docChanged ? draw(change.doc) : marks),
    },
    props: { decorations: (state) => MACHINE.getState(state) },
  });
};
