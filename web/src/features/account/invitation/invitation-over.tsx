import type { InvitationEnd } from '@press-room/contract/invitations';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { StatusNote } from '../../../components/status-note.tsx';
import { entryOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { PATHS } from '../../../paths.ts';
import { AccountLayout } from '../layout/account-layout.tsx';
import forms from '../layout/form.module.css';

const WORDS: Record<InvitationEnd, { title: () => string; hint: () => string }> = {
  invalid: { title: m['account.link.invalid'], hint: m['account.invitation.invalidHint'] },
  expired: { title: m['account.invitation.expired'], hint: m['account.invitation.expiredHint'] },
  revoked: { title: m['account.invitation.revoked'], hint: m['account.invitation.revokedHint'] },
  accepted: { title: m['account.invitation.accepted'], hint: m['account.invitation.acceptedHint'] },
  known: { title: m['account.invitation.known'], hint: m['account.invitation.knownHint'] },
};

/** Reasons that lead to sign-in; in the other cases the press office can help. */
const LEADS_TO_LOGIN: readonly InvitationEnd[] = ['accepted', 'known'];

/** Why an invitation link does not work, with the next step. */
export function InvitationOver({ end }: { end: InvitationEnd }) {
  const { title, hint } = entryOf(WORDS, end) ?? WORDS.invalid;
  const isMember = LEADS_TO_LOGIN.includes(end);
  return (
    <AccountLayout title={m['account.invitation.title']()} seed={2}>
      <StatusNote kind={isMember ? 'plain' : 'alert'} title={title()}>
        <p>{hint()}</p>
      </StatusNote>
      <div className={forms.actions}>
        {isMember ? (
          <>
            <Link href={PATHS.login} className={buttons.button}>
              {m['account.login.link']()}
            </Link>
            <Link href={PATHS.forgotPassword} className={buttons.quiet}>
              {m['account.invitation.forgotten']()}
            </Link>
          </>
        ) : (
          <Link href={PATHS.contactUs} className={buttons.button}>
            {m['account.invitation.contact']()}
          </Link>
        )}
      </div>
    </AccountLayout>
  );
}
