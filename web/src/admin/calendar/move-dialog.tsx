import type { CalendarEntry } from '@press-room/contract/calendar';
import { useState } from 'react';
import buttons from '../../components/button.module.css';
import { Dialog } from '../../components/dialog.tsx';
import { StatusNote } from '../../components/status-note.tsx';
import { TextField } from '../../components/text-field.tsx';
import { m } from '../../paraglide/messages.js';
import { describeMoment } from '../components/moments.ts';
import { toInstant, toOfficeTime } from '../components/office-time.ts';
import styles from './calendar.module.css';
import { titleOf } from './labels.ts';
import type { Move } from './use-move.ts';

interface MoveDialogProps {
  entry: CalendarEntry;
  move: Move;
  onClose: () => void;
}

/** Moves an entry without dragging. */
export function MoveDialog({ entry, move, onClose }: MoveDialogProps) {
  const [time, setTime] = useState(toOfficeTime(entry.at));
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    if (time === '' || isBusy) return;
    setIsBusy(true);
    const failed = await move(entry, toInstant(time));
    setIsBusy(false);
    setFailure(failed);
    if (failed === null) onClose();
  };
  return (
    <Dialog title={m['office.calendar.moveOne']({ title: titleOf(entry) })} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={m['office.calendar.moveTo']()}
          name="at"
          type="datetime-local"
          value={time}
          error={undefined}
          hint={describeMoment(time === '' ? null : toInstant(time))}
          onChange={setTime}
        />
        {failure && <StatusNote kind="alert" title={failure} />}
        <div className={styles.actions}>
          <button type="submit" className={buttons.button} disabled={isBusy}>
            {m['office.calendar.moveButton']()}
          </button>
          <button type="button" className={buttons.quiet} onClick={onClose}>
            {m['office.calendar.cancel']()}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
