import type { ChangeEvent } from 'react';
import styles from './list-table.module.css';

interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  /** Whether some of the rows are selected. */
  isPartly?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

export function SelectBox({ label, isSelected, isPartly = false, onChange }: SelectBoxProps) {
  return (
    <label className={styles.box}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isPartly && !isSelected;
        }}
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={onChange}
      />
    </label>
  );
}
