import { RESET_PASSWORD_PATH } from '@press-room/contract/account';
import { RESET_LINK_SECONDS } from '@press-room/contract/limits';
import { useState } from 'react';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { StatusNote } from '../../../components/status-note.tsx';
import { postJson } from '../../../lib/api.ts';
import { signOut } from '../../../lib/auth.ts';
import { isClosed } from '../../../lib/closed.ts';
import { m } from '../../../paraglide/messages.js';
import { PATHS } from '../../../paths.ts';
import { ClosedPage } from '../closed-page.tsx';
import { AccountLayout } from '../layout/account-layout.tsx';
import { byLink } from '../links/by-link.tsx';
import { isPast, useLink } from '../links/read-link.ts';
import { LoginForm } from '../login-form.tsx';
import { ResetForm } from './reset-form.tsx';

export const ResetPasswordPage = byLink(ResetPassword);

function ResetPassword() {
  const link = useLink();
  const [isDone, setIsDone] = useState(false);
  const [isRefused, setIsRefused] = useState(link === null);

  const handlePassword = async (password: string) => {
    await postJson(RESET_PASSWORD_PATH, { ...link, password });
    // The reset has ended every session, including this one.
    signOut();
    setIsDone(true);
  };
  if (isDone) {
    return (
      <AccountLayout title={m['account.login.title']()} seed={5}>
        <StatusNote kind="success" title={m['account.reset.done']()}>
          <p>{m['account.reset.doneHint']()}</p>
        </StatusNote>
        <LoginForm />
      </AccountLayout>
    );
  }
  // A link may also finish a registration, which this setting does not close.
  if (link === null && isClosed('password_reset')) return <ClosedPage call="password_reset" />;
  const isExpired = link !== null && isPast(link, RESET_LINK_SECONDS);
  return (
    <AccountLayout title={m['account.reset.title']()} seed={5}>
      {(isRefused || isExpired) && (
        <StatusNote
          kind="alert"
          title={isExpired ? m['account.link.expired']() : m['account.link.invalid']()}
        >
          <p>{isExpired ? m['account.reset.expiredHint']() : m['account.reset.invalidHint']()}</p>
          <Link href={PATHS.forgotPassword} className={buttons.button}>
            {m['account.reset.askAgain']()}
          </Link>
        </StatusNote>
      )}
      {!isRefused && !isExpired && (
        <ResetForm onPassword={handlePassword} onLinkRefused={() => setIsRefused(true)} />
      )}
    </AccountLayout>
  );
}
