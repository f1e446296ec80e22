import type { ReleaseProblem } from '@press-room/contract/release-editor';
import { Icon } from '../../../components/icon.tsx';
import { m } from '../../../paraglide/messages.js';
import { jumpTo, useShownLanguage } from '../page/jump.ts';
import styles from '../panels/panels.module.css';
import { describeProblem } from './describe-problem.ts';

const keyOf = ({ code, field, language, file, value }: ReleaseProblem): string =>
  [code, field, language, file?.id, value].join(' ');

/** Missing or unusual content; each problem links to its place. */
export function ProblemList({ problems }: { problems: readonly ReleaseProblem[] }) {
  const shown = useShownLanguage();
  if (problems.length === 0)
    return (
      <p className={styles.fine}>
        <Icon name="check" size={16} /> {m['office.editor.problem.none']()}
      </p>
    );
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => (
        <li key={keyOf(problem)} data-severity={problem.severity}>
          <button
            type="button"
            className={styles.problem}
            onClick={() => jumpTo(problem.field, shown, problem.file?.id)}
          >
            <Icon name={problem.severity === 'error' ? 'close' : 'alert'} size={16} />
            <span>
              <span className="visually-hidden">
                {problem.severity === 'error'
                  ? m['office.editor.problem.error']()
                  : m['office.editor.problem.warning']()}{' '}
              </span>
              {describeProblem(problem)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
