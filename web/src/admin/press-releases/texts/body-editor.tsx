import type { Language } from '@press-room/contract/languages';
import { createDocument, type Editor } from '@tiptap/core';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { Placeholder } from '@tiptap/extensions/placeholder';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { useEditor } from '@tiptap/react';
import { useEffect, useId } from 'react';
import { m } from '../../../paraglide/messages.js';
import { ArrivalNote } from '../../components/arrivals/arrival-note.tsx';
import { useRichText } from '../../components/arrivals/use-rich-text.ts';
import { toHtml } from '../../components/rich-text/html.ts';
import styles from '../../components/text-editor/body-editor.module.css';
import { EditorSurface } from '../../components/text-editor/editor-surface.tsx';
import { Toolbar } from '../../components/text-editor/toolbar.tsx';
import { beginSearch, useFinding } from '../find/finding.ts';
import { useEditing } from '../saving/use-editing.ts';
import { TextLength } from './text-length.tsx';

/** Replaces the differing part of a text, so that cursor and undo history are kept. */
function replaceText(editor: Editor, html: string): void {
  const { state } = editor;
  const next = createDocument(html, state.schema);
  const from = state.doc.content.findDiffStart(next.content);
  const ends = state.doc.content.findDiffEnd(next.content);
  if (from === null || ends === null) return;
  // The ends may overlap the start where words repeat.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  editor.view.dispatch(state.tr.replace(from, ends.a + overlap, next.slice(from, ends.b + overlap)));
}

/** Placeholder of an empty block. */
const hintFor = ({ node }: { node: { type: { name: string } } }): string => {
  if (node.type.name === 'quoteName') return m['office.editor.quote.name']();
  return node.type.name === 'quoteRole' ? m['office.editor.quote.role']() : '';
};

/** Rich text editor of a release in one language. It holds its content and reports changes; saving reads it. */
export function BodyEditor({ language, label }: { language: Language; label: string }) {
  const editing = useEditing();
  const finding = useFinding();
  const id = useId();
  const { arrivals, extensions } = useRichText(language);
  const find = () => beginSearch(finding, language, editor);
  const editor = useEditor({
    extensions: [
      ...extensions,
      UndoRedo,
      Dropcursor,
      Gapcursor,
      Placeholder.configure({ placeholder: hintFor, includeChildren: true, showOnlyCurrent: false }),
    ],
    content: editing.store.get().shown.text[language]?.body ?? '',
    editable: !editing.isReadOnly,
    // The Content Security Policy blocks inline style sheets; ours replaces it.
    injectCSS: false,
    editorProps: {
      handleKeyDown: (_view, event) => {
        if (editing.isReadOnly || event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey))
          return false;
        event.preventDefault();
        find();
        return true;
      },
      attributes: {
        id,
        'data-name': `text.${language}.body`,
        lang: language,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(styles.text ? { class: styles.text } : {}),
      },
    },
    onUpdate: () => editing.touch(language),
  });
  useEffect(
    () =>
      editing.register(language, {
        read: () => toHtml(editor.state.doc),
        write: (html) => replaceText(editor, html),
      }),
    [editing, editor, language],
  );
  useEffect(() => {
    const { editors } = finding;
    editors.set({ ...editors.get(), [language]: editor });
    return () => {
      const { [language]: _closed, ...others } = editors.get();
      editors.set(others);
    };
  }, [finding, editor, language]);
  return (
    <div className={styles.body}>
      {!editing.isReadOnly && (
        <Toolbar editor={editor} arrivals={arrivals} label={label} controls={id} hasVideos onFind={find} />
      )}
      <EditorSurface editor={editor} />
      <TextLength editor={editor} language={language} />
      <ArrivalNote arrivals={arrivals} />
    </div>
  );
}
