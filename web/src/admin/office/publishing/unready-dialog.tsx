import type { FilesUnready, FilesWish } from '@press-room/contract/office-media';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from '../bulk/bulk-dialog.module.css';

interface UnreadyDialogProps {
  files: FilesUnready['files'];
  onChoose: (wish: FilesWish) => void;
  onClose: () => void;
}

/** Asks before readers get a part as if it were all. */
export function UnreadyDialog({ files, onChoose, onClose }: UnreadyDialogProps) {
  const mayBecomeReady = files.some(({ state }) => state === 'processing');
  return (
    <Dialog title={m['office.publish.unreadyTitle']()} onClose={onClose}>
      <p>{m['office.publish.unreadyText']()}</p>
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
        {mayBecomeReady && (
          <button type="button" className={buttons.button} onClick={() => onChoose('when_ready')}>
            {m['office.publish.whenReady']()}
          </button>
        )}
        <button
          type="button"
          className={mayBecomeReady ? buttons.quiet : buttons.button}
          onClick={() => onChoose('as_they_are')}
        >
          {m['office.editor.publish.anyway']()}
        </button>
        <button type="button" className={buttons.quiet} onClick={onClose}>
          {m['account.cancel']()}
        </button>
      </div>
    </Dialog>
  );
}
