import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './status-note.module.css';

type StatusNoteProps = {
  kind: 'success' | 'alert' | 'plain';
  title: string;
  children?: ReactNode;
  /** Whether screen readers announce it when it appears. */
  isLive?: boolean;
};

const ROLES = { success: 'status', plain: 'status', alert: 'alert' } as const;

/** Result or state within a screen. */
export function StatusNote({ kind, title, children, isLive = true }: StatusNoteProps) {
  return (
    <div className={styles.note} data-kind={kind} role={isLive ? ROLES[kind] : undefined}>
      {kind !== 'plain' && <Icon name={kind === 'alert' ? 'alert' : 'check'} />}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
