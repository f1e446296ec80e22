import type { AccountRow } from '@press-room/contract/users';
import { Icon, type IconName } from '../../components/icon.tsx';
import { shownOf } from '../../lib/labels.ts';
import { listUserStatuses, USER_STATUSES, type UserStatus, type UserStatusKind } from './labels.ts';
import styles from './user-status-labels.module.css';

const ICONS: Record<UserStatusKind, IconName> = { wait: 'clock', stop: 'alert', plain: 'check' };

type UserStatusLabelsProps = {
  user: AccountRow;
  /** States shown elsewhere on the screen. */
  without?: readonly UserStatus[];
};

export function UserStatusLabels({ user, without = [] }: UserStatusLabelsProps) {
  const names = listUserStatuses(user).filter((name) => !without.includes(name));
  if (names.length === 0) return null;
  return (
    <span className={styles.labels}>
      {names.map((name) => (
        <span key={name} className={styles.label} data-kind={shownOf(USER_STATUSES, name).kind}>
          <Icon name={ICONS[shownOf(USER_STATUSES, name).kind]} size={16} />
          {shownOf(USER_STATUSES, name).label()}
        </span>
      ))}
    </span>
  );
}
