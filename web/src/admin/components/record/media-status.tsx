import type { FilesUnready, FilesWish } from '@press-room/contract/admin-media';
import type { KitStatus } from '@press-room/contract/admin-press-kit';
import type { MediaStatus } from '@press-room/contract/assets';
import type { Readers } from '@press-room/contract/readers';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { UnreadyDialog } from '../publishing/lazy-unready-dialog.ts';
import { unreadyFilesOf, waitsForFiles } from '../publishing/unready-files.ts';
import { describeOutcome } from '../saving/describe-outcome.ts';
import { useOfficeWrite } from '../saving/use-office-write.ts';

interface PublishButtonProps<Row> {
  noun: string;
  row: Row;
  onMoved: (row: Row) => void;
}

interface PublishRow {
  id: number;
  version: number;
  status: MediaStatus | KitStatus;
  readers: Readers;
}

/** Publishes a record, or returns it to draft; asks if files are not ready. */
export function PublishButton<Row extends PublishRow>({ noun, row, onMoved }: PublishButtonProps<Row>) {
  const write = useOfficeWrite(noun);
  const [isBusy, setIsBusy] = useState(false);
  const [unready, setUnready] = useState<FilesUnready['files'] | null>(null);
  const to: MediaStatus = row.status === 'published' ? 'draft' : 'published';
  const isWaiting = waitsForFiles(row.readers);
  const move = async (files?: FilesWish) => {
    setIsBusy(true);
    setUnready(null);
    const { id, version } = row;
    const body = { to, ...(files ? { files } : {}) };
    const outcome = await write<Row>({ method: 'POST', id, action: 'transition/', version, body });
    setIsBusy(false);
    const refusedFor = unreadyFilesOf(outcome);
    if (outcome.kind === 'saved') onMoved(outcome.row);
    else if (refusedFor) setUnready(refusedFor);
    else showToast('error', describeOutcome(outcome));
  };
  return (
    <>
      {isWaiting && (
        <button
          type="button"
          className={buttons.quiet}
          disabled={isBusy}
          onClick={() => void move('wait_no_more')}
        >
          {m['office.publish.stopWaiting']()}
        </button>
      )}
      <button
        type="button"
        className={buttons.quiet}
        disabled={isBusy}
        // The second click of a double click would undo the first.
        onClick={({ detail }) => detail < 2 && void move()}
      >
        {to === 'published' ? m['office.record.publish']() : m['office.record.withdraw']()}
      </button>
      {unready && (
        <UnreadyDialog
          files={unready}
          text={m['office.publish.unreadyText']()}
          goOn={m['office.editor.publish.anyway']()}
          onGoOn={() => void move('as_they_are')}
          onWait={() => void move('when_ready')}
          onClose={() => setUnready(null)}
        />
      )}
    </>
  );
}
