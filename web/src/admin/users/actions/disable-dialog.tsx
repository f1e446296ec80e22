import type { AccountRow } from '@press-room/contract/users';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { useForm } from '../../../lib/use-form.ts';
import { m } from '../../../paraglide/messages.js';
import { toName } from '../labels.ts';
import styles from './actions.module.css';
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
        <Refusal error={form.failure} />
        <div className={styles.actions}>
          <button type="submit" className={buttons.button} disabled={form.isBusy}>
            {m['users.disable.button']()}
          </button>
          <button type="button" className={buttons.quiet} onClick={onClose}>
            {m['account.cancel']()}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
