import { CONTACT_IDLE_PATH, CONTACT_PATH } from '@press-room/contract/contacts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { postJson } from '../../../lib/api.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { listsKey } from '../../components/saving/queries.ts';
import { toContactsOf } from '../../paths.ts';
import { idleQuery } from '../queries.ts';
import styles from './idle-note.module.css';

/** Proposes to remove contacts who received no mail for a long time. */
export function IdleNote() {
  const isAllowed = usePermissions().includes('contact.delete');
  const { data: count = 0 } = useQuery(idleQuery(isAllowed));
  const [isAsking, setIsAsking] = useState(false);
  if (count === 0) return null;
  return (
    <StatusNote kind="plain" title={m['office.contacts.idleTitle']({ count })} isLive={false}>
      <p>{m['office.contacts.idleText']()}</p>
      <div className={styles.actions}>
        <Link href={toContactsOf({ idle: 'yes' })} className={buttons.quiet}>
          {m['office.contacts.idleShow']()}
        </Link>
        <button type="button" className={buttons.quiet} onClick={() => setIsAsking(true)}>
          {m['office.contacts.idleDelete']()}
        </button>
      </div>
      {isAsking && <DeleteDialog count={count} onClose={() => setIsAsking(false)} />}
    </StatusNote>
  );
}

function DeleteDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => postJson(CONTACT_IDLE_PATH, { count }),
    onSuccess: () => showToast('success', m['office.contacts.idleDeleted']({ count })),
    onError: tellFailure,
    onSettled: () => {
      onClose();
      return client.invalidateQueries({ queryKey: listsKey(CONTACT_PATH) });
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <Dialog title={m['office.contacts.idleAsk']({ count })} kind="alert" onClose={onClose}>
      <form onSubmit={handleSubmit}>
        <p>{m['office.record.deletePlain']()}</p>
        <DialogActions
          submitLabel={m['office.record.delete']()}
          isBusy={isPending}
          failure={null}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
