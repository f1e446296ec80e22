import { RESEND_ACTIVATION_PATH, VERIFY_REGISTRATION_PATH } from '@press-room/contract/account';
import { VERIFY_LINK_SECONDS } from '@press-room/contract/limits';
import { m } from '../../../paraglide/messages.js';
import { AccountLayout } from '../layout/account-layout.tsx';
import { BackToLogin } from '../layout/back-to-login.tsx';
import { LoginForm } from '../login-form.tsx';
import { LinkOutcome } from './link-outcome.tsx';
import { MailForm } from './mail-form.tsx';
import { useVerification } from './use-verification.ts';

/** Confirms the address, then shows the sign-in form with the result (spec 2). */
export function VerifyAccountPage() {
  const verification = useVerification(VERIFY_REGISTRATION_PATH, VERIFY_LINK_SECONDS);
  const { outcome } = verification;
  if (outcome === 'none') {
    return (
      <AccountLayout title={m['account.resend.title']()} lede={m['account.resend.lede']()} seed={4}>
        <MailForm path={RESEND_ACTIVATION_PATH} toBody={(email) => ({ email })} />
        <BackToLogin />
      </AccountLayout>
    );
  }
  return (
    <AccountLayout title={m['account.login.title']()} seed={3}>
      <LinkOutcome
        {...verification}
        texts={{
          waiting: m['account.verify.waiting'](),
          done: m['account.verify.done'](),
          doneHint: m['account.verify.doneHint'](),
          retry: m['account.verify.askAgain'](),
        }}
      />
      {outcome === 'done' && <LoginForm />}
      {(outcome === 'expired' || outcome === 'invalid') && (
        <>
          <MailForm path={RESEND_ACTIVATION_PATH} toBody={(email) => ({ email })} />
          <BackToLogin />
        </>
      )}
    </AccountLayout>
  );
}
