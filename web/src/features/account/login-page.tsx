import type { User } from '@press-room/contract/account';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import buttons from '../../components/button.module.css';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { useUser } from '../../lib/auth.ts';
import { m } from '../../paraglide/messages.js';
import { PATHS, safeRedirect } from '../../paths.ts';
import { readAsked } from './by-mail/asked.ts';
import { AccountLayout } from './layout/account-layout.tsx';
import { useLink } from './links/read-link.ts';
import styles from './login-form.module.css';
import { LoginForm } from './login-form.tsx';
import { OtherWays } from './other-ways.tsx';
import { SessionEndNote } from './session-end-note.tsx';

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

/** Sign-in by password, by a mailed code, or by the link in the same mail. */
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

/** Shown to signed-in readers who open the sign-in page. */
function SignedInNote({ user }: { user: User }) {
  const wanted = new URLSearchParams(useSearch()).get('redirect');
  return (
    <div className={styles.form}>
      <p>{m['account.login.already']({ name: toReadableAddress(user.email) })}</p>
      <Link href={safeRedirect(wanted)} className={buttons.button}>
        {m['account.login.goOn']()}
      </Link>
    </div>
  );
}
