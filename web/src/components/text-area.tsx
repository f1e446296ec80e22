import { useId } from 'react';
import { FieldError } from './field-error.tsx';
import { inputDirection } from './input-direction.ts';
import styles from './text-area.module.css';
import fields from './text-field.module.css';

type TextAreaProps = {
  label: string;
  name: string;
  value: string;
  maxLength: number;
  error: string | undefined;
  hint?: string;
  isOptional?: boolean;
  onChange: (value: string) => void;
};

/** Multi-line text field. */
export function TextArea({ label, error, hint, isOptional = false, onChange, ...area }: TextAreaProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.label}>
        {label}
      </label>
      <textarea
        {...area}
        dir={inputDirection('text', area.value)}
        id={id}
        className={`${fields.input} ${styles.area}`}
        rows={4}
        required={!isOptional}
        aria-invalid={error !== undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className={fields.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
