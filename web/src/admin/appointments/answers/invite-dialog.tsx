import {
  type AppointmentInvitationForm,
  type AppointmentInvited,
  INVITED_LISTS_MAX,
  INVITED_MAX,
} from '@press-room/contract/appointment-answers';
import { OFFICE_APPOINTMENT_PATH, type OfficeAppointment } from '@press-room/contract/appointments';
import { CONTACT_LIST_PATH, type ContactList } from '@press-room/contract/contacts';
import { type FormEvent, useState } from 'react';
import { CheckField } from '../../../components/check-field.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { usePermissions } from '../../../lib/permissions.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { SEARCHES } from '../../clippings/searches.ts';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { type Named, NamedChoice } from '../../components/search-choice/named-choice.tsx';
import { searchOf } from '../../media/add-to/targets.ts';
import styles from '../appointments.module.css';

const LISTS = searchOf<ContactList>({
  noun: CONTACT_LIST_PATH,
  fields: ['id', 'name', 'count', 'reachable'],
  searched: ['name'],
  toText: ({ name }) => name,
  toNote: ({ count, reachable }) => m['office.contactLists.counts']({ count, reachable }),
});

interface InviteDialogProps {
  row: OfficeAppointment;
  onClose: () => void;
}

/** Invites lists and single people, or reminds everybody who has not answered. */
export function InviteDialog({ row, onClose }: InviteDialogProps) {
  const write = useOfficeWrite(OFFICE_APPOINTMENT_PATH);
  const maySwitch = usePermissions().includes('crisis.switch');
  const [lists, setLists] = useState<readonly Named[]>([]);
  const [people, setPeople] = useState<readonly Named[]>([]);
  const [isAgain, setIsAgain] = useState(false);
  const [isDespite, setIsDespite] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isEmpty = !isAgain && lists.length === 0 && people.length === 0;
  const invite = async () => {
    setIsBusy(true);
    const chosen = { lists: lists.map(({ id }) => id), contacts: people.map(({ id }) => id) };
    const body: AppointmentInvitationForm = {
      ...(isAgain ? { again: true } : chosen),
      ...(isDespite && { despite_crisis: true }),
    };
    const { id, version } = row;
    const outcome = await write<AppointmentInvited>({
      method: 'POST',
      id,
      version,
      action: 'invitation/',
      body,
    });
    setIsBusy(false);
    if (outcome.kind !== 'saved') {
      setIsRefused(true);
      showToast('error', describeOutcome(outcome));
      return;
    }
    const { invited: count, left_out } = outcome.row;
    showToast('success', m['office.agenda.invite.done']({ count, left: left_out }));
    onClose();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && !isEmpty) void invite();
  };
  const choice = { error: undefined, isReadOnly: false } as const;
  return (
    <Dialog title={m['office.agenda.invite.title']()} onClose={onClose}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <p>{m['office.agenda.invite.text']()}</p>
        {row.answers.invited > 0 && (
          <CheckField name="again" isChecked={isAgain} onChange={setIsAgain}>
            {m['office.agenda.invite.again']({ count: row.answers.invited })}
          </CheckField>
        )}
        {!isAgain && (
          <>
            <NamedChoice
              label={m['office.mailings.lists']()}
              add={m['office.agenda.invite.addList']()}
              value={lists}
              most={INVITED_LISTS_MAX}
              search={LISTS}
              onChange={setLists}
              {...choice}
            />
            <NamedChoice
              label={m['office.mailings.people']()}
              add={m['office.mailings.addPerson']()}
              value={people}
              most={INVITED_MAX}
              search={SEARCHES.contact}
              onChange={setPeople}
              {...choice}
            />
          </>
        )}
        {isRefused && maySwitch && (
          <CheckField name="despite" isChecked={isDespite} onChange={setIsDespite}>
            {m['office.agenda.invite.despite']()}
          </CheckField>
        )}
        <DialogActions
          submitLabel={m['office.agenda.invite.send']()}
          isBusy={isBusy || isEmpty}
          failure={null}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
