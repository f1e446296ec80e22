import { Icon, type IconName } from '../../../components/icon.tsx';
import styles from './status-chip.module.css';

/** `live`: visible to readers. `wait`: waits for a person or a time. `stop`: something is wrong. */
export type StatusKind = 'plain' | 'live' | 'wait' | 'stop';

const ICONS: Record<StatusKind, IconName | null> = {
  plain: null,
  live: 'check',
  wait: 'clock',
  stop: 'alert',
};

/** State of a record, in a word or two. */
export function StatusChip({ kind, label }: { kind: StatusKind; label: string }) {
  const icon = ICONS[kind];
  return (
    <span className={styles.chip} data-kind={kind}>
      {icon && <Icon name={icon} size={16} />}
      <span className={styles.label}>{label}</span>
    </span>
  );
}
