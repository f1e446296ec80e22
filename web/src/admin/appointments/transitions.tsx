import {
  APPOINTMENT_NOTICE_MAX_LENGTH,
  APPOINTMENT_TRANSITIONS,
  type AppointmentStatus,
  type AppointmentTransitionForm,
  OFFICE_APPOINTMENT_PATH,
  type OfficeAppointment,
} from '@press-room/contract/appointments';
import { type FormEvent, useState } from 'react';
import buttons from '../../components/button.module.css';
import { Dialog } from '../../components/dialog.tsx';
import { DialogActions } from '../../components/dialog-actions.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import { useOfficeAct } from '../components/saving/use-office-write.ts';
import styles from './appointments.module.css';

const LABELS: Record<AppointmentStatus, () => string> = {
  published: m['office.record.publish'],
  cancelled: m['office.agenda.cancel'],
  draft: m['office.record.withdraw'],
};

interface TransitionsProps {
  row: OfficeAppointment;
  onMoved: (row: OfficeAppointment) => void;
}

/** Publishes an appointment, cancels it, or returns it to draft. */
export function Transitions({ row, onMoved }: TransitionsProps) {
  const { isBusy, act } = useOfficeAct(OFFICE_APPOINTMENT_PATH);
  const [isCancelling, setIsCancelling] = useState(false);
  const { id, version, status } = row;
  const move = async (body: AppointmentTransitionForm) => {
    const saved = await act<OfficeAppointment>({
      method: 'POST',
      id,
      action: 'transition/',
      version,
      body,
    });
    if (saved) {
      setIsCancelling(false);
      onMoved(saved.row);
    }
  };
  return (
    <>
      {APPOINTMENT_TRANSITIONS.filter(({ from }) => from === status).map(({ to }) => (
        <button
          key={to}
          type="button"
          className={buttons.quiet}
          disabled={isBusy}
          // The second click of a double click would undo the first.
          onClick={({ detail }) =>
            detail < 2 && (to === 'cancelled' ? setIsCancelling(true) : void move({ to }))
          }
        >
          {labelOf(LABELS, to)}
        </button>
      ))}
      {isCancelling && (
        <CancelDialog
          isBusy={isBusy}
          onCancel={(notice) => void move({ to: 'cancelled', notice })}
          onClose={() => setIsCancelling(false)}
        />
      )}
    </>
  );
}

interface CancelDialogProps {
  isBusy: boolean;
  onCancel: (notice: { it: string; en: string }) => void;
  onClose: () => void;
}

function CancelDialog({ isBusy, onCancel, onClose }: CancelDialogProps) {
  const [it, setIt] = useState('');
  const [en, setEn] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onCancel({ it, en });
  };
  const area = { maxLength: APPOINTMENT_NOTICE_MAX_LENGTH, isOptional: true, error: undefined };
  return (
    <Dialog title={m['office.agenda.cancelTitle']()} kind="alert" onClose={onClose}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <p>{m['office.agenda.cancelText']()}</p>
        <TextArea
          label={m['office.agenda.noticeIt']()}
          name="notice_it"
          value={it}
          onChange={setIt}
          {...area}
        />
        <TextArea
          label={m['office.agenda.noticeEn']()}
          name="notice_en"
          value={en}
          onChange={setEn}
          {...area}
        />
        <DialogActions
          submitLabel={m['office.agenda.cancel']()}
          isBusy={isBusy}
          failure={null}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
