import type { ReaderState, Readers } from '@press-room/contract/readers';
import { entryOf, labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { describeNotes } from './reader-notes.ts';
import styles from './readers-chip.module.css';
import { StatusChip, type StatusKind } from './status-chip.tsx';

const KINDS: Record<ReaderState, StatusKind> = {
  draft: 'plain',
  in_review: 'wait',
  scheduled: 'wait',
  embargo: 'wait',
  press: 'live',
  public: 'live',
  expired: 'plain',
  archived: 'plain',
  hidden: 'plain',
  empty: 'stop',
};

type Labels = Record<ReaderState, () => string>;

const RELEASE_LABELS: Labels = {
  draft: m['office.releases.status.draft'],
  in_review: m['office.releases.status.in_review'],
  scheduled: m['office.releases.status.scheduled'],
  embargo: m['office.releases.status.embargo'],
  press: m['office.releases.status.published'],
  public: m['office.releases.status.published'],
  expired: m['office.readers.expired'],
  archived: m['office.releases.status.archived'],
  hidden: m['office.readers.hidden'],
  empty: m['office.readers.empty'],
};

/** Of magazines, kits and galleries, which are all feminine in Italian. */
const MEDIA_LABELS: Labels = {
  ...RELEASE_LABELS,
  scheduled: m['office.readers.scheduledMedia'],
  press: m['office.record.published'],
  public: m['office.record.published'],
  expired: m['office.readers.expiredMedia'],
};

interface ReadersChipProps {
  readers: Readers;
  of: 'release' | 'media';
}

/** What readers get now, as the server says, and beside it what waits. */
export function ReadersChip({ readers: { state, notes }, of }: ReadersChipProps) {
  const labels = of === 'release' ? RELEASE_LABELS : MEDIA_LABELS;
  return (
    <span className={styles.readers}>
      <StatusChip kind={entryOf(KINDS, state) ?? 'plain'} label={labelOf(labels, state)} />
      {describeNotes(notes).map((words) => (
        <span key={words} className={styles.note}>
          {words}
        </span>
      ))}
    </span>
  );
}
