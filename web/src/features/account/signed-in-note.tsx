import type { User } from '@press-room/contract/account';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { Link, useSearch } from 'wouter';
import buttons from '../../components/button.module.css';
import { m } from '../../paraglide/messages.js';
import { safeRedirect } from '../../paths.ts';
import styles from './login-form.module.css';

/** For a reader who opens the sign-in although signed in. */
export function SignedInNote({ user }: { user: User }) {
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
