import type { MagazineKind } from '@press-room/contract/magazines';
import { AlertButton } from '../../../components/alert-button.tsx';
import buttons from '../../../components/button.module.css';
import { ShareButtons } from '../../../components/share-buttons.tsx';
import { joinFacts } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { type MagazineFilter, toAlertFilter, toMagazines } from '../filter.ts';
import { periodText, TITLES } from '../words.ts';
import styles from './title-bar.module.css';

type TitleBarProps = { kind: MagazineKind; filter: MagazineFilter };

/** Spec 2: the title of the route, and the selected month. */
export function TitleBar({ kind, filter }: TitleBarProps) {
  const period = periodText(filter);
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
      <div className={styles.tools}>
        <AlertButton filter={toAlertFilter(kind, filter)} className={buttons.quiet} />
        <ShareButtons
          address={toMagazines(kind, filter)}
          title={joinFacts([labelOf(TITLES, kind), period])}
        />
      </div>
    </div>
  );
}
