import type { CompanyField, CompanyMerge } from '@press-room/contract/companies';
import { useId } from 'react';
import { m } from '../../../paraglide/messages.js';
import { showValue } from '../company-values.ts';
import { fieldLabel } from '../labels.ts';
import styles from './merge.module.css';

interface FieldChoiceProps {
  field: CompanyField;
  plan: CompanyMerge;
  isTaken: boolean;
  onChoose: (isTaken: boolean) => void;
}

/** Choice between two values of a field. */
export function FieldChoice({ field, plan: { kept, merged }, isTaken, onChoose }: FieldChoiceProps) {
  const id = useId();
  const sides = [
    { name: kept.business_name, value: kept[field], isOther: false },
    { name: merged.business_name, value: merged[field], isOther: true },
  ];
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{fieldLabel(field)}</legend>
      <div className={styles.sides}>
        {sides.map(({ name, value, isOther }) => (
          <label key={String(isOther)} className={styles.side}>
            <input type="radio" name={id} checked={isTaken === isOther} onChange={() => onChoose(isOther)} />
            <span className={styles.words}>
              <span dir="auto" className={styles.value}>
                {showValue(field, value) || <span className={styles.note}>{m['office.empty']()}</span>}
              </span>
              <bdi className={styles.note}>{name}</bdi>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
