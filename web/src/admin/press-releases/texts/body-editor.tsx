import type { Language } from '@press-room/contract/languages';
import { useQueryClient } from '@tanstack/react-query';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { Placeholder } from '@tiptap/extensions/placeholder';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { useEditor } from '@tiptap/react';
import { useEffect, useId } from 'react';
import { m } from '../../../paraglide/messages.js';
import { fileQuery } from '../../office/files/file-query.ts';
import { toHtml } from '../../office/rich-text/html.ts';
import { cleanPasted } from '../../office/rich-text/paste.ts';
import { richText } from '../../office/rich-text/schema.ts';
import styles from '../../office/text-editor/body-editor.module.css';
import { drawPictures } from '../../office/text-editor/draw-picture.ts';
import { EditorSurface } from '../../office/text-editor/editor-surface.tsx';
import { replaceText } from '../../office/text-editor/replace-text.ts';
import { Toolbar } from '../../office/text-editor/toolbar.tsx';
import { useEditing } from '../saving/use-editing.ts';

/** What an empty place of a text is for. */
const hintFor = ({ node }: { node: { type: { name: string } } }): string => {
  if (node.type.name === 'quoteName') return m['office.editor.quote.name']();
  return node.type.name === 'quoteRole' ? m['office.editor.quote.role']() : '';
};

/** The text of a release in one language. It holds its words itself and says that it has changed; saving reads it. */
export function BodyEditor({ language, label }: { language: Language; label: string }) {
  const editing = useEditing();
  const client = useQueryClient();
  const id = useId();
  const editor = useEditor({
    extensions: [
      ...richText(drawPictures(language, (asset) => client.fetchQuery(fileQuery(asset)))),
      UndoRedo,
      Dropcursor,
      Gapcursor,
      Placeholder.configure({ placeholder: hintFor, includeChildren: true, showOnlyCurrent: false }),
    ],
    content: editing.store.get().shown.text[language]?.body ?? '',
    editable: !editing.isReadOnly,
    // Its style sheet is ours: the page allows no inline one.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        'data-name': `text.${language}.body`,
        lang: language,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(styles.text ? { class: styles.text } : {}),
      },
      transformPastedHTML: cleanPasted,
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
  return (
    <div className={styles.body}>
      {!editing.isReadOnly && <Toolbar editor={editor} label={label} controls={id} />}
      <EditorSurface editor={editor} />
    </div>
  );
}
