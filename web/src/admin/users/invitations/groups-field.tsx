import type { GroupName } from '@press-room/contract/account-groups';
import { useId } from 'react';
import { CheckField } from '../../../components/check-field.tsx';
import { FieldError } from '../../../components/field-error.tsx';
import { m } from '../../../paraglide/messages.js';
import { groupLabel } from '../labels.ts';
import styles from './groups-field.module.css';

interface GroupsFieldProps {
  name: string;
  /** Groups that the officer may assign. */
  options: readonly GroupName[];
  value: readonly GroupName[];
  error: string | undefined;
  onChange: (value: readonly GroupName[]) => void;
}

/** Groups of the new account. */
export function GroupsField({ name, options, value, error, onChange }: GroupsFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.groups} aria-invalid={error !== undefined} aria-describedby={`${id}-error`}>
      <legend className={styles.legend}>{m['users.facts.groups']()}</legend>
      {options.map((option) => (
        <CheckField
          key={option}
          name={name}
          isChecked={value.includes(option)}
          onChange={(isChecked) =>
            onChange(options.filter((each) => (each === option ? isChecked : value.includes(each))))
          }
        >
          {groupLabel(option)}
        </CheckField>
      ))}
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
