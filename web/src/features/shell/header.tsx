import { useRef } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { Icon } from '../../components/icon.tsx';
import { BRAND } from '../../config.ts';
import { useUser } from '../../lib/auth.ts';
import { m } from '../../paraglide/messages.js';
import { PATHS, safeRedirect, toHome, toLogin } from '../../paths.ts';
import { usePressGroup } from '../press-groups/press-group.ts';
import { CustomizerButton } from './customizer-button.tsx';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { Drawer } from './menu/drawer.tsx';
import { UserMenu } from './user-menu.tsx';

export function Header({ screens }: { screens: ReadonlySet<string> }) {
  const user = useUser();
  const group = usePressGroup();
  const drawer = useRef<HTMLDialogElement>(null);
  return (
    <header className={`${styles.header} no-print`}>
      <button
        type="button"
        className={styles.opener}
        aria-label={m['shell.menu.open']()}
        aria-haspopup="dialog"
        onClick={() => drawer.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      <Link href={toHome()} className={styles.brand}>
        <bdi>{BRAND}</bdi>
      </Link>
      <p className={styles.group}>
        <bdi>{group?.name}</bdi>
      </p>
      <div className={styles.tools}>
        <CustomizerButton className={styles.tool} />
        <LanguageMenu />
        {user ? <UserMenu user={user} /> : <SignInLink />}
      </div>
      <Drawer dialog={drawer} screens={screens} isSignedIn={user !== null} />
    </header>
  );
}

/** Sign-in comes back to the screen it was asked from. */
function SignInLink() {
  const [path] = useLocation();
  const search = useSearch();
  const wanted = new URLSearchParams(search).get('redirect') ?? (search ? `${path}?${search}` : path);
  const target = safeRedirect(wanted);
  return (
    <Link href={toLogin(target === PATHS.home ? undefined : target)} className={styles.signIn}>
      <Icon name="user" size={20} />
      <span>{m['account.login.link']()}</span>
    </Link>
  );
}
