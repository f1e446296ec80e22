import { Link, useSearch } from 'wouter';
import { useUser } from '../../../lib/auth.ts';
import { m } from '../../../paraglide/messages.js';
import { toLogin } from '../../../paths.ts';
import styles from './sign-in-hint.module.css';

/** Note with a sign-in link, after an address for signed-in readers led to Home. */
export function SignInHint() {
  const wanted = new URLSearchParams(useSearch()).get('redirect');
  const user = useUser();
  if (!wanted || user) return null;
  return (
    <p className={styles.hint}>
      <span>{m['pressReleases.signInHint']()}</span>
      <Link href={toLogin(wanted)}>{m['account.login.link']()}</Link>
    </p>
  );
}
