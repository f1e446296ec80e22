import type { FilesUnready } from '@press-room/contract/admin-media';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from '../bulk/bulk-dialog.module.css';

export interface UnreadyDialogProps {
  files: FilesUnready['files'];
  /** Effect for readers if the officer proceeds. */
  text: string;
  /** Label of the button that proceeds. */
  goOn: string;
  onGoOn: () => void;
  /** Absent if waiting is not possible. Not offered if a file failed to process: the wait would never end. */
  onWait?: () => void;
  onClose: () => void;
}

/** Asks before an incomplete set of files is published. */
export function UnreadyDialog({ files, text, goOn, onGoOn, onWait, onClose }: UnreadyDialogProps) {
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
