import { Icon } from '../../../components/icon.tsx';
import { TilePattern } from '../../../components/tile-pattern.tsx';
import { m } from '../../../paraglide/messages.js';
import { MenuList } from './menu-list.tsx';
import { toggleMenu, useIsMenuMini } from './menu-size.ts';
import styles from './side-menu.module.css';

type SideMenuProps = { screens: ReadonlySet<string>; isSignedIn: boolean };

export function SideMenu(props: SideMenuProps) {
  const isMini = useIsMenuMini();
  const label = isMini ? m['shell.menu.expand']() : m['shell.menu.collapse']();
  return (
    <nav className={`${styles.pillar} no-print`} aria-label={m['shell.menu.label']()}>
      <MenuList {...props} />
      <div className={styles.tiles}>
        <TilePattern seed={0} tile={62.5} tone="pillar" />
      </div>
      <button
        type="button"
        className={styles.toggle}
        aria-label={label}
        title={label}
        data-mini={isMini}
        onClick={() => toggleMenu(!isMini)}
      >
        <Icon name="collapse" />
      </button>
    </nav>
  );
}
