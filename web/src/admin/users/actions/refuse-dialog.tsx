import { REASON_MAX_LENGTH } from '@press-room/contract/limits';
import type { AccountRow } from '@press-room/contract/users';
import { Dialog } from '../../../components/dialog.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { useZodForm } from '../../../lib/form.ts';
import { formSchema, requiredText } from '../../../lib/form-schema.ts';
import { languageName } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { toName } from '../labels.ts';
import styles from './actions.module.css';
import { useAct } from './use-act.ts';

const SCHEMA = formSchema<{ reason: string }>({ reason: requiredText(m['users.refuse.required']) });

type RefuseDialogProps = { user: AccountRow; onClose: () => void };

export function RefuseDialog({ user, onClose }: RefuseDialogProps) {
  const act = useAct();
  const form = useZodForm({
    schema: SCHEMA,
    initial: { reason: '' },
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
          {...form.field('reason')}
          maxLength={REASON_MAX_LENGTH}
          hint={m['users.refuse.hint']({ language: languageName(user.language) })}
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
