import { type ReactNode, useId } from 'react';
import styles from './check-field.module.css';
import { FieldError } from './field-error.tsx';

type CheckFieldProps = {
  children: ReactNode;
  name: string;
  isChecked: boolean;
  error?: string | undefined;
  isRequired?: boolean;
  onChange: (isChecked: boolean) => void;
};

export function CheckField({ children, name, isChecked, error, isRequired, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.box}
          name={name}
          checked={isChecked}
          required={isRequired}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
