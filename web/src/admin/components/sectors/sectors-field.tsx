import { useId } from 'react';
import { CheckField } from '../../../components/check-field.tsx';
import { FieldError } from '../../../components/field-error.tsx';
import { nameOfSector, useSectors } from '../../../features/sectors/sectors.ts';
import { useContentLanguage } from '../../../i18n/content-language.ts';
import { useScrollStop } from '../../../lib/use-scroll-stop.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './sectors-field.module.css';

interface SectorsFieldProps {
  label: string;
  name: string;
  /** Ids of sectors, in the order of selection. */
  value: readonly number[];
  error?: string | undefined;
  isReadOnly?: boolean;
  onChange: (ids: number[]) => void;
}

/** Chooses several sectors from the office's list. */
export function SectorsField({ label, name, value, error, isReadOnly = false, onChange }: SectorsFieldProps) {
  const id = useId();
  const language = useContentLanguage();
  const sectors = useSectors();
  const scroll = useScrollStop();
  return (
    <fieldset
      className={styles.field}
      disabled={isReadOnly}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={styles.legend}>{label}</legend>
      {sectors.length === 0 ? (
        <p className={styles.none}>{m['office.sectors.none']()}</p>
      ) : (
        <div ref={scroll} className={styles.choices}>
          {sectors.map((sector) => (
            <CheckField
              key={sector.id}
              name={name}
              isChecked={value.includes(sector.id)}
              onChange={(isChecked) =>
                onChange(isChecked ? [...value, sector.id] : value.filter((each) => each !== sector.id))
              }
            >
              {nameOfSector(sector, language)}
            </CheckField>
          ))}
        </div>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
