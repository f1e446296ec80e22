import { Node } from '@tiptap/core';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    picture: { insertPicture: (asset: number) => ReturnType };
  }
}

/** Draws a picture of the library into its frame, with what the library says of it. */
export type DrawPicture = (asset: number, frame: HTMLElement) => void;

/** A picture by its number: what is said of it stands in the library, once for every place that shows it. */
export const Picture = Node.create<{ draw: DrawPicture }>({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ draw: () => undefined }),
  addAttributes: () => ({
    asset: {
      default: null,
      parseHTML: (figure) => Number(figure.dataset.asset),
      renderHTML: ({ asset }: Record<string, unknown>) => ({ 'data-asset': asset }),
    },
  }),
  parseHTML: () => [
    { tag: 'figure[data-asset]', getAttrs: ({ dataset }) => (Number(dataset.asset) > 0 ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('figure');
      this.options.draw(Number(node.attrs.asset), dom);
      return { dom };
    };
  },
  addCommands() {
    return {
      insertPicture:
        (asset) =>
        ({ commands }) =>
          commands.insertContent([{ type: this.name, attrs: { asset } }, { type: 'paragraph' }]),
    };
  },
});
