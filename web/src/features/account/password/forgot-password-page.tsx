import { SEND_RESET_LINK_PATH } from '@press-room/contract/account';
import { Link } from 'wouter';
import { m } from '../../../paraglide/messages.js';
import { PATHS } from '../../../paths.ts';
import { AccountLayout } from '../layout/account-layout.tsx';
import forms from '../layout/form.module.css';
import { MailForm } from '../links/mail-form.tsx';

export function ForgotPasswordPage() {
  return (
    <AccountLayout title={m['account.forgot.title']()} lede={m['account.forgot.lede']()} seed={1}>
      <MailForm path={SEND_RESET_LINK_PATH} toBody={(login) => ({ login })} />
      <div className={forms.links}>
        <p>
          <Link href={PATHS.login}>{m['account.backToLogin']()}</Link>
        </p>
      </div>
    </AccountLayout>
  );
}
