import type { CompanyMember } from '@press-room/contract/company-members';
import { Dialog } from '../../../components/dialog.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { useZodForm } from '../../../lib/form.ts';
import { formSchema } from '../../../lib/form-schema.ts';
import { m } from '../../../paraglide/messages.js';
import { toName } from '../../users/labels.ts';
import styles from './members.module.css';
import { useMemberWrite } from './use-member-write.ts';

const NOTHING_TO_CHECK = formSchema<object>({});

interface RemoveDialogProps {
  member: CompanyMember;
  /** Company that was confirmed. */
  company: { id: number; name: string };
  onClose: () => void;
}

export function RemoveDialog({ member, company, onClose }: RemoveDialogProps) {
  const write = useMemberWrite();
  const names = { name: toName(member), company: company.name };
  const form = useZodForm({
    schema: NOTHING_TO_CHECK,
    initial: {},
    submit: async () => {
      await write({
        method: 'POST',
        id: member.id,
        version: member.version,
        action: 'remove/',
        body: {},
        company: company.id,
        done: m['office.members.remove.done'](names),
      });
      onClose();
    },
  });
  return (
    <Dialog title={m['office.members.remove.title'](names)} kind="alert" onClose={onClose}>
      <form className={styles.form} onSubmit={form.handleSubmit}>
        <p>{m['office.members.remove.text']()}</p>
        {member.claimed && <p>{m['office.members.remove.again']({ company: member.claimed.name })}</p>}
        <DialogActions
          submitLabel={m['office.members.remove.button']()}
          isBusy={form.isBusy}
          failure={form.failure}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
