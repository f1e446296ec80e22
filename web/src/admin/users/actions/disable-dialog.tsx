import type { AccountRow } from '@press-room/contract/users';
import { Dialog } from '../../../components/dialog.tsx';
import { useForm } from '../../../lib/use-form.ts';
import { m } from '../../../paraglide/messages.js';
import { toName } from '../labels.ts';
import styles from './actions.module.css';
import { DialogActions } from './dialog-actions.tsx';
import { useAct } from './use-act.ts';

type DisableDialogProps = { user: AccountRow; onClose: () => void };

export function DisableDialog({ user, onClose }: DisableDialogProps) {
  const act = useAct();
  const form = useForm({
    initial: {},
    check: () => ({}),
    submit: async () => {
      await act(user, 'disable');
      onClose();
    },
  });
  return (
    <Dialog title={m['users.disable.title']({ name: toName(user) })} onClose={onClose}>
      <form className={styles.form} onSubmit={form.handleSubmit}>
        <p>{m['users.disable.text']()}</p>
        <DialogActions
          submitLabel={m['users.disable.button']()}
          isBusy={form.isBusy}
          failure={form.failure}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
