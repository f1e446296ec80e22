import type { Language } from '@press-room/contract/languages';
import { markPassage } from '@press-room/contract/machine-passages';
import {
  RELEASE_TEXT_FIELDS,
  type ReleaseText,
  type ReleaseTextField,
} from '@press-room/contract/release-text';
import type { Editor } from '@tiptap/core';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from '../../../lib/store.ts';
import { m } from '../../../paraglide/messages.js';
import { markUnread } from '../../components/machine/mark-unread.ts';
import { useFinding } from '../find/finding.ts';
import { useShown } from '../saving/use-editing.ts';
import { createMachinePlugin, listUnreadIn, MACHINE } from './machine-plugin.ts';

/** Unreviewed passage. `at`: its position in the body; null in other fields. */
export interface UnreadPassage {
  field: ReleaseTextField;
  mark: string;
  text: string;
  at: number | null;
}

export const findField = (language: Language, field: ReleaseTextField): HTMLTextAreaElement | null =>
  document.querySelector<HTMLTextAreaElement>(`textarea[name="text.${language}.${field}"]`);

interface Shown {
  /** Null: the body is not rendered. */
  editor: Editor | null | undefined;
  text: Partial<ReleaseText> | undefined;
}

/** Unreviewed passages that still have the proposed text. */
export const listPassages = (
  { editor, text }: Shown,
  language: Language,
  unread: ReadonlySet<string>,
): UnreadPassage[] =>
  RELEASE_TEXT_FIELDS.flatMap((field): UnreadPassage[] => {
    if (unread.size === 0) return [];
    if (field === 'body')
      return editor
        ? listUnreadIn(editor.state.doc, language, unread).map(({ from, ...each }) => ({
            field,
            mark: each.mark,
            text: each.text,
            at: from,
          }))
        : [];
    const said = text?.[field] ?? '';
    const mark = markPassage(language, said);
    return unread.has(mark) ? [{ field, mark, text: said, at: null }] : [];
  });

/** Unreviewed passages of a displayed text, highlighted in its body. */
export function useUnread(language: Language, marks: readonly string[]): UnreadPassage[] {
  const editor = useStore(useFinding().editors)[language];
  const text = useShown().text[language];
  const unread = useMemo(() => new Set(marks), [marks]);
  const [, tell] = useState(0);
  useEffect(() => {
    if (!editor || unread.size === 0) return;
    const redraw = () => tell((count) => count + 1);
    const description = m['office.editor.machine.unread']();
    editor.registerPlugin(createMachinePlugin({ language, unread, description }));
    editor.on('update', redraw);
    return () => {
      editor.off('update', redraw);
      if (!editor.isDestroyed) editor.unregisterPlugin(MACHINE);
    };
  }, [editor, language, unread]);
  const passages = listPassages({ editor, text }, language, unread);
  const marked = passages.flatMap(({ field }) => (field === 'body' ? [] : [field])).join();
  useEffect(() => {
    const fields = marked === '' ? [] : marked.split(',');
    const areas = fields.flatMap((field) => findField(language, field as ReleaseTextField) ?? []);
    return markUnread(areas);
  }, [language, marked]);
  return passages;
}
