import type { Language } from '@press-room/contract/languages';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { useEditor } from '@tiptap/react';
import { useEffect, useId } from 'react';
import { FieldError } from '../../../components/field-error.tsx';
import { ArrivalNote } from '../arrivals/arrival-note.tsx';
import { useRichText } from '../arrivals/use-rich-text.ts';
import { toHtml } from '../rich-text/html.ts';
import styles from './body-editor.module.css';
import { EditorSurface } from './editor-surface.tsx';
import { Toolbar } from './toolbar.tsx';

export interface HtmlFieldProps {
  label: string;
  language: Language;
  name: string;
  /** Initial HTML; changes are reported by `onChange`. */
  value: string;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (html: string) => void;
}

/** Form field for text with links and headings. */
export function HtmlField({ label, language, name, value, error, isReadOnly, onChange }: HtmlFieldProps) {
  const id = useId();
  const { arrivals, extensions } = useRichText(language);
  const editor = useEditor({
    extensions: [...extensions, UndoRedo],
    content: value,
    editable: !isReadOnly,
    // The Content Security Policy blocks inline style sheets; ours replaces it.
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
    },
    onUpdate: ({ editor: { isEmpty, state } }) => onChange(isEmpty ? '' : toHtml(state.doc)),
  });
  // The saved text returns sanitised, and resolving a conflict can replace it.
  useEffect(() => {
    const shown = editor.isEmpty ? '' : toHtml(editor.state.doc);
    if (value !== shown && !editor.isFocused) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={styles.body}>
      <span aria-hidden="true" className={styles.name}>
        {label}
      </span>
      {!isReadOnly && <Toolbar editor={editor} arrivals={arrivals} label={label} controls={id} />}
      <EditorSurface editor={editor} />
      <ArrivalNote arrivals={arrivals} />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
