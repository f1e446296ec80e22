import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Stretch } from './find-hits.ts';

export const FOUND = new PluginKey<DecorationSet>('found');

/** What is marked in a text while somebody looks for it. */
export interface Marked {
  hits: readonly Stretch[];
  current: Stretch | undefined;
}

/** Marks hits, which a transaction brings along. */
export const createFindPlugin = (): Plugin<DecorationSet> =>
  new Plugin({
    key: FOUND,
    state: {
      init: () => DecorationSet.empty,
      apply: (change, marks) => {
        const found = change.getMeta(FOUND) as Marked | undefined;
        if (!found) return marks.map(change.mapping, change.doc);
        const drawn = found.hits.map((hit) =>
          Decoration.inline(hit.from, hit.to, {
            nodeName: 'mark',
            ...(hit === found.current ? { 'data-current': '' } : {}),
          }),
        );
        return DecorationSet.create(change.doc, drawn);
      },
    },
    props: { decorations: (state) => FOUND.getState(state) },
  });
