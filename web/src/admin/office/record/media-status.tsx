import type { MediaStatus } from '@press-room/contract/assets';
import type { KitStatus } from '@press-room/contract/office-press-kit';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { shownOf } from '../../../lib/labels.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { StatusChip, type StatusKind } from '../page/status-chip.tsx';
import { describeOutcome } from '../saving/describe-outcome.ts';
import { useOfficeWrite } from '../saving/use-office-write.ts';

/** Of magazines, kits and galleries, which are all feminine in Italian. */
export const MEDIA_LABELS: Record<MediaStatus | KitStatus, { kind: StatusKind; label: () => string }> = {
  draft: { kind: 'plain', label: m['office.releases.status.draft'] },
  in_review: { kind: 'wait', label: m['office.releases.status.in_review'] },
  published: { kind: 'live', label: m['office.record.published'] },
};

export function MediaChip({ status }: { status: MediaStatus | KitStatus }) {
  const { kind, label } = shownOf(MEDIA_LABELS, status);
  return <StatusChip kind={kind} label={label()} />;
}

interface PublishButtonProps<Row> {
  noun: string;
  row: Row;
  onMoved: (row: Row) => void;
}

/** Shows it to readers, or takes it back to draft. */
export function PublishButton<Row extends { id: number; version: number; status: MediaStatus | KitStatus }>({
  noun,
  row,
  onMoved,
}: PublishButtonProps<Row>) {
  const write = useOfficeWrite(noun);
  const [isBusy, setIsBusy] = useState(false);
  const to: MediaStatus = row.status === 'published' ? 'draft' : 'published';
  const move = async () => {
    setIsBusy(true);
    const { id, version } = row;
    const outcome = await write<Row>({ method: 'POST', id, action: 'transition/', version, body: { to } });
    setIsBusy(false);
    if (outcome.kind === 'saved') onMoved(outcome.row);
    else showToast('error', describeOutcome(outcome));
  };
  return (
    <button
      type="button"
      className={buttons.quiet}
      disabled={isBusy}
      // The second click of a double one would take it back.
      onClick={({ detail }) => detail < 2 && void move()}
    >
      {to === 'published' ? m['office.record.publish']() : m['office.record.withdraw']()}
    </button>
  );
}
