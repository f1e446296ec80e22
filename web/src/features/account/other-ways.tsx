import { Link } from 'wouter';
import { isClosed } from '../../lib/closed.ts';
import { m } from '../../paraglide/messages.js';
import { PATHS, toVerifyAccount } from '../../paths.ts';
import forms from './layout/form.module.css';

/** Links for readers without an account, a password or a confirmed address. */
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
