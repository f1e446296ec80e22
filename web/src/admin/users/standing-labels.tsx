import type { AccountRow } from '@press-room/contract/users';
import { Icon, type IconName } from '../../components/icon.tsx';
import { shownOf } from '../../lib/labels.ts';
import { listStandings, STANDINGS, type StandingKind, type StandingName } from './labels.ts';
import styles from './standing-labels.module.css';

const ICONS: Record<StandingKind, IconName> = { wait: 'clock', stop: 'alert', plain: 'check' };

type StandingLabelsProps = {
  user: AccountRow;
  /** States that the screen shows elsewhere. */
  without?: readonly StandingName[];
};

export function StandingLabels({ user, without = [] }: StandingLabelsProps) {
  const names = listStandings(user).filter((name) => !without.includes(name));
  if (names.length === 0) return null;
  return (
    <span className={styles.labels}>
      {names.map((name) => (
        <span key={name} className={styles.label} data-kind={shownOf(STANDINGS, name).kind}>
          <Icon name={ICONS[shownOf(STANDINGS, name).kind]} size={16} />
          {shownOf(STANDINGS, name).label()}
        </span>
      ))}
    </span>
  );
}
