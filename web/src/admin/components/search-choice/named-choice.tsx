import { useId } from 'react';
import type { Found } from '../../../components/combobox.tsx';
import { FieldError } from '../../../components/field-error.tsx';
import fields from '../../../components/text-field.module.css';
import styles from './chips.module.css';
import { Chips } from './chips.tsx';
import { type Search, SearchChoice } from './search-choice.tsx';

export interface Named {
  id: number;
  name: string;
}

interface NamedChoiceProps {
  label: string;
  /** Label of the search field. */
  add: string;
  value: readonly Named[];
  error: string | undefined;
  most: number;
  search: Search<Found & { id: number }>;
  isReadOnly: boolean;
  onChange: (value: readonly Named[]) => void;
}

/** Chooses rows of another noun by a search. */
export function NamedChoice(props: NamedChoiceProps) {
  const { label, add, value, error, most, search, isReadOnly, onChange } = props;
  const id = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={fields.label}>{label}</legend>
      <Chips
        chips={value.map(({ id: key, name }) => ({ key: String(key), text: name }))}
        onRemove={(key) => onChange(value.filter((one) => String(one.id) !== key))}
      />
      {!isReadOnly && value.length < most && (
        <SearchChoice
          label={add}
          search={search}
          onChoose={(found) => {
            if (value.every((one) => one.id !== found.id))
              onChange([...value, { id: found.id, name: found.text }]);
          }}
        />
      )}
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
