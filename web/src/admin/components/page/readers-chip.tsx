import { type ListState, type Readers, toListState } from '@press-room/contract/readers';
import { entryOf, labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListFilter } from '../list/list-definition.ts';
import { describeNotes } from './reader-notes.ts';
import styles from './readers-chip.module.css';
import { StatusChip, type StatusKind } from './status-chip.tsx';

const KINDS: Record<ListState, StatusKind> = {
  draft: 'plain',
  in_review: 'wait',
  scheduled: 'wait',
  embargo: 'wait',
  published: 'live',
  expired: 'plain',
  archived: 'plain',
  hidden: 'plain',
  empty: 'stop',
};

type Labels = Record<ListState, () => string>;

const RELEASE_LABELS: Labels = {
  draft: m['office.releases.status.draft'],
  in_review: m['office.releases.status.in_review'],
  scheduled: m['office.releases.status.scheduled'],
  embargo: m['office.releases.status.embargo'],
  published: m['office.releases.status.published'],
  expired: m['office.readers.expired'],
  archived: m['office.releases.status.archived'],
  hidden: m['office.readers.hidden'],
  empty: m['office.readers.empty'],
};

/** Labels of magazines, kits and galleries, which are feminine in Italian. */
const MEDIA_LABELS: Labels = {
  ...RELEASE_LABELS,
  scheduled: m['office.readers.scheduledMedia'],
  published: m['office.record.published'],
  expired: m['office.readers.expiredMedia'],
};

type Of = 'release' | 'media';

const labelsOf = (of: Of): Labels => (of === 'release' ? RELEASE_LABELS : MEDIA_LABELS);

/** Filter of a list by the values of its chips. */
export const readersFilter = (of: Of, states: readonly ListState[]): ListFilter => ({
  name: 'status',
  label: m['office.releases.column.status'](),
  options: states.map((value) => ({ value, text: labelOf(labelsOf(of), value) })),
});

interface ReadersChipProps {
  readers: Readers;
  of: Of;
}

/** State for readers, as reported by the server, with its notes. */
export function ReadersChip({ readers: { state, notes }, of }: ReadersChipProps) {
  const shown = toListState(state);
  return (
    <span className={styles.readers}>
      <StatusChip kind={entryOf(KINDS, shown) ?? 'plain'} label={labelOf(labelsOf(of), shown)} />
      {describeNotes(notes).map((words) => (
        <span key={words} className={styles.note}>
          {words}
        </span>
      ))}
    </span>
  );
}
