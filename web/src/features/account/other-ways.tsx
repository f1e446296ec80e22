import { Link } from 'wouter';
import { isClosed } from '../../lib/closed.ts';
import { m } from '../../paraglide/messages.js';
import { PATHS, toVerifyAccount } from '../../paths.ts';
import forms from './layout/form.module.css';

/** For who cannot sign in: no account yet, no password any more, or an address that is not confirmed. */
export function OtherWays({ onMail }: { onMail: () => void }) {
  return (
    <div className={forms.links}>
      {!isClosed('password_reset') && (
        <>
          <p>
            <button type="button" className={forms.textButton} onClick={onMail}>
              {m['account.byMail.link']()}
            </button>
          </p>
          <p>
            <Link href={PATHS.forgotPassword}>{m['account.forgot.link']()}</Link>
          </p>
        </>
      )}
      {!isClosed('registration') && (
        <p>
          {m['account.login.noAccount']()}
          <Link href={PATHS.signUp}>{m['account.signUp.link']()}</Link>
        </p>
      )}
      <p>
        {m['account.login.unverified']()}
        <Link href={toVerifyAccount()}>{m['account.resend.button']()}</Link>
      </p>
    </div>
  );
}
