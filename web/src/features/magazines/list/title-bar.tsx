import type { MagazineKind } from '@press-room/contract/magazines';
import { TilePattern } from '../../../components/tile-pattern.tsx';
import { labelOf } from '../../../lib/labels.ts';
import { TITLES } from '../words.ts';
import styles from './title-bar.module.css';

const PATTERN_SEEDS: Record<MagazineKind, number> = { italian: 5, international: 3 };

/** Spec 2: the route's title and the chosen month. */
export function TitleBar({ kind, period }: { kind: MagazineKind; period: string }) {
  return (
    <div className={styles.bar}>
      <h1 className={styles.title}>
        {labelOf(TITLES, kind)}
        {period && (
          <>
            <span className="visually-hidden">, </span>
            <span className={styles.period}>{period}</span>
          </>
        )}
      </h1>
      <div className={styles.tiles}>
        <TilePattern seed={PATTERN_SEEDS[kind]} tile={40} />
      </div>
    </div>
  );
}
