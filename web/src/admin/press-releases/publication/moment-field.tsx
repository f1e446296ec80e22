import { m } from '../../../paraglide/messages.js';
import { describeMoment } from '../../components/moments.ts';
import { toInstant, toOfficeTime } from '../../components/office-time.ts';
import { PanelField } from '../panels/panel-field.tsx';
import styles from '../panels/panels.module.css';

interface MomentFieldProps {
  name: string;
  label: string;
  /** Sentence that explains its effect. */
  effect?: string | undefined;
  value: string | null;
  isReadOnly: boolean;
  onChange: (instant: string | null) => void;
  isClearable?: boolean;
}

/** Day and time in the time zone of the office, and in that of the officer if the time differs. */
export function MomentField({
  name,
  label,
  effect,
  value,
  isReadOnly,
  onChange,
  isClearable = true,
}: MomentFieldProps) {
  return (
    <PanelField name={name} label={label} hint={<Hint effect={effect} value={value} />}>
      {(control) => (
        <div className={styles.row}>
          <input
            {...control}
            type="datetime-local"
            value={value === null ? '' : toOfficeTime(value)}
            readOnly={isReadOnly}
            onChange={({ target }) => onChange(target.value === '' ? null : toInstant(target.value))}
          />
          {isClearable && value !== null && !isReadOnly && (
            <button type="button" className={styles.small} onClick={() => onChange(null)}>
              {m['office.editor.when.clear']()}
            </button>
          )}
        </div>
      )}
    </PanelField>
  );
}

function Hint({ effect, value }: Pick<MomentFieldProps, 'effect' | 'value'>) {
  return (
    <>
      {effect}
      {effect && <br />}
      {describeMoment(value)}
    </>
  );
}
