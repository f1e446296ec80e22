import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Notice } from '../../../components/notice.tsx';
import { useUser } from '../../../lib/auth.ts';
import { m } from '../../../paraglide/messages.js';
import { toLogin } from '../../../paths.ts';
import { SignInHint } from './sign-in-hint.tsx';

/** Home of an installation without a press group. */
export function EmptyRoom() {
  const user = useUser();
  return (
    <>
      <SignInHint />
      <Notice level={1} title={m['pressReleases.empty.title']()} text={m['pressReleases.empty.text']()}>
        {!user && (
          <Link href={toLogin()} className={buttons.quiet}>
            {m['account.login.link']()}
          </Link>
        )}
      </Notice>
    </>
  );
}
