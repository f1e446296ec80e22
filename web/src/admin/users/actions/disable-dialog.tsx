import type { AccountRow } from '@press-room/contract/users';
import { Dialog } from '../../../components/dialog.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { useZodForm } from '../../../lib/form.ts';
import { formSchema } from '../../../lib/form-schema.ts';
import { m } from '../../../paraglide/messages.js';
import { toName } from '../labels.ts';
import styles from './actions.module.css';
import { useAct } from './use-act.ts';

const NOTHING_TO_CHECK = formSchema<object>({});

type DisableDialogProps = { user: AccountRow; onClose: () => void };

export function DisableDialog({ user, onClose }: DisableDialogProps) {
  const act = useAct();
  const form = useZodForm({
    schema: NOTHING_TO_CHECK,
    initial: {},
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
