import type { MagazineKind } from '@press-room/contract/magazines';
import { labelOf } from '../../../lib/labels.ts';
import { TITLES } from '../words.ts';
import styles from './title-bar.module.css';

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
    </div>
  );
}
