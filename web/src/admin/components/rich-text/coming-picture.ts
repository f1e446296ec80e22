import { type Editor, Node } from '@tiptap/core';

/**
 * Renders an upload into the frame of its picture. `settle` inserts the picture, or removes the frame. @returns a
 * function that ends the rendering
 */
export type DrawComing = (
  frame: HTMLElement,
  upload: string,
  settle: (asset: number | null) => void,
) => () => void;

/** Placeholder of a picture that is being uploaded. It is not saved. */
export const ComingPicture = Node.create<{ draw: DrawComing }>({
  name: 'comingPicture',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ draw: () => () => undefined }),
  addAttributes: () => ({
    upload: {
      default: '',
      parseHTML: (figure) => figure.dataset.coming,
      renderHTML: ({ upload }: Record<string, unknown>) => ({ 'data-coming': upload }),
    },
  }),
  parseHTML: () => [{ tag: 'figure[data-coming]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
  addNodeView() {
    return ({ node, editor, getPos }) => {
      const dom = document.createElement('figure');
      // Deferred: the editor may be rendering.
      const settle = (asset: number | null) => queueMicrotask(() => replaceAt(editor, getPos(), asset));
      const stop = this.options.draw(dom, String(node.attrs.upload), settle);
      return { dom, ignoreMutation: () => true, stopEvent: isOnButton, destroy: stop };
    };
  },
});

const isOnButton = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('button') !== null;

/** Replaces the frame by a picture of the library, or removes it. Undo has no step for it. */
function replaceAt(editor: Editor, at: number | undefined, asset: number | null): void {
  if (at === undefined || editor.isDestroyed) return;
  const { tr, doc, schema } = editor.state;
  if (doc.nodeAt(at)?.type.name !== 'comingPicture') return;
  const picture = asset === null ? undefined : schema.nodes.picture?.create({ asset });
  const change = picture ? tr.replaceWith(at, at + 1, picture) : tr.delete(at, at + 1);
  editor.view.dispatch(change.setMeta('addToHistory', false));
}
