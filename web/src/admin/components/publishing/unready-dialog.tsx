import type { FilesUnready } from '@press-room/contract/admin-media';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from '../bulk/bulk-dialog.module.css';
import { fileQuery } from '../files/file-query.ts';

export interface UnreadyDialogProps {
  files: FilesUnready['files'];
  /** Effect for readers if the officer proceeds. */
  text: string;
  /** Label of the button that proceeds. */
  goOn: string;
  onGoOn: () => void;
  /** Absent if waiting is not possible. Not offered if a file failed to process: the wait would never end. */
  onWait?: () => void;
  /** Proceeds once all files are ready; absent if the officer decides. */
  onReady?: () => void;
  onClose: () => void;
}

/** Asks before an incomplete set of files is published. */
export function UnreadyDialog(props: UnreadyDialogProps) {
  const { text, goOn, onGoOn, onWait, onReady, onClose } = props;
  const files = useUnready(props.files);
  const isReady = files.length === 0;
  const handleReady = useEffectEvent(() => onReady?.());
  useEffect(() => {
    if (isReady) handleReady();
  }, [isReady]);
  const mayWait = onWait !== undefined && files.every(({ state }) => state === 'processing');
  return (
    <Dialog title={m['office.publish.unreadyTitle']()} onClose={onClose}>
      <p>{text}</p>
      <ul className={styles.warnings}>
        {files.map(({ id, name, state }) => (
          <li key={id}>
            {state === 'failed'
              ? m['office.editor.problem.fileFailed']({ name })
              : m['office.publish.unreadyFile']({ name })}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {mayWait && (
          <button type="button" className={buttons.button} onClick={onWait}>
            {m['office.publish.whenReady']()}
          </button>
        )}
        <button type="button" className={mayWait ? buttons.quiet : buttons.button} onClick={onGoOn}>
          {goOn}
        </button>
        <button type="button" className={buttons.quiet} onClick={onClose}>
          {m['account.cancel']()}
        </button>
      </div>
    </Dialog>
  );
}

/** Files that are not ready yet. */
function useUnready(files: FilesUnready['files']): FilesUnready['files'] {
  const states = useQueries({
    queries: files.map(({ id }) => ({ ...fileQuery(id), staleTime: 0 })),
    // Data fetched before mount can be older than the refusal.
    combine: (results) =>
      results.map((result) => (result.isFetchedAfterMount ? result.data?.state : undefined)),
  });
  return files
    .map((file, at) => ({ ...file, state: states[at] ?? file.state }))
    .filter((file): file is (typeof files)[number] => file.state !== 'ready');
}
