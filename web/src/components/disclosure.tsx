import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

type DisclosureProps = {
  summary: ReactNode;
  isOpen?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A part that unfolds below its line. */
export function Disclosure({ summary, isOpen = false, className = '', children }: DisclosureProps) {
  return (
    <details className={`${styles.part} ${className}`} open={isOpen || undefined}>
      <summary className={styles.summary}>
        {summary}
        <Icon name="chevron" size={20} />
      </summary>
      {children}
    </details>
  );
}
