import type { ClosableCall } from '@press-room/contract/boot';
import { Link } from 'wouter';
import buttons from '../../components/button.module.css';
import { StatusNote } from '../../components/status-note.tsx';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import { PATHS } from '../../paths.ts';
import { AccountLayout } from './layout/account-layout.tsx';
import { BackToLogin } from './layout/back-to-login.tsx';

const TITLES: Record<ClosableCall, () => string> = {
  registration: m['account.signUp.title'],
  password_reset: m['account.forgot.title'],
};
const REASONS: Record<ClosableCall, () => string> = {
  registration: m['account.closed.registration'],
  password_reset: m['account.closed.passwordReset'],
};

/** Replaces a form whose call this installation has disabled. */
export function ClosedPage({ call }: { call: ClosableCall }) {
  return (
    <AccountLayout title={labelOf(TITLES, call)} seed={1}>
      <StatusNote kind="plain" isLive={false} title={labelOf(REASONS, call)}>
        <p>{m['account.closed.hint']()}</p>
        <Link href={PATHS.contactUs} className={buttons.button}>
          {m['contact.title']()}
        </Link>
      </StatusNote>
      <BackToLogin />
    </AccountLayout>
  );
}
