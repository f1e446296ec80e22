import { useState } from 'react';
import { useLocation } from 'wouter';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { useUser } from '../../lib/auth.ts';
import { m } from '../../paraglide/messages.js';
import { PATHS } from '../../paths.ts';
import { readAsked } from './by-mail/asked.ts';
import { AccountLayout } from './layout/account-layout.tsx';
import { useLink } from './links/read-link.ts';
import { LoginForm } from './login-form.tsx';
import { OtherWays } from './other-ways.tsx';
import { SessionEndNote } from './session-end-note.tsx';
import { SignedInNote } from './signed-in-note.tsx';

const MailSignIn = lazyComponent(async () => (await import('./by-mail/mail-sign-in.tsx')).MailSignIn);
const LinkSignIn = lazyComponent(async () => (await import('./by-mail/link-sign-in.tsx')).LinkSignIn);

export function LoginPage() {
  const user = useUser();
  return (
    <AccountLayout title={m['account.login.title']()} seed={3}>
      {user ? <SignedInNote user={user} /> : <Ways />}
    </AccountLayout>
  );
}

/** With the password, with a code that is mailed, or with the link beside it, which leads here. */
function Ways() {
  const link = useLink();
  const [, navigate] = useLocation();
  const [isByMail, setIsByMail] = useState(() => readAsked() !== null);
  if (link) {
    const askAgain = () => {
      setIsByMail(true);
      navigate(PATHS.login, { replace: true });
    };
    return <LinkSignIn key={link.signature} link={link} onAskAgain={askAgain} />;
  }
  return (
    <>
      <SessionEndNote />
      {isByMail ? (
        <MailSignIn onPassword={() => setIsByMail(false)} />
      ) : (
        <LoginForm>
          <OtherWays onMail={() => setIsByMail(true)} />
        </LoginForm>
      )}
    </>
  );
}
