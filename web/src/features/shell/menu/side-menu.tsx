import { Icon } from '../../../components/icon.tsx';
import { TilePattern } from '../../../components/tile-pattern.tsx';
import { useLayout } from '../../../lib/layout.ts';
import { m } from '../../../paraglide/messages.js';
import { useAppearance } from '../../../theme/appearance.ts';
import { MenuList } from './menu-list.tsx';
import { toggleMenu, useIsMenuMini } from './menu-size.ts';
import styles from './side-menu.module.css';

/** Menu beside the screen, or above it in horizontal layouts. A collapsed menu expands on hover. */
export function SideMenu({ isSignedIn }: { isSignedIn: boolean }) {
  const layout = useLayout();
  const isAbove = layout === 'horizontal' || layout === 'boxed-v2';
  const { tiles, wall } = useAppearance();
  return (
    <nav
      className={`${isAbove ? styles.bar : styles.slot} no-print`}
      aria-label={m['shell.menu.label']()}
      data-tour="menu"
    >
      {isAbove ? (
        <MenuList isSignedIn={isSignedIn} isBar />
      ) : (
        <div className={styles.pillar}>
          <MenuList isSignedIn={isSignedIn} />
          <div className={styles.tiles}>
            {wall === 'on' && <TilePattern motif={tiles} tile={58} tone="pillar" />}
          </div>
          {layout !== 'mini' && <Toggle />}
        </div>
      )}
    </nav>
  );
}

function Toggle() {
  const isMini = useIsMenuMini();
  const label = isMini ? m['shell.menu.expand']() : m['shell.menu.collapse']();
  return (
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
  );
}
