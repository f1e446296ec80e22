import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { m } from '../../../paraglide/messages.js';
import { isDay } from './list-address.ts';
import type { ListFilter } from './list-definition.ts';
import styles from './list-toolbar.module.css';

export interface ChipProps {
  value: string;
  onChoose: (value: string) => void;
}

/** A filter as a chip; an active filter can be removed. `isRequired`: there is no "all". */
export function FilterChip({
  filter,
  value,
  onChoose,
  isRequired = false,
}: ChipProps & { filter: ListFilter; isRequired?: boolean }) {
  const { label, options, Finder } = filter;
  const isActive = !isRequired && value !== '';
  return (
    <span className={styles.chip} data-active={isActive}>
      {Finder ? (
        <Finder
          label={label}
          chosen={options?.find((option) => option.value === value)?.text}
          onChoose={onChoose}
        />
      ) : options ? (
        <Chosen label={label} value={value} onChoose={onChoose}>
          {!isRequired && <option value="">{m['office.list.all']()}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </Chosen>
      ) : (
        <ChosenDay label={label} value={value} onChoose={onChoose} />
      )}
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

/** A native select with its label in front. */
export function Chosen({ label, value, onChoose, children }: ChipProps & LabelProps & WithChildren) {
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
type LabelProps = { label: string };
type WithChildren = { children: ReactNode };

/** While a year is typed it begins with zeros: `0202` before `2026`. */
const isWhole = (day: string): boolean => isDay(day) && day >= '1900';

function ChosenDay({ label, value, onChoose }: ChipProps & LabelProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [held, setHeld] = useState(value);
  if (value !== held) {
    setHeld(value);
    setTyped(value);
  }
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        className={styles.day}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isWhole(target.value)) onChoose(target.value);
        }}
        // An emptied field is applied on blur: while a day is being typed it is empty too.
        onBlur={() => typed === '' && value !== '' && onChoose('')}
      />
    </>
  );
}
