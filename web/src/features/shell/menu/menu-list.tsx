import { Link, useLocation } from 'wouter';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { PATHS, toPressRelease } from '../../../paths.ts';
import { OFFICE_ROOT, useScreens } from '../../../screens.ts';
import { LockedEntry } from './locked-entry.tsx';
import { toMenu } from './menu-entries.ts';
import styles from './menu-list.module.css';
import { MenuText } from './menu-text.tsx';

type MenuListProps = {
  isSignedIn: boolean;
  /** Side by side instead of one below the other. */
  isBar?: boolean;
};

/**
 * Home and contact are open to everyone. The other entries are locked for a reader who is not signed in; those of the
 * back office are seen by whom their rights open them to.
 */
export function MenuList({ isSignedIn, isBar = false }: MenuListProps) {
  const sections = toMenu(useScreens()).filter((section) => section.entries.length > 0);
  return sections.map(({ heading, entries }) => (
    <section key={heading()} className={isBar ? styles.run : styles.section}>
      <h2 className={styles.heading}>
        <span>{heading()}</span>
      </h2>
      <ul>
        {entries.map(({ pattern, access, name: { icon, label } }) => (
          <li key={pattern}>
            {isSignedIn || access === 'open' ? (
              <OpenEntry path={pattern} icon={icon} label={label()} />
            ) : (
              <LockedEntry path={pattern} icon={icon} label={label()} />
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** A release lies below the list of them, an account below the accounts. */
const isBelow = (path: string, entry: string): boolean =>
  (path.startsWith(`${entry}/`) && entry !== OFFICE_ROOT) ||
  (entry === PATHS.home && path.startsWith(toPressRelease(0).slice(0, -1)));

/** The menu of the press office is longer than most windows. */
export const showPlace = (entry: Element | null): void =>
  entry?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });

function OpenEntry({ path, icon, label }: { path: string; icon: IconName; label: string }) {
  const [current] = useLocation();
  const isHere = current === path;
  const isMarked = isHere || isBelow(current, path);
  return (
    <Link
      ref={isMarked ? showPlace : null}
      href={path}
      className={styles.entry}
      title={label}
      aria-current={isHere ? 'page' : isMarked || undefined}
    >
      <Icon name={icon} />
      <MenuText text={label} />
    </Link>
  );
}
