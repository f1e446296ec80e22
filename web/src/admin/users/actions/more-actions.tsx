import type { Permission } from '@press-room/contract/roles';
import type { AccountRow } from '@press-room/contract/users';
import buttons from '../../../components/button.module.css';
import { m } from '../../../paraglide/messages.js';
import { QuickButton } from './quick-button.tsx';

/** What helps a person who is locked out, or who has lost a device. */
export function MoreActions({ user, held }: { user: AccountRow; held: readonly Permission[] }) {
  const maySend = held.includes('account.invite') && !user.disabled_at;
  return (
    <>
      {held.includes('account.disable') && !user.disabled_at && (
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
