import type { ReactNode } from 'react';
import styles from './notice.module.css';

type NoticeProps = { title: string; text?: string; isAlert?: boolean; level?: 1 | 2; children?: ReactNode };

/** Replaces the content of a screen: nothing found, an error, no connection. */
export function Notice({ title, text, isAlert = false, level = 2, children }: NoticeProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.notice} role={isAlert ? 'alert' : undefined}>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
