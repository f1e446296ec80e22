import { type HTMLInputTypeAttribute, type InputHTMLAttributes, useId } from 'react';
import { FieldError } from './field-error.tsx';
import { inputDirection } from './input-direction.ts';
import styles from './text-field.module.css';

type TextFieldProps = {
  label: string;
  name: string;
  /** A line of text by default. */
  type?: HTMLInputTypeAttribute;
  /** What a browser may fill in; nothing by default. */
  autoComplete?: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  hint?: string;
  isOptional?: boolean;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'list' | 'maxLength' | 'inputMode' | 'onBlur'>;

export function TextField(props: TextFieldProps) {
  const {
    label,
    type = 'text',
    autoComplete = 'off',
    error,
    onChange,
    hint,
    isOptional = false,
    ...input
  } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        type={type}
        autoComplete={autoComplete}
        dir={inputDirection(type, input.value)}
        id={id}
        className={styles.input}
        required={!isOptional}
        aria-invalid={error !== undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
