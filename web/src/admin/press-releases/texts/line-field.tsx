import type { Language } from '@press-room/contract/languages';
import { type ReleaseTextField, releaseTextField } from '@press-room/contract/release-text';
import { type ReactNode, useId } from 'react';
import { FieldError } from '../../../components/field-error.tsx';
import { useEditing, useErrors, useShown } from '../saving/use-editing.ts';
import styles from './texts.module.css';

interface LineFieldProps {
  language: Language;
  field: Exclude<ReleaseTextField, 'body'>;
  label: string;
  /** Shown under the field, such as its length. */
  hint?: ((text: string) => ReactNode) | undefined;
}

/** Plain text field in one language. */
export function LineField({ language, field, label, hint }: LineFieldProps) {
  const editing = useEditing();
  const shown = useShown();
  const errors = useErrors();
  const id = useId();
  const name = `text.${language}.${field}`;
  const value = shown.text[language]?.[field] ?? '';
  const isLine = !releaseTextField(field).hasLines;
  const note = hint?.(value);
  const described = [note && `${id}-hint`, errors[name] !== undefined && `${id}-error`].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        lang={language}
        rows={1}
        className={styles.input}
        data-field={field}
        value={value}
        maxLength={releaseTextField(field).max}
        readOnly={editing.isReadOnly}
        aria-invalid={errors[name] !== undefined}
        aria-describedby={described.join(' ') || undefined}
        onKeyDown={(event) => {
          if (isLine && event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
        }}
        onChange={({ target }) =>
          editing.change({ [name]: isLine ? target.value.replace(/\s*\n\s*/g, ' ') : target.value })
        }
      />
      {note && (
        <p id={`${id}-hint`} className={styles.hint}>
          {note}
        </p>
      )}
      <FieldError id={`${id}-error`} text={errors[name]} />
    </div>
  );
}
