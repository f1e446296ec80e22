import type { CompanyMember } from '@press-room/contract/company-members';
import { type ReactNode, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { useOwnCompany, usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { toName } from '../../users/labels.ts';
import styles from './members.module.css';

const ConfirmDialog = lazyComponent(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);
const RefuseDialog = lazyComponent(async () => (await import('./refuse-dialog.tsx')).RefuseDialog);
const RemoveDialog = lazyComponent(async () => (await import('./remove-dialog.tsx')).RemoveDialog);

/** Whether the current user can act on a member of a company. */
export function useMayAct(): (member: CompanyMember) => boolean {
  const permissions = usePermissions();
  const isOwn = useOwnCompany('company_member.remove') !== null;
  return ({ company, claimed, role }) => {
    if (company === null) return claimed !== null && permissions.includes('company_member.edit');
    // Administrators of a company are appointed by the association, not by the company.
    const isOutOfReach = isOwn && role !== 'agent_press_room_external_company';
    return !isOutOfReach && permissions.includes('company_member.remove');
  };
}

/** Actions on a member. A list contains many, so the label of the button names the person. */
export function MemberActions({ member }: { member: CompanyMember }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isRefusing, setIsRefusing] = useState(false);
  const close = () => setIsOpen(false);
  const name = toName(member);
  const { company, claimed } = member;
  if (company === null) {
    if (claimed === null) return null;
    return (
      <span className={styles.actions}>
        <Action label={m['office.members.confirm.button']()} name={name} onPress={() => setIsOpen(true)}>
          {isOpen && <ConfirmDialog member={member} company={claimed} onClose={close} />}
        </Action>
        {member.state === 'waiting' && (
          <Action label={m['office.members.refuse.button']()} name={name} onPress={() => setIsRefusing(true)}>
            {isRefusing && (
              <RefuseDialog member={member} company={claimed} onClose={() => setIsRefusing(false)} />
            )}
          </Action>
        )}
      </span>
    );
  }
  return (
    <Action label={m['office.members.remove.button']()} name={name} onPress={() => setIsOpen(true)}>
      {isOpen && <RemoveDialog member={member} company={company} onClose={close} />}
    </Action>
  );
}

interface ActionProps {
  label: string;
  name: string;
  onPress: () => void;
  children: ReactNode;
}

const Action = ({ label, name, onPress, children }: ActionProps) => (
  <>
    <button type="button" className={buttons.quiet} aria-label={`${label}: ${name}`} onClick={onPress}>
      {label}
    </button>
    {children}
  </>
);
