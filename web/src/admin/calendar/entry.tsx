import type { CalendarEntry } from '@press-room/contract/calendar';
import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import { useState } from 'react';
import { Link } from 'wouter';
import { formatInstant, formatMoment } from '../../lib/format.ts';
import { entryOf, labelOf } from '../../lib/labels.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import styles from './calendar.module.css';
import { canMove, KINDS, NOUNS, TO_ONE, titleOf } from './labels.ts';
import { MoveDialog } from './move-dialog.tsx';
import type { Move } from './use-move.ts';

interface EntryProps {
  entry: CalendarEntry;
  move: Move;
  /** Set where entries can be dragged to another day. */
  onDrag?: (entry: CalendarEntry | null) => void;
}

/** Time, subject and event; scheduled entries can be moved. */
export function Entry({ entry, move, onDrag }: EntryProps) {
  const { noun, id, kind, at, is_day } = entry;
  const permissions = usePermissions();
  const [isMoving, setIsMoving] = useState(false);
  const isMovable = canMove(entry, permissions);
  return (
    <li
      className={styles.entry}
      data-kind={kind}
      draggable={isMovable && onDrag !== undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        // Some browsers need drag data to start a drag.
        event.dataTransfer.setData('text/plain', titleOf(entry));
        onDrag?.(entry);
      }}
      onDragEnd={() => onDrag?.(null)}
    >
      <span className={styles.facts}>
        {!is_day && (
          <time dateTime={at} title={formatInstant(at)} className={styles.hour}>
            {formatMoment(at, { hour: '2-digit', minute: '2-digit', timeZone: OFFICE_ZONE })}
          </time>
        )}{' '}
        {labelOf(KINDS, kind)}
      </span>
      <Link href={entryOf(TO_ONE, noun)?.(id) ?? ''} className={styles.name} draggable={false}>
        <bdi>{titleOf(entry)}</bdi>
      </Link>
      <span className={styles.noun}>{labelOf(NOUNS, noun)}</span>
      {isMovable && (
        <button
          type="button"
          className={styles.move}
          aria-label={m['office.calendar.moveNamed']({ title: titleOf(entry) })}
          onClick={() => setIsMoving(true)}
        >
          {m['office.calendar.move']()}
        </button>
      )}
      {isMoving && <MoveDialog entry={entry} move={move} onClose={() => setIsMoving(false)} />}
    </li>
  );
}
