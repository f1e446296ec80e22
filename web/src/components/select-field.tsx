import { Icon } from './icon.tsx';
import styles from './select-field.module.css';

type SelectFieldProps = {
  label: string;
  value: string;
  options: readonly { value: string; text: string; isDisabled?: boolean }[];
  onChange: (value: string) => void;
};

/** Native select with a label above the value. */
export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select className={styles.select} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.text}
          </option>
        ))}
      </select>
      <span className={styles.sign}>
        <Icon name="chevron" size={20} />
      </span>
    </label>
  );
}
