import type { OpeningHours } from '@press-room/contract/contact';
import buttons from '../../../components/button.module.css';
import { FieldError } from '../../../components/field-error.tsx';
import type { FieldErrors } from '../../../lib/form.ts';
import { region } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { useKeyedRows } from '../../components/use-keyed-rows.ts';
import styles from './people.module.css';

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const FIRST: OpeningHours = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' };

/** Name of an ISO weekday: 1 January 2024 was a Monday. */
export const dayName = (day: number, weekday: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(region(), { weekday, timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day)));

export type NestedErrors = FieldErrors<Record<string, unknown>>;

interface HoursFieldProps {
  name: string;
  value: readonly OpeningHours[];
  /** Errors of the whole form; a line's errors have the name `<name>_<line>`. */
  errors: NestedErrors;
  onChange: (value: OpeningHours[]) => void;
}

/** Opening hours: times with weekdays. */
export function HoursField({ name, value, errors, onChange }: HoursFieldProps) {
  const { rows, add } = useKeyedRows(value, onChange);
  return (
    <div className={styles.list}>
      {rows.map(({ key, row: span, change, remove }, at) => (
        <Span
          key={key}
          id={`${name}_${at}`}
          span={span}
          error={
            ['', '_days', '_opens', '_closes'].flatMap((part) => errors[`${name}_${at}${part}`] ?? [])[0]
          }
          onChange={(changed) => change({ ...span, ...changed })}
          onRemove={remove}
        />
      ))}
      <button type="button" className={buttons.quiet} onClick={() => add(FIRST)}>
        {m['office.groups.addHours']()}
      </button>
    </div>
  );
}

interface DayBoxesProps {
  /** ISO weekdays. */
  days: readonly number[];
  onChange: (days: number[]) => void;
}

export function DayBoxes({ days, onChange }: DayBoxesProps) {
  const toggle = (day: number) => onChange(DAYS.filter((each) => days.includes(each) !== (each === day)));
  return (
    <div className={styles.days}>
      {DAYS.map((day) => (
        <label key={day} className={styles.day}>
          <input
            type="checkbox"
            aria-label={dayName(day, 'long')}
            checked={days.includes(day)}
            onChange={() => toggle(day)}
          />
          <span>{dayName(day, 'short')}</span>
        </label>
      ))}
    </div>
  );
}

interface SpanProps {
  id: string;
  span: OpeningHours;
  error: string | undefined;
  onChange: (change: Partial<OpeningHours>) => void;
  onRemove: () => void;
}

function Span({ id, span, error, onChange, onRemove }: SpanProps) {
  const { days, opens, closes } = span;
  const time = { type: 'time', className: styles.time, 'aria-invalid': error !== undefined } as const;
  return (
    <fieldset className={styles.span} aria-describedby={`${id}-error`}>
      <legend className="visually-hidden">{m['office.groups.hoursLine']()}</legend>
      <DayBoxes days={days} onChange={(chosen) => onChange({ days: chosen })} />
      <label className={styles.day}>
        {m['office.groups.opens']()}
        <input {...time} value={opens} onChange={(event) => onChange({ opens: event.target.value })} />
      </label>
      <label className={styles.day}>
        {m['office.groups.closes']()}
        <input {...time} value={closes} onChange={(event) => onChange({ closes: event.target.value })} />
      </label>
      <button type="button" className={buttons.quiet} onClick={onRemove}>
        {m['office.groups.removeHours']()}
      </button>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
