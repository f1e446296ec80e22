import { Icon } from '../../../components/icon.tsx';
import { useLocked } from '../../../lib/locked.ts';
import { openOverlay } from '../../../lib/overlay.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './search-button.module.css';
import { useHasSlash, useSearchShortcut } from './shortcut.ts';

/** Opens the search; disabled while the screen is locked. */
export function SearchButton({ className = '' }: { className: string | undefined }) {
  const isLocked = useLocked() !== null;
  const hasSlash = useHasSlash();
  useSearchShortcut(!isLocked);
  if (isLocked) return null;
  return (
    <button
      type="button"
      className={`${className} ${styles.button}`}
      aria-label={m['search.title']()}
      aria-haspopup="dialog"
      aria-keyshortcuts={hasSlash ? '/ Control+K Meta+K' : 'Control+K Meta+K'}
      title={m['search.title']()}
      data-tour="search"
      onClick={() => openOverlay('search')}
    >
      <Icon name="search" size={20} />
      {hasSlash && <kbd className={styles.hint}>/</kbd>}
    </button>
  );
}
