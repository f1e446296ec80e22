import type { ReactNode } from 'react';
import { TilePattern } from '../../../components/tile-pattern.tsx';
import { useScreenTitle } from '../../press-groups/use-screen-title.ts';
import styles from './account-layout.module.css';

type AccountLayoutProps = {
  title: string;
  lede?: string;
  /** Seed of the tile pattern beside the text. */
  seed: number;
  children: ReactNode;
};

/** Screen with one form, with text on one side and a tile pattern on the other. */
export function AccountLayout({ title, lede, seed, children }: AccountLayoutProps) {
  useScreenTitle(title);
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {lede && <p className={styles.lede}>{lede}</p>}
        <div className={styles.content}>{children}</div>
      </div>
      <div className={styles.tiles}>
        <div className={styles.wall}>
          <TilePattern seed={seed} tile={72} />
        </div>
      </div>
    </div>
  );
}
