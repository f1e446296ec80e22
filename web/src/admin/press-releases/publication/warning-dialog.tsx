import type { ReleaseProblem } from '@press-room/contract/release-editor';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from '../panels/panels.module.css';
import { describeProblem } from './describe-problem.ts';

interface WarningDialogProps {
  problems: readonly ReleaseProblem[];
  /** Label of the button that proceeds. */
  action: string;
  onConfirm: () => void;
  /** Proceeds automatically once files are ready. */
  onWait: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a release with problems is published. */
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

/** Files become ready without an action, except those that failed. */
export const canWait = (problems: readonly ReleaseProblem[]): boolean =>
  problems.some(({ code }) => code === 'file_unready') &&
  problems.every(({ code }) => code !== 'file_failed');

/** Problems without a link to their place. */
export const AskedProblems = ({ problems }: Pick<WarningDialogProps, 'problems'>) => (
  <ul className={styles.asked}>
    {problems.map((problem) => (
      <li key={`${problem.code} ${problem.field} ${problem.language} ${problem.file?.id} ${problem.value}`}>
        {describeProblem(problem)}
      </li>
    ))}
  </ul>
);
