import { SEND_RESET_LINK_PATH } from '@press-room/contract/account';
import { isClosed } from '../../../lib/closed.ts';
import { m } from '../../../paraglide/messages.js';
import { ClosedPage } from '../closed-page.tsx';
import { AccountLayout } from '../layout/account-layout.tsx';
import { BackToLogin } from '../layout/back-to-login.tsx';
import { MailForm } from '../links/mail-form.tsx';

export function ForgotPasswordPage() {
  if (isClosed('password_reset')) return <ClosedPage call="password_reset" />;
  return (
    <AccountLayout title={m['account.forgot.title']()} lede={m['account.forgot.lede']()} seed={1}>
      <MailForm path={SEND_RESET_LINK_PATH} toBody={(login) => ({ login })} />
      <BackToLogin />
    </AccountLayout>
  );
}
