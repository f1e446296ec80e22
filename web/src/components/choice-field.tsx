import { useId } from 'react';
import styles from './choice-field.module.css';
import { FieldError } from './field-error.tsx';
import { Icon } from './icon.tsx';
import fields from './text-field.module.css';

type ChoiceFieldProps<Value extends string> = {
  label: string;
  name: string;
  value: Value;
  options: readonly { value: Value; text: string; lang?: string }[];
  hint?: string;
  error?: string | undefined;
  /** If the label is visible elsewhere. */
  isLabelHidden?: boolean;
  onChange: (value: Value) => void;
};

/** A native select that looks like the text fields beside it. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, name, value, options, hint, error, isLabelHidden = false, onChange } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : fields.label}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          id={id}
          name={name}
          className={`${fields.input} ${styles.select}`}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.text}
            </option>
          ))}
        </select>
        <span className={styles.sign}>
          <Icon name="chevron" size={20} />
        </span>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={fields.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
