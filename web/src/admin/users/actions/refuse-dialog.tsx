import { REASON_MAX_LENGTH } from '@press-room/contract/limits';
import type { AccountRow } from '@press-room/contract/users';
import { Dialog } from '../../../components/dialog.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { languageName } from '../../../lib/format.ts';
import { useForm } from '../../../lib/use-form.ts';
import { m } from '../../../paraglide/messages.js';
import { toName } from '../labels.ts';
import styles from './actions.module.css';
import { DialogActions } from './dialog-actions.tsx';
import { useAct } from './use-act.ts';

type RefuseDialogProps = { user: AccountRow; onClose: () => void };

export function RefuseDialog({ user, onClose }: RefuseDialogProps) {
  const act = useAct();
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: m['users.refuse.required']() } : {}),
    submit: async ({ reason }) => {
      await act(user, 'refuse', { reason: reason.trim() });
      onClose();
    },
  });
  const { attach } = form;
  const name = toName(user);
  return (
    <Dialog title={m['users.refuse.title']({ name })} onClose={onClose}>
      <form ref={attach} className={styles.form} noValidate onSubmit={form.handleSubmit}>
        <TextArea
          label={m['users.refuse.reason']()}
          name="reason"
          value={form.values.reason}
          maxLength={REASON_MAX_LENGTH}
          hint={m['users.refuse.hint']({ language: languageName(user.language) })}
          error={form.errors.reason}
          onChange={(reason) => form.change({ reason })}
        />
        <DialogActions
          submitLabel={m['users.refuse.submit']()}
          isBusy={form.isBusy}
          failure={form.failure}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
