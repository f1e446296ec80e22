import type { FilesUnready } from '@press-room/contract/admin-media';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from '../bulk/bulk-dialog.module.css';

interface UnreadyDialogProps {
  files: FilesUnready['files'];
  /** What becomes of them for readers where it goes on. */
  text: string;
  /** What the button is called that goes on. */
  goOn: string;
  onGoOn: () => void;
  /** Absent: it cannot wait by itself. Not offered where a file could not be prepared: that would wait without end. */
  onWait?: () => void;
  onClose: () => void;
}

/** Asks before readers get a part as if it were all. */
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
