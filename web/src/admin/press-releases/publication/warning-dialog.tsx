import type { ReleaseProblem } from '@press-room/contract/release-editor';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from '../panels/panels.module.css';
import { describeProblem } from './describe-problem.ts';

interface WarningDialogProps {
  problems: readonly ReleaseProblem[];
  /** What the button is called that goes on all the same. */
  action: string;
  onConfirm: () => void;
  /** Goes on by itself, as soon as files are ready. */
  onWait: () => void;
  onClose: () => void;
}

/** Asks before something odd goes out. */
export function WarningDialog({ problems, action, onConfirm, onWait, onClose }: WarningDialogProps) {
  const mayWait = canWait(problems);
  return (
    <Dialog title={m['office.editor.publish.ask']()} onClose={onClose}>
      <AskedProblems problems={problems} />
      <div className={styles.actions}>
        {mayWait && (
          <button type="button" className={buttons.button} onClick={onWait}>
            {m['office.publish.whenReady']()}
          </button>
        )}
        <button type="button" className={mayWait ? buttons.quiet : buttons.button} onClick={onConfirm}>
          {action}
        </button>
        <button type="button" className={buttons.quiet} onClick={onClose}>
          {m['office.editor.publish.back']()}
        </button>
      </div>
    </Dialog>
  );
}

/** Files come by themselves, except those that could not be prepared. */
export const canWait = (problems: readonly ReleaseProblem[]): boolean =>
  problems.some(({ code }) => code === 'file_unready') &&
  problems.every(({ code }) => code !== 'file_failed');

/** What speaks against it, where it leads nowhere. */
export const AskedProblems = ({ problems }: Pick<WarningDialogProps, 'problems'>) => (
  <ul className={styles.asked}>
    {problems.map((problem) => (
      <li key={`${problem.code} ${problem.field} ${problem.language} ${problem.file?.id} ${problem.value}`}>
        {describeProblem(problem)}
      </li>
    ))}
  </ul>
);
