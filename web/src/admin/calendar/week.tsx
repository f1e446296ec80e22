import { capitalise, formatMoment } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import styles from './calendar.module.css';
import { Entry } from './entry.tsx';
import { keyOf } from './labels.ts';
import type { DaysProps } from './month.tsx';

const dayName = (day: string): string =>
  capitalise(formatMoment(day, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }));

/** A week as a list, for screens too narrow for seven columns. */
export function Week({ days, today, entriesOf, move }: Omit<DaysProps, 'anchor'> & { days: string[] }) {
  return (
    <ol className={styles.week}>
      {days.map((day) => {
        const entries = entriesOf(day);
        return (
          <li key={day} className={styles.weekday} aria-current={day === today ? 'date' : undefined}>
            <h3 className={styles.date}>{dayName(day)}</h3>
            {entries.length === 0 ? (
              <p className={styles.nothing}>{m['office.calendar.nothing']()}</p>
            ) : (
              <ol className={styles.entries}>
                {entries.map((entry) => (
                  <Entry key={keyOf(entry)} entry={entry} move={move} />
                ))}
              </ol>
            )}
          </li>
        );
      })}
    </ol>
  );
}
