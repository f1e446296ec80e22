import { Link, useSearch } from 'wouter';
import { useUser } from '../../../lib/auth.ts';
import { m } from '../../../paraglide/messages.js';
import { toLogin } from '../../../paths.ts';
import styles from './sign-in-hint.module.css';

/** Explains why an address for signed-in readers led to Home, with a link to sign in. */
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
