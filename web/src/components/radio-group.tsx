import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';
import styles from './radio-group.module.css';
import fields from './text-field.module.css';

type RadioGroupProps<Value extends string> = {
  legend: ReactNode;
  name: string;
  /** Empty: no choice yet. */
  value: Value | '';
  options: readonly { value: Value; text: string }[];
  hint?: string;
  error: string | undefined;
  onChange: (value: Value) => void;
};

/** Radio group with tiles side by side. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, name, value, options, hint, error, onChange } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      className={styles.group}
      aria-required="true"
      aria-invalid={error !== undefined}
      aria-labelledby={`${id}-legend`}
      aria-describedby={
        [hint && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ') || undefined
      }
    >
      <p id={`${id}-legend`} className={styles.legend}>
        {legend}
      </p>
      {hint && (
        <p id={`${id}-hint`} className={fields.hint}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.text}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
