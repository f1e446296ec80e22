import { type ReactNode, useId } from 'react';
import { FieldError } from '../../../components/field-error.tsx';
import { useErrors } from '../saving/use-editing.ts';
import styles from './panels.module.css';

interface ControlProps {
  id: string;
  name: string;
  className: string | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface PanelFieldProps {
  /** Field name in the API. */
  name: string;
  label: string;
  hint?: ReactNode;
  children: (props: ControlProps) => ReactNode;
}

/** A field of a panel with its label, hint and error. */
export function PanelField({ name, label, hint, children }: PanelFieldProps) {
  const id = useId();
  const error = useErrors()[name];
  const described = [hint && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        name,
        className: styles.input,
        'aria-invalid': error !== undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
