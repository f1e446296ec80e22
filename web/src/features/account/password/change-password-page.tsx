import type { User } from '@press-room/contract/account';
import { Link, useLocation } from 'wouter';
import buttons from '../../../components/button.module.css';
import { StatusNote } from '../../../components/status-note.tsx';
import { useUser } from '../../../lib/auth.ts';
import { m } from '../../../paraglide/messages.js';
import { PATHS, toLogin } from '../../../paths.ts';
import { AccountLayout } from '../layout/account-layout.tsx';
import forms from '../layout/form.module.css';
import { ChangePasswordForm } from './change-password-form.tsx';

export function ChangePasswordPage() {
  const user = useUser();
  return (
    <AccountLayout title={m['account.change.title']()} lede={m['account.change.lede']()} seed={1}>
      {user ? <ChangeForUser user={user} /> : <SignInFirst />}
    </AccountLayout>
  );
}

function ChangeForUser({ user }: { user: User }) {
  return (
    <>
      <ChangePasswordForm user={user} />
      <div className={forms.links}>
        <p>
          <Link href={PATHS.forgotPassword}>{m['account.forgot.link']()}</Link>
        </p>
        <p>
          <Link href={PATHS.userProfile}>{m['account.profile.back']()}</Link>
        </p>
      </div>
    </>
  );
}

function SignInFirst() {
  const [path] = useLocation();
  return (
    <StatusNote kind="plain" title={m['account.change.signInFirst']()}>
      <div className={forms.actions}>
        <Link href={toLogin(path)} className={buttons.button}>
          {m['account.login.link']()}
        </Link>
        <Link href={PATHS.forgotPassword}>{m['account.forgot.link']()}</Link>
      </div>
    </StatusNote>
  );
}
