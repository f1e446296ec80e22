import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon.tsx';
import styles from './draft-band.module.css';

/** Identifies this page as a draft, on screen and on paper. */
export function DraftBand({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.band}>
      <Icon name="alert" size={20} />
      <p>
        <strong>{title}</strong> {children}
      </p>
    </div>
  );
}
