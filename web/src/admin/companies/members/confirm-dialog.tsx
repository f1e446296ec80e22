import type { CompanyMember } from '@press-room/contract/company-members';
import { COMPANY_GROUPS, type CompanyGroup } from '@press-room/contract/roles';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { useZodForm } from '../../../lib/form.ts';
import { formSchema } from '../../../lib/form-schema.ts';
import { m } from '../../../paraglide/messages.js';
import { groupLabel, toName } from '../../users/labels.ts';
import styles from './members.module.css';
import { useMemberWrite } from './use-member-write.ts';

type Values = { role: CompanyGroup };
const NOTHING_TO_CHECK = formSchema<Values>({});

interface ConfirmDialogProps {
  member: CompanyMember;
  /** Company that the account names. */
  company: { id: number; name: string };
  onClose: () => void;
}

/** Asks for the role of a person in a company, and confirms it. */
export function ConfirmDialog({ member, company, onClose }: ConfirmDialogProps) {
  const write = useMemberWrite();
  const names = { name: toName(member), company: company.name };
  const form = useZodForm<Values>({
    schema: NOTHING_TO_CHECK,
    initial: { role: 'agent_press_room_external_company' },
    submit: async ({ role }) => {
      await write({
        method: 'PUT',
        id: member.id,
        version: member.version,
        body: { company: company.id, role },
        company: company.id,
        done: m['office.members.confirm.done'](names),
      });
      onClose();
    },
  });
  const { attach } = form;
  return (
    <Dialog title={m['office.members.confirm.title'](names)} onClose={onClose}>
      <form ref={attach} className={styles.form} noValidate onSubmit={form.handleSubmit}>
        <p>{m['office.members.confirm.text']()}</p>
        <ChoiceField
          label={m['office.members.role']()}
          hint={m['office.members.confirm.roleHint']()}
          options={COMPANY_GROUPS.map((value) => ({ value, text: groupLabel(value) }))}
          {...form.field('role')}
        />
        <DialogActions
          submitLabel={m['office.members.confirm.button']()}
          isBusy={form.isBusy}
          failure={form.failure}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
