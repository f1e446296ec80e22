import type { User } from '@press-room/contract/account';
import { Link } from 'wouter';
import { PopoverMenu } from '../../components/popover-menu.tsx';
import { lock } from '../../lib/lock.ts';
import { useReadableAddress } from '../../lib/readable-address.ts';
import { m } from '../../paraglide/messages.js';
import { PATHS } from '../../paths.ts';
import styles from './user-menu.module.css';

const LINKS = [
  { path: PATHS.desk, label: m['account.desk.title'] },
  { path: PATHS.userProfile, label: m['account.profile.link'] },
  { path: PATHS.userPrivacy, label: m['privacy.manage'] },
  { path: PATHS.changePassword, label: m['account.change.title'] },
];

/** Links inside a popover do not close it. */
const closePopover = (id: string): void => document.getElementById(id)?.hidePopover?.();

export function UserMenu({ user }: { user: User }) {
  const email = useReadableAddress(user.email);
  const name = `${user.first_name} ${user.last_name}`.trim() || email;
  return (
    <PopoverMenu label={m['shell.user.label']()} icon="user" text={name}>
      {(id) => (
        <>
          <p className={styles.who}>
            <bdi className={styles.name}>{name}</bdi>
            <bdi className={styles.email}>{email}</bdi>
          </p>
          {LINKS.map(({ path, label }) => (
            <Link key={path} href={path} className={styles.action} onClick={() => closePopover(id)}>
              {label()}
            </Link>
          ))}
          <button
            type="button"
            className={styles.action}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={lock}
          >
            {m['account.lock.link']()}
          </button>
          <Link href={PATHS.logout} className={styles.action}>
            {m['account.logout.link']()}
          </Link>
        </>
      )}
    </PopoverMenu>
  );
}
