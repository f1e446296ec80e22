import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { RELEASE_TEXT_FIELDS, type ReleaseTextField } from '@press-room/contract/release-text';
import type { Editor } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from '../../../lib/store.ts';
import { useShown } from '../saving/use-editing.ts';
import { listHits, listHitsIn, type Stretch, type Wanted } from './find-hits.ts';
import { useFinding } from './finding.ts';

const FOUND = new PluginKey<DecorationSet>('found');

/** Hits that the editor highlights. */
interface Marked {
  hits: readonly Stretch[];
  current: Stretch | undefined;
}

/** Highlights hits, and moves the highlights with edits. */
const createFindPlugin = (): Plugin<DecorationSet> =>
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

export type Scope = Language | 'both';

/** Hit in a text. `editor` is null for a plain field. */
export interface Hit extends Stretch {
  language: Language;
  field: ReleaseTextField;
  editor: Editor | null;
}

/** Hits in the current titles and texts, in the order on the screen. */
export function useHits(scope: Scope, wanted: Wanted): Hit[] {
  const editors = useStore(useFinding().editors);
  const { text } = useShown();
  const [, tell] = useState(0);
  useEffect(() => {
    const redraw = () => tell((count) => count + 1);
    for (const editor of Object.values(editors)) editor.on('update', redraw);
    return () => {
      for (const editor of Object.values(editors)) editor.off('update', redraw);
    };
  }, [editors]);
  return LANGUAGES.toReversed().flatMap((language) => {
    if (scope !== 'both' && scope !== language) return [];
    const editor = editors[language];
    return RELEASE_TEXT_FIELDS.flatMap((field): Hit[] => {
      if (field !== 'body')
        return listHitsIn(text[language]?.[field] ?? '', wanted).map((hit) => ({
          ...hit,
          language,
          field,
          editor: null,
        }));
      if (!editor) return [];
      return listHits(editor.state.doc, wanted).map((hit) => ({ ...hit, language, field, editor }));
    });
  });
}

/** Highlights the hits during a search. */
export function useMarks(hits: readonly Hit[], current: Hit | undefined): void {
  const editors = useStore(useFinding().editors);
  const all = useMemo(() => Object.values(editors), [editors]);
  useEffect(() => {
    for (const editor of all) editor.registerPlugin(createFindPlugin());
    return () => {
      for (const editor of all) if (!editor.isDestroyed) editor.unregisterPlugin(FOUND);
    };
  }, [all]);
  useEffect(() => {
    for (const editor of all) {
      const marked: Marked = { hits: hits.filter((hit) => hit.editor === editor), current };
      editor.view.dispatch(editor.state.tr.setMeta(FOUND, marked).setMeta('addToHistory', false));
    }
  });
}
