import { useUser } from '../../lib/auth.ts';
import { m } from '../../paraglide/messages.js';
import { AccountLayout } from './layout/account-layout.tsx';
import { LoginForm } from './login-form.tsx';
import { OtherWays } from './other-ways.tsx';
import { SessionEndNote } from './session-end-note.tsx';
import { SignedInNote } from './signed-in-note.tsx';

export function LoginPage() {
  const user = useUser();
  return (
    <AccountLayout title={m['account.login.title']()} seed={3}>
      {user ? (
        <SignedInNote user={user} />
      ) : (
        <>
          <SessionEndNote />
          <LoginForm>
            <OtherWays />
          </LoginForm>
        </>
      )}
    </AccountLayout>
  );
}
