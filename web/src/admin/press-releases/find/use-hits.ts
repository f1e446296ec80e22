import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { Editor } from '@tiptap/core';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from '../../../lib/store.ts';
import { listHits, type Stretch, type Wanted } from './find-hits.ts';
import { createFindPlugin, FOUND, type Marked } from './find-plugin.ts';
import { useFinding } from './finding.ts';

export type Scope = Language | 'both';

export interface Hit extends Stretch {
  language: Language;
  editor: Editor;
}

/** What is found as the texts stand, in the order in which the screen shows it. */
export function useHits(scope: Scope, wanted: Wanted): Hit[] {
  const editors = useStore(useFinding().editors);
  const [, tell] = useState(0);
  useEffect(() => {
    const redraw = () => tell((count) => count + 1);
    for (const editor of Object.values(editors)) editor.on('update', redraw);
    return () => {
      for (const editor of Object.values(editors)) editor.off('update', redraw);
    };
  }, [editors]);
  return LANGUAGES.toReversed().flatMap((language) => {
    const editor = editors[language];
    if (!editor || (scope !== 'both' && scope !== language)) return [];
    return listHits(editor.state.doc, wanted).map((hit) => ({ ...hit, language, editor }));
  });
}

/** Marks what is found while it is looked for. */
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
