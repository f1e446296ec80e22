import { type CommandProps, findParentNode, Node } from '@tiptap/core';
import { type Node as DocumentNode, Fragment } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    quote: {
      /** Turns the selected blocks into a quote, or back into text. */
      toggleQuote: () => ReturnType;
    };
  }
}

const findQuote = findParentNode(({ type }) => type.name === 'quote');

/** A quotation with its source: `<blockquote><p>…</p><footer><p>name</p><p>role</p></footer>`. */
const Quote = Node.create({
  name: 'quote',
  group: 'block',
  content: 'block+ quoteSource',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
  addCommands: () => ({
    toggleQuote: () => (props) => (findQuote(props.state.selection) ? unquote(props) : quote(props)),
  }),
});

function quote({ state: { schema, selection }, tr, dispatch }: CommandProps): boolean {
  const range = selection.$from.blockRange(selection.$to);
  const type = schema.nodes.quote;
  if (!range || !type) return false;
  const blocks = range.parent.content.cut(
    range.start - range.$from.start(range.depth),
    range.end - range.$from.start(range.depth),
  );
  const made = type.createAndFill(null, blocks);
  if (!made || !range.parent.canReplaceWith(range.startIndex, range.endIndex, type)) return false;
  if (dispatch) {
    const { from } = selection;
    tr.replaceWith(range.start, range.end, made);
    tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1)));
  }
  return true;
}

function unquote({ state: { schema, selection }, tr, dispatch }: CommandProps): boolean {
  const found = findQuote(selection);
  if (!found) return false;
  const blocks: DocumentNode[] = [];
  found.node.forEach((child) => {
    if (child.type.name !== 'quoteSource') blocks.push(child);
    else if (child.textContent !== '') blocks.push(toParagraph(child));
  });
  if (dispatch) {
    tr.replaceWith(found.pos, found.pos + found.node.nodeSize, Fragment.from(blocks));
    tr.setSelection(TextSelection.near(tr.doc.resolve(Math.max(found.pos + 1, selection.from - 1))));
  }
  return true;

  function toParagraph(source: DocumentNode): DocumentNode {
    const words = [source.child(0).textContent, source.child(1).textContent].filter(Boolean).join(', ');
    return schema.node('paragraph', null, schema.text(words));
  }
}

const Source = Node.create({
  name: 'quoteSource',
  content: 'quoteName quoteRole',
  defining: true,
  selectable: false,
  parseHTML: () => [{ tag: 'footer' }],
  renderHTML: () => ['footer', 0],
});

const isFirst = (wanted: boolean) => (line: HTMLElement) =>
  (line.previousElementSibling === null) === wanted ? null : false;

const Name = Node.create({
  name: 'quoteName',
  content: 'text*',
  marks: '',
  selectable: false,
  parseHTML: () => [{ tag: 'p', context: 'quoteSource/', priority: 60, getAttrs: isFirst(true) }],
  renderHTML: () => ['p', 0],
  addKeyboardShortcuts() {
    return {
      // Moves from the name to the role.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        return $from.parent.type.name === this.name && editor.commands.setTextSelection($from.after() + 1);
      },
    };
  },
});

const Role = Node.create({
  name: 'quoteRole',
  content: 'text*',
  marks: '',
  selectable: false,
  parseHTML: () => [{ tag: 'p', context: 'quoteSource/', priority: 60, getAttrs: isFirst(false) }],
  renderHTML: () => ['p', 0],
  addKeyboardShortcuts() {
    return {
      // Leaves the quote for the text below it.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== this.name) return false;
        const after = $from.after(-2);
        return editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .setTextSelection(after + 1)
          .run();
      },
    };
  },
});

export const QUOTE = [Quote, Source, Name, Role];
