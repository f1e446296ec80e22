import { APPOINTMENT_SLOTS_MAX } from '@press-room/contract/appointments';
import { useId, useState } from 'react';
import buttons from '../../components/button.module.css';
import { FieldError } from '../../components/field-error.tsx';
import fields from '../../components/text-field.module.css';
import { TextField } from '../../components/text-field.tsx';
import { formatHours, formatSpan } from '../../lib/format-span.ts';
import { m } from '../../paraglide/messages.js';
import type { Slot } from './appointment-values.ts';
import styles from './appointments.module.css';
import { divide } from './divide.ts';

interface SlotsFieldProps {
  starts_at: string | null;
  ends_at: string | null;
  name: string;
  value: readonly Slot[];
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (slots: readonly Slot[]) => void;
}

/** Start times for one person each: generated from the appointment, then removed individually. */
export function SlotsField({
  starts_at,
  ends_at,
  name,
  value,
  error,
  isReadOnly,
  onChange,
}: SlotsFieldProps) {
  const id = useId();
  const [minutes, setMinutes] = useState('20');
  const [pause, setPause] = useState('0');
  const made =
    starts_at === null || ends_at === null
      ? []
      : divide({ starts_at, ends_at }, { minutes: Number(minutes), pause: Number(pause) }, value);
  const numeric = { inputMode: 'numeric', isOptional: true } as const;
  const apply = () => made.length > 0 && onChange(made);
  return (
    <fieldset className={styles.field} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={fields.label}>{m['office.agenda.slots']()}</legend>
      {!isReadOnly && (
        <div className={styles.divide}>
          <TextField
            label={m['office.agenda.slotMinutes']()}
            name={`${name}-minutes`}
            maxLength={3}
            {...numeric}
            value={minutes}
            error={undefined}
            onChange={setMinutes}
          />
          <TextField
            label={m['office.agenda.slotPause']()}
            name={`${name}-pause`}
            maxLength={3}
            {...numeric}
            value={pause}
            error={undefined}
            onChange={setPause}
          />
          <button type="button" className={buttons.quiet} disabled={made.length === 0} onClick={apply}>
            {m['office.agenda.slotsMake']({ count: Math.min(made.length, APPOINTMENT_SLOTS_MAX) })}
          </button>
        </div>
      )}
      {value.length > 0 && (
        <ol className={styles.slots}>
          {value.map((slot) => (
            <li key={slot.starts_at} className={styles.slot} data-taken={slot.is_taken}>
              <time dateTime={slot.starts_at} title={formatSpan(slot)}>
                {formatHours(slot)}
              </time>
              {slot.is_taken && <span>{m['office.agenda.slotTaken']()}</span>}
              {!isReadOnly && !slot.is_taken && (
                <button
                  type="button"
                  className={buttons.quiet}
                  aria-label={m['office.contacts.removeChip']({ name: formatHours(slot) })}
                  onClick={() => onChange(value.filter((each) => each !== slot))}
                >
                  {m['office.editor.files.remove']()}
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
