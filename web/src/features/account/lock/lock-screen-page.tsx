import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useUser } from '../../../lib/auth.ts';
import { returnToPlace } from '../../../lib/lock.ts';
import { useLocked } from '../../../lib/locked.ts';
import { navigate, readAddress } from '../../../lib/navigation.ts';
import { m } from '../../../paraglide/messages.js';
import { isLogout, PATHS, toLogin } from '../../../paths.ts';
import { AccountLayout } from '../layout/account-layout.tsx';
import forms from '../layout/form.module.css';
import styles from './lock-screen-page.module.css';
import { UnlockForm } from './unlock-form.tsx';

/** After unlocking, here or in another tab, the tab returns to its previous screen. */
export function LockScreenPage() {
  const locked = useLocked();
  // A boolean instead of the user: a renewed session is another object, and must not navigate back twice.
  const isSignedIn = useUser() !== null;
  useEffect(() => {
    // A sign-out has its own target.
    if (locked || isLogout(readAddress().path)) return;
    if (isSignedIn) returnToPlace();
    else navigate(toLogin(), { replace: true });
  }, [locked, isSignedIn]);
  if (!locked) return null;

  const name = `${locked.first_name} ${locked.last_name}`.trim() || toReadableAddress(locked.email);
  const initials = [locked.first_name, locked.last_name].map((part) => part.trim().charAt(0)).join('');
  return (
    <AccountLayout title={m['account.lock.title']()} lede={m['account.lock.lede']()} seed={2}>
      <div className={styles.who}>
        <span className={styles.initials} aria-hidden="true">
          {initials || locked.email.charAt(0).toUpperCase()}
        </span>
        <p className={styles.names}>
          <bdi className={styles.name}>{name}</bdi>
          <bdi className={styles.email}>{toReadableAddress(locked.email)}</bdi>
        </p>
      </div>
      <UnlockForm locked={locked} />
      <div className={forms.links}>
        <p>
          <Link href={toLogin()}>{m['account.lock.other']()}</Link>
        </p>
        <p>
          <Link href={PATHS.logout}>{m['account.logout.link']()}</Link>
        </p>
      </div>
    </AccountLayout>
  );
}
