import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../../../components/icon.tsx';
import { BRAND } from '../../../config.ts';
import { openOverlay } from '../../../lib/overlay.ts';
import { closingByClick } from '../../../lib/use-modal.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './drawer.module.css';
import { GroupList } from './group-list.tsx';
import { MenuList } from './menu-list.tsx';
import { showPlace } from './open-entry.tsx';

type DrawerProps = {
  dialog: RefObject<HTMLDialogElement | null>;
  isSignedIn: boolean;
};

/** The menu on a phone: a modal dialog, so focus stays inside and Escape closes it. */
export function Drawer({ dialog, isSignedIn }: DrawerProps) {
  const [path] = useLocation();
  // Another address may come by other ways than a link in here: back, a shortcut, another tab that locks.
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    dialog.current?.close();
  }, [path, dialog]);
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={m['shell.menu.label']()}
      {...closingByClick((menu) => menu.close())}
      onToggle={() => showPlace(dialog.current?.querySelector('[aria-current]') ?? null)}
    >
      <div className={styles.inside}>
        <div className={styles.top}>
          <bdi className={styles.brand}>{BRAND}</bdi>
          <button
            type="button"
            className={styles.close}
            aria-label={m['shell.menu.close']()}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={m['shell.menu.label']()}>
          <MenuList isSignedIn={isSignedIn} />
        </nav>
        <GroupList onChoose={() => dialog.current?.close()} />
        <button
          type="button"
          className={styles.help}
          onClick={() => {
            dialog.current?.close();
            openOverlay('help');
          }}
        >
          <Icon name="help" />
          {m['help.open']()}
        </button>
      </div>
    </dialog>
  );
}
