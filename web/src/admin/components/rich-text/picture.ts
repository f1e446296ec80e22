import { Node } from '@tiptap/core';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    picture: { insertPicture: (asset: number) => ReturnType };
  }
}

/**
 * Renders a picture of the library with its texts into its frame; `video`: id of the video that it is the poster of.
 */
export type DrawPicture = (asset: number, frame: HTMLElement, video: number | null) => void;

/** A picture by its id, or a video by its poster. Its texts are in the library, shared by all places that show it. */
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
    video: {
      default: null,
      parseHTML: (figure) => Number(figure.dataset.video) || null,
      renderHTML: ({ video }: Record<string, unknown>) => (video === null ? {} : { 'data-video': video }),
    },
    captions: {
      default: '',
      parseHTML: (figure) => figure.dataset.captions ?? '',
      renderHTML: ({ video, captions }: Record<string, unknown>) =>
        video === null || captions === '' ? {} : { 'data-captions': captions },
    },
  }),
  parseHTML: () => [
    { tag: 'figure[data-asset]', getAttrs: ({ dataset }) => (Number(dataset.asset) > 0 ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('figure');
      const { asset, video }: Record<string, unknown> = node.attrs;
      this.options.draw(Number(asset), dom, video === null ? null : Number(video));
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
