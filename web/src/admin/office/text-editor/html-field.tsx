import type { Language } from '@press-room/contract/languages';
import { useQueryClient } from '@tanstack/react-query';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { useEditor } from '@tiptap/react';
import { useEffect, useId } from 'react';
import { FieldError } from '../../../components/field-error.tsx';
import { fileQuery } from '../files/file-query.ts';
import { toHtml } from '../rich-text/html.ts';
import { cleanPasted } from '../rich-text/paste.ts';
import { richText } from '../rich-text/schema.ts';
import styles from './body-editor.module.css';
import { drawPictures } from './draw-picture.ts';
import { EditorSurface } from './editor-surface.tsx';
import { Toolbar } from './toolbar.tsx';

export interface HtmlFieldProps {
  label: string;
  language: Language;
  name: string;
  /** HTML; read when it is opened, and told at each change. */
  value: string;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (html: string) => void;
}

/** A text with links and headings as one field of a form. */
export function HtmlField({ label, language, name, value, error, isReadOnly, onChange }: HtmlFieldProps) {
  const client = useQueryClient();
  const id = useId();
  const editor = useEditor({
    extensions: [
      ...richText(drawPictures(language, (asset) => client.fetchQuery(fileQuery(asset)))),
      UndoRedo,
    ],
    content: value,
    editable: !isReadOnly,
    // Its style sheet is ours: the page allows no inline one.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        'data-name': name,
        lang: language,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': `${id}-error`,
        ...(styles.short ? { class: `${styles.text} ${styles.short}` } : {}),
      },
      transformPastedHTML: cleanPasted,
    },
    onUpdate: ({ editor: { isEmpty, state } }) => onChange(isEmpty ? '' : toHtml(state.doc)),
  });
  // What was saved comes back cleaned, and a conflict may bring somebody else's words.
  useEffect(() => {
    const shown = editor.isEmpty ? '' : toHtml(editor.state.doc);
    if (value !== shown && !editor.isFocused) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={styles.body}>
      <span aria-hidden="true" className={styles.name}>
        {label}
      </span>
      {!isReadOnly && <Toolbar editor={editor} label={label} controls={id} />}
      <EditorSurface editor={editor} />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
