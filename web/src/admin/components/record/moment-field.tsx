import { useId } from 'react';
import buttons from '../../../components/button.module.css';
import { FieldError } from '../../../components/field-error.tsx';
import { Icon } from '../../../components/icon.tsx';
import fields from '../../../components/text-field.module.css';
import { m } from '../../../paraglide/messages.js';
import { describeMoment } from '../moments.ts';
import { toInstant, toOfficeTime } from '../office-time.ts';
import styles from './moment-field.module.css';

interface MomentFieldProps {
  label: string;
  name: string;
  /** Null: no moment. */
  value: string | null;
  error: string | undefined;
  onChange: (instant: string | null) => void;
}

/** Day and time in the time zone of the office, and in that of the officer if the time differs. */
export function MomentField({ label, name, value, error, onChange }: MomentFieldProps) {
  const id = useId();
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          name={name}
          type="datetime-local"
          className={fields.input}
          value={value === null ? '' : toOfficeTime(value)}
          aria-invalid={error !== undefined}
          aria-describedby={[`${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')}
          onChange={({ target }) => onChange(target.value === '' ? null : toInstant(target.value))}
        />
        {value !== null && (
          <button
            type="button"
            className={buttons.quiet}
            aria-label={m['office.editor.when.clearField']({ field: label })}
            title={m['office.editor.when.clear']()}
            onClick={() => onChange(null)}
          >
            <Icon name="close" size={20} />
          </button>
        )}
      </div>
      <p id={`${id}-hint`} className={fields.hint}>
        {describeMoment(value)}
      </p>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
