import { useLocation } from 'wouter';
import { useOffice } from '../../../admin.ts';
import { isNamedScreen, listAbove } from '../../../lib/screen.ts';
import { PATHS, toPressRelease } from '../../../paths.ts';
import { ALL_SCREENS, MENU_SECTIONS } from '../../../screens.ts';
import { LockedEntry } from './locked-entry.tsx';
import styles from './menu-list.module.css';
import { OpenEntry } from './open-entry.tsx';

type MenuListProps = {
  isSignedIn: boolean;
  /** Horizontal menu. */
  isBar?: boolean;
};

/** The menu, with the office for officers. */
export function MenuList({ isSignedIn, isBar = false }: MenuListProps) {
  const office = useOffice();
  const readers = <ReaderMenu isSignedIn={isSignedIn} className={isBar ? styles.run : styles.section} />;
  return office ? <office.OfficeMenu isBar={isBar}>{readers}</office.OfficeMenu> : readers;
}

/** Pages of releases belong to their list. */
const RELEASES = toPressRelease(0).slice(0, -1);
const ENTRIES = ALL_SCREENS.filter(isNamedScreen).filter(({ menu }) => menu);

/**
 * The six entries of spec section 2, in order. Home and contact are open to everyone; others are locked for anonymous
 * readers.
 */
function ReaderMenu({ isSignedIn, className }: { isSignedIn: boolean; className: string | undefined }) {
  const [path] = useLocation();
  const place = path.startsWith(RELEASES) ? PATHS.home : listAbove(ENTRIES, path).at(-1)?.pattern;
  return Object.entries(MENU_SECTIONS).map(([section, heading]) => (
    <section key={section} className={className}>
      <h2 className={styles.heading}>
        <span>{heading()}</span>
      </h2>
      <ul>
        {ENTRIES.filter(({ menu }) => menu === section).map(({ pattern, access, name: { icon, label } }) => (
          <li key={pattern}>
            {isSignedIn || access === 'open' ? (
              <OpenEntry path={pattern} icon={icon} label={label()} isMarked={pattern === place} />
            ) : (
              <LockedEntry path={pattern} icon={icon} label={label()} />
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}
