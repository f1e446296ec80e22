import { EXTERNAL_ID } from '@press-room/contract/imports';
import { Disclosure } from '../../../components/disclosure.tsx';
import { m } from '../../../paraglide/messages.js';
import { fieldLabel } from '../labels.ts';
import styles from './differences.module.css';
import { useRun } from './run-context.ts';
import { useTick } from './use-choose.ts';

/** Fields that can be skipped in all rows. */
export function FieldChoices() {
  const { run, isOpen } = useRun();
  const fields = run.mapping.filter((field) => field !== null && field !== run.key && field !== EXTERNAL_ID);
  if (!isOpen || fields.length === 0 || !run.counts?.change) return null;
  return (
    <Disclosure summary={m['office.imports.differences.byField']()}>
      <fieldset className={styles.boxes}>
        <legend className={styles.note}>{m['office.imports.differences.byFieldText']()}</legend>
        {fields.map((field) => field !== null && <FieldBox key={field} field={field} />)}
      </fieldset>
    </Disclosure>
  );
}

function FieldBox({ field }: { field: string }) {
  const { run } = useRun();
  const { isTicked, tick } = useTick(!run.left_fields.includes(field), { field });
  return (
    <label className={styles.box}>
      <input type="checkbox" checked={isTicked} onChange={tick} />
      {fieldLabel(field)}
    </label>
  );
}
