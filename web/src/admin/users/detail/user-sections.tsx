import type { User } from '@press-room/contract/account';
import { toMailtoUrl, toReadableAddress } from '@press-room/contract/mail-addresses';
import type { Permission } from '@press-room/contract/roles';
import type { AccountRow } from '@press-room/contract/users';
import { useState } from 'react';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon.tsx';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficePage } from '../../components/page/office-page.tsx';
import { toAudit, toUserRights, toUsersOf } from '../../paths.ts';
import { DisableDialog } from '../actions/disable-dialog.tsx';
import { QuickButton } from '../actions/quick-button.tsx';
import { findObstacle, toName } from '../labels.ts';
import { HeldRights } from '../rights/held-rights.tsx';
import { UserStatusLabels } from '../user-status-labels.tsx';
import { FactList } from './fact-list.tsx';
import { listAccountFacts, listWorkFacts } from './facts.ts';
import styles from './user-sections.module.css';
import { AccreditationNote, ErasureNote } from './waiting-notes.tsx';

const TOLD_IN_NOTES = ['pending', 'refused', 'erasure'] as const;

type UserSectionsProps = { officer: User; user: AccountRow; onErased: () => void };

export function UserSections({ officer, user, onErased }: UserSectionsProps) {
  const obstacle = findObstacle(officer, user);
  const permissions = usePermissions();
  return (
    <OfficePage
      title={toName(user)}
      status={<UserStatusLabels user={user} without={TOLD_IN_NOTES} />}
      facts={
        <a href={toMailtoUrl(user.email)}>
          <bdi>{toReadableAddress(user.email)}</bdi>
        </a>
      }
      action={
        permissions.includes('account.grant') &&
        !obstacle && (
          <Link href={toUserRights(user.id)} className={buttons.quiet}>
            <Icon name="key" size={20} />
            {m['users.rights.heading']()}
          </Link>
        )
      }
    >
      <AccreditationNote user={user} mayDecide={!obstacle && permissions.includes('account.accredit')} />
      <ErasureNote
        user={user}
        mayErase={!obstacle && permissions.includes('account.erase')}
        onErased={onErased}
      />
      <div className={styles.columns}>
        <FactList title={m['users.column.work']()} facts={listWorkFacts(user)} />
        <FactList title={m['users.facts.account']()} facts={listAccountFacts(user)} />
      </div>
      <HeldRights id={user.id} mayChange={!obstacle} />
      <div className={styles.access}>
        {obstacle === 'own' && <p className={styles.soft}>{m['users.obstacle.own']()}</p>}
        {obstacle === 'staff' && <p className={styles.soft}>{m['users.obstacle.staff']()}</p>}
        {!obstacle && (
          <div className={styles.buttons}>
            {permissions.includes('account.disable') && <AccessButton user={user} />}
            <MoreActions user={user} permissions={permissions} />
          </div>
        )}
        {user.company && <Link href={toUsersOf(user.company.id)}>{m['users.facts.sameCompany']()}</Link>}
        {permissions.includes('audit.view') && <Link href={toAudit(user.id)}>{m['users.activity']()}</Link>}
      </div>
    </OfficePage>
  );
}

/** Disables or enables an account. */
function AccessButton({ user }: { user: AccountRow }) {
  const [isDisabling, setIsDisabling] = useState(false);
  if (user.disabled_at) {
    return (
      <QuickButton user={user} action="enable" className={buttons.button}>
        {m['users.enable.button']()}
      </QuickButton>
    );
  }
  return (
    <>
      <button type="button" className={buttons.quiet} onClick={() => setIsDisabling(true)}>
        {m['users.disable.button']()}
      </button>
      {isDisabling && <DisableDialog user={user} onClose={() => setIsDisabling(false)} />}
    </>
  );
}

/** Help for persons who are locked out or have lost a device. */
function MoreActions({ user, permissions }: { user: AccountRow; permissions: readonly Permission[] }) {
  const maySend = permissions.includes('account.invite') && !user.disabled_at;
  return (
    <>
      {permissions.includes('account.disable') && !user.disabled_at && (
        <QuickButton user={user} action="end_sessions" className={buttons.quiet}>
          {m['users.endSessions.button']()}
        </QuickButton>
      )}
      {maySend && user.verified_at && (
        <QuickButton user={user} action="send_reset" className={buttons.quiet}>
          {m['users.sendReset.button']()}
        </QuickButton>
      )}
      {maySend && !user.verified_at && (
        <QuickButton user={user} action="send_verification" className={buttons.quiet}>
          {m['users.sendVerification.button']()}
        </QuickButton>
      )}
    </>
  );
}
