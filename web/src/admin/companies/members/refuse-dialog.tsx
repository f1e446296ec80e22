import type { CompanyMember } from '@press-room/contract/company-members';
import { REASON_MAX_LENGTH } from '@press-room/contract/limits';
import { Dialog } from '../../../components/dialog.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { useZodForm } from '../../../lib/form.ts';
import { formSchema, requiredText } from '../../../lib/form-schema.ts';
import { m } from '../../../paraglide/messages.js';
import { toName } from '../../users/labels.ts';
import styles from './members.module.css';
import { useMemberWrite } from './use-member-write.ts';

const SCHEMA = formSchema<{ reason: string }>({ reason: requiredText(m['users.refuse.required']) });

interface RefuseDialogProps {
  member: CompanyMember;
  /** Company that the account names. */
  company: { id: number; name: string };
  onClose: () => void;
}

/** Rejects a person who claims to work for a company, with a reason. */
export function RefuseDialog({ member, company, onClose }: RefuseDialogProps) {
  const write = useMemberWrite();
  const names = { name: toName(member), company: company.name };
  const form = useZodForm({
    schema: SCHEMA,
    initial: { reason: '' },
    submit: async ({ reason }) => {
      await write({
        method: 'POST',
        id: member.id,
        version: member.version,
        action: 'refuse/',
        body: { reason: reason.trim() },
        company: company.id,
        done: m['office.members.refuse.done'](names),
      });
      onClose();
    },
  });
  const { attach } = form;
  return (
    <Dialog title={m['office.members.refuse.title'](names)} onClose={onClose}>
      <form ref={attach} className={styles.form} noValidate onSubmit={form.handleSubmit}>
        <TextArea
          label={m['users.refuse.reason']()}
          hint={m['office.members.refuse.hint']()}
          maxLength={REASON_MAX_LENGTH}
          {...form.field('reason')}
        />
        <DialogActions
          submitLabel={m['office.members.refuse.button']()}
          isBusy={form.isBusy}
          failure={form.failure}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
