import type { CalendarEntry } from '@press-room/contract/calendar';
import { useState } from 'react';
import { formatDate, formatMoment } from '../../lib/format.ts';
import { showToast } from '../../lib/toasts.ts';
import { toInstant, toOfficeTime } from '../components/office-time.ts';
import styles from './calendar.module.css';
import { isInMonthOf } from './days.ts';
import { Entry } from './entry.tsx';
import { keyOf } from './labels.ts';
import type { Move } from './use-move.ts';

export interface DaysProps {
  /** Day that determines the shown period. */
  anchor: string;
  today: string;
  entriesOf: (day: string) => readonly CalendarEntry[];
  move: Move;
}

const weekday = (day: string): string => formatMoment(day, { weekday: 'short', timeZone: 'UTC' });

/** An entry dropped on a day keeps its time of day. */
const onDay = ({ at }: CalendarEntry, day: string): string =>
  toInstant(`${day}T${toOfficeTime(at).slice(11)}`);

/** Month as a table of days. Schedules can be dragged between days. */
export function Month({ weeks, label, ...days }: DaysProps & { weeks: string[][]; label: string }) {
  const [dragged, setDragged] = useState<CalendarEntry | null>(null);
  const drop = async (day: string) => {
    if (dragged === null) return;
    setDragged(null);
    const failed = await days.move(dragged, onDay(dragged, day));
    if (failed !== null) showToast('error', failed);
  };
  return (
    <table className={styles.month} aria-label={label}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day key={day} day={day} dragged={dragged} onDrag={setDragged} onDrop={drop} {...days} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps extends DaysProps {
  day: string;
  dragged: CalendarEntry | null;
  onDrag: (entry: CalendarEntry | null) => void;
  onDrop: (day: string) => Promise<void>;
}

function Day({ day, anchor, today, entriesOf, move, dragged, onDrag, onDrop }: DayProps) {
  const [isOver, setIsOver] = useState(false);
  const entries = entriesOf(day);
  const isTarget = dragged !== null && day >= today && !entries.includes(dragged);
  return (
    <td
      className={styles.day}
      data-other={!isInMonthOf(day, anchor)}
      data-over={isTarget && isOver}
      aria-current={day === today ? 'date' : undefined}
      onDragOver={(event) => {
        if (!isTarget) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (isTarget) void onDrop(day);
      }}
    >
      <time dateTime={day} title={formatDate(day)} className={styles.number}>
        {Number(day.slice(8))}
      </time>
      {entries.length > 0 && (
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <Entry key={keyOf(entry)} entry={entry} move={move} onDrag={onDrag} />
          ))}
        </ol>
      )}
    </td>
  );
}
