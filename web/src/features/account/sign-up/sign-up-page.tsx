import { useState } from 'react';
import { Link } from 'wouter';
import { isClosed } from '../../../lib/closed.ts';
import { m } from '../../../paraglide/messages.js';
import { PATHS } from '../../../paths.ts';
import { ClosedPage } from '../closed-page.tsx';
import { AccountLayout } from '../layout/account-layout.tsx';
import forms from '../layout/form.module.css';
import { CheckMail } from './check-mail.tsx';
import { forgetSentTo, readSentTo } from './sign-up-draft.ts';
import { SignUpForm } from './sign-up-form.tsx';

export function SignUpPage() {
  const [sentTo, setSentTo] = useState(readSentTo);
  if (isClosed('registration')) return <ClosedPage call="registration" />;
  if (sentTo !== null) {
    return (
      <CheckMail
        email={sentTo}
        onOther={() => {
          forgetSentTo();
          setSentTo(null);
        }}
      />
    );
  }
  return (
    <AccountLayout title={m['account.signUp.title']()} lede={m['account.signUp.lede']()} seed={0}>
      <SignUpForm onDone={setSentTo} />
      <div className={forms.links}>
        <p>
          {m['account.signUp.already']()}
          <Link href={PATHS.login}>{m['account.login.link']()}</Link>
        </p>
      </div>
    </AccountLayout>
  );
}
