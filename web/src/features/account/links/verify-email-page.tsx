import { VERIFY_EMAIL_PATH } from '@press-room/contract/account';
import { VERIFY_LINK_SECONDS } from '@press-room/contract/limits';
import { useEffect } from 'react';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { signOut } from '../../../lib/auth.ts';
import { m } from '../../../paraglide/messages.js';
import { PATHS } from '../../../paths.ts';
import { AccountLayout } from '../layout/account-layout.tsx';
import forms from '../layout/form.module.css';
import { LoginForm } from '../login-form.tsx';
import { LinkOutcome } from './link-outcome.tsx';
import { useVerification } from './use-verification.ts';

/** Confirms a new address. It replaces the old one for sign-in, and all sessions end. */
export function VerifyEmailPage() {
  const verification = useVerification(VERIFY_EMAIL_PATH, VERIFY_LINK_SECONDS);
  const { outcome } = verification;
  useEffect(() => {
    if (outcome === 'done') signOut();
  }, [outcome]);
  return (
    <AccountLayout title={m['account.login.title']()} seed={3}>
      <LinkOutcome
        {...verification}
        texts={{
          waiting: m['account.verify.waiting'](),
          done: m['account.verifyEmail.done'](),
          doneHint: m['account.verifyEmail.doneHint'](),
          retry: m['account.verifyEmail.askAgain'](),
        }}
      />
      {outcome === 'done' && <LoginForm />}
      {(outcome === 'expired' || outcome === 'invalid') && (
        <div className={forms.actions}>
          <Link href={PATHS.userProfile} className={buttons.button}>
            {m['account.profile.open']()}
          </Link>
        </div>
      )}
    </AccountLayout>
  );
}
