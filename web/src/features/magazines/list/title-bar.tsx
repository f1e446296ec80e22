import type { MagazineKind } from '@press-room/contract/magazines';
import { ShareButtons } from '../../../components/share-buttons.tsx';
import { joinFacts } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { TITLES } from '../words.ts';
import styles from './title-bar.module.css';

type TitleBarProps = { kind: MagazineKind; period: string; address: string };

/** Spec 2: the route's title and the chosen month. `address` is that of the list. */
export function TitleBar({ kind, period, address }: TitleBarProps) {
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
      <ShareButtons address={address} title={joinFacts([labelOf(TITLES, kind), period])} />
    </div>
  );
}
