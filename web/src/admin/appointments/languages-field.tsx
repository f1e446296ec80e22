import { APPOINTMENT_LANGUAGES_MAX } from '@press-room/contract/appointments';
import { useId } from 'react';
import { ChoiceField } from '../../components/choice-field.tsx';
import { FieldError } from '../../components/field-error.tsx';
import fields from '../../components/text-field.module.css';
import { capitalise, languageName } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { listLanguages } from '../clippings/labels.ts';
import { Chips } from '../components/search-choice/chips.tsx';
import styles from './appointments.module.css';

interface LanguagesFieldProps {
  label: string;
  name: string;
  value: readonly string[];
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (codes: readonly string[]) => void;
}

/** Spoken languages, in the order of selection. */
export function LanguagesField({ label, name, value, error, isReadOnly, onChange }: LanguagesFieldProps) {
  const id = useId();
  const left = listLanguages().filter((each) => !value.includes(each.value));
  return (
    <fieldset className={styles.field} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={fields.label}>{label}</legend>
      <Chips
        chips={value.map((code) => ({ key: code, text: capitalise(languageName(code)) }))}
        onRemove={(code) => onChange(value.filter((each) => each !== code))}
      />
      {!isReadOnly && value.length < APPOINTMENT_LANGUAGES_MAX && (
        <ChoiceField
          label={m['office.agenda.addLanguage']()}
          name={name}
          value=""
          options={[{ value: '', text: m['office.bulk.choose']() }, ...left]}
          onChange={(code) => code !== '' && onChange([...value, code])}
        />
      )}
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
