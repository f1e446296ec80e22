import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon, type IconName } from '../../../components/icon.tsx';
import styles from './menu-list.module.css';
import { MenuText } from './menu-text.tsx';

type OpenEntryProps = {
  path: string;
  icon: IconName;
  label: string;
  /** Whether the current screen is this one or below it. */
  isMarked?: boolean;
  /** Shown beside the label; `describedBy` refers to its text for screen readers. */
  badge?: ReactNode;
  describedBy?: string | undefined;
};

export function OpenEntry({ path, icon, label, isMarked = false, badge, describedBy }: OpenEntryProps) {
  const [current] = useLocation();
  return (
    <Link
      ref={isMarked ? showPlace : null}
      href={path}
      className={styles.entry}
      title={label}
      aria-current={isMarked ? (current === path ? 'page' : true) : undefined}
      aria-describedby={describedBy}
    >
      <Icon name={icon} />
      <MenuText text={label} />
      {badge}
    </Link>
  );
}

/**
 * Scrolls the entry into view. Visible entries are not scrolled, because Chrome would start the Tab order from there.
 */
export function showPlace(entry: Element | null): void {
  if (!entry) return;
  const { top, bottom, left, right } = entry.getBoundingClientRect();
  const isInSight = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  if (!isInSight) entry.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}
