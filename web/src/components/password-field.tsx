import { useId, useState } from 'react';
import { FieldError } from './field-error.tsx';
import { Icon } from './icon.tsx';
import styles from './password-field.module.css';
import fields from './text-field.module.css';

type PasswordFieldProps = {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  error: string | undefined;
  /** Label of the button that reveals the password. */
  revealLabel: string;
  /** Id of the element with the password rules. */
  describedBy?: string;
  onChange: (value: string) => void;
};

export function PasswordField(props: PasswordFieldProps) {
  const { label, error, revealLabel, describedBy, onChange, ...input } = props;
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const described = [describedBy, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          dir="ltr"
          id={id}
          className={`${fields.input} ${styles.input}`}
          type={isShown ? 'text' : 'password'}
          required
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-label={revealLabel}
          title={revealLabel}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'hidden' : 'eye'} size={20} />
        </button>
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
