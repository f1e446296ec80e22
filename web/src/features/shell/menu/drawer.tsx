import { Icon } from '../../../components/icon.tsx';
import { BRAND } from '../../../config.ts';
import { openOverlay } from '../../../lib/overlay.ts';
import { closingByClick, useClosing, useModal } from '../../../lib/use-modal.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './drawer.module.css';
import { GroupList } from './group-list.tsx';
import { MenuList } from './menu-list.tsx';
import { showPlace } from './open-entry.tsx';

type DrawerProps = { isSignedIn: boolean; onClose: () => void };

/** Menu on phones: a modal dialog, which contains the focus and closes with Escape. */
export function Drawer({ isSignedIn, onClose }: DrawerProps) {
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={m['shell.menu.label']()}
      {...closingByClick(onClose)}
      {...useClosing(onClose)}
      onToggle={() => showPlace(dialog.current?.querySelector('[aria-current]') ?? null)}
    >
      <div className={styles.inside}>
        <div className={styles.top}>
          <bdi className={styles.brand}>{BRAND}</bdi>
          <button
            type="button"
            className={styles.close}
            aria-label={m['shell.menu.close']()}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={m['shell.menu.label']()}>
          <MenuList isSignedIn={isSignedIn} />
        </nav>
        <GroupList onChoose={onClose} />
        <button type="button" className={styles.help} onClick={() => openOverlay('help')}>
          <Icon name="help" />
          {m['help.open']()}
        </button>
      </div>
    </dialog>
  );
}
