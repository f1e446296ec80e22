import { useId } from 'react';
import { FieldError } from '../../../components/field-error.tsx';
import panels from '../panels/panels.module.css';

interface NoteFieldProps {
  label: string;
  value: string;
  most: number;
  error?: string | undefined;
  language?: string;
  onChange: (value: string) => void;
}

export function NoteField({ label, value, most, error, language, onChange }: NoteFieldProps) {
  const id = useId();
  return (
    <div className={panels.field}>
      <label htmlFor={id} className={panels.label}>
        {label}
      </label>
      <textarea
        id={id}
        className={`${panels.input} ${panels.note}`}
        lang={language}
        rows={3}
        value={value}
        maxLength={most}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
