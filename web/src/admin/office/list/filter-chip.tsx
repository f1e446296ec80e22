import { type ReactNode, useId } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { m } from '../../../paraglide/messages.js';
import type { ListFilter } from './list-definition.ts';
import styles from './list-toolbar.module.css';

export interface ChipProps {
  value: string;
  onChoose: (value: string) => void;
}

/** A native select as a chip; where it narrows what is shown, it can be taken off. `isRequired`: there is no "all". */
export function FilterChip({
  filter,
  value,
  onChoose,
  isRequired = false,
}: ChipProps & { filter: ListFilter; isRequired?: boolean }) {
  const { label, options } = filter;
  const isActive = !isRequired && value !== '';
  return (
    <span className={styles.chip} data-active={isActive}>
      <Chosen label={label} value={value} onChoose={onChoose}>
        {!isRequired && <option value="">{m['office.list.all']()}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </Chosen>
      {isActive && (
        <button
          type="button"
          className={styles.off}
          aria-label={m['office.list.removeFilter']({ filter: label })}
          onClick={() => onChoose('')}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </span>
  );
}

export function Chosen({
  label,
  value,
  onChoose,
  children,
}: ChipProps & { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {children}
      </select>
    </>
  );
}
