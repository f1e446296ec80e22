import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { m } from '../../../paraglide/messages.js';
import { PATHS, toLogin } from '../../../paths.ts';
import styles from './locked-entry.module.css';
import menu from './menu-list.module.css';
import { MenuText } from './menu-text.tsx';

type LockedEntryProps = { path: string; icon: IconName; label: string };

/** Locked entry. It is focusable and announced as unavailable; a click explains why (spec 2). */
export function LockedEntry({ path, icon, label }: LockedEntryProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${menu.entry} ${styles.entry}`}
        aria-disabled="true"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={`${label} · ${m['shell.menu.locked']()}`}
        onClick={() => setIsOpen(true)}
      >
        <Icon name={icon} />
        <MenuText text={label} />
        <span className="visually-hidden">, {m['shell.menu.locked']()}</span>
        <span className={menu.lock}>
          <Icon name="lock" size={16} />
        </span>
      </button>
      {isOpen && <Reason path={path} label={label} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type ReasonProps = { path: string; label: string; onClose: () => void };

/** Why the entry is locked, with two ways to get access. A native popover closes with Escape or an outside click. */
function Reason({ path, label, onClose }: ReasonProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.showPopover?.();
    panel.current?.querySelector('a')?.focus();
  }, []);
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.reason}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <p id={`${id}-title`} className={styles.title}>
        {m['pressOnly.title']()}
      </p>
      <p id={`${id}-text`}>{m['pressOnly.entry']({ name: label })}</p>
      <div className={styles.ways}>
        <Link href={toLogin(path)} className={buttons.button} onClick={onClose}>
          {m['account.login.link']()}
        </Link>
        <Link href={PATHS.signUp} className={buttons.quiet} onClick={onClose}>
          {m['account.signUp.link']()}
        </Link>
      </div>
    </div>
  );
}
