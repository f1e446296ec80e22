import type { ImportRun } from '@press-room/contract/imports';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { progressQuery } from './queries.ts';
import styles from './working.module.css';

interface WorkingProps {
  done: number;
  total: number;
}

/** Number of processed rows, and total. */
function Working({ done, total }: WorkingProps) {
  const id = useId();
  return (
    <div className={styles.working}>
      <p id={id}>{m['office.imports.working']({ done: formatNumber(done), total: formatNumber(total) })}</p>
      <progress className={styles.bar} aria-labelledby={id} max={Math.max(1, total)} value={done} />
    </div>
  );
}

/** Progress while a file is compared; another component waits for the answer. */
export function Comparing({ id, total }: { id: number; total: number }) {
  const { data } = useQuery(progressQuery(id));
  return <Working done={data?.rows_read ?? 0} total={total} />;
}

/** Progress while a job applies or undoes an import; the page can be left meanwhile. */
export function Writing({ run: { state, progress } }: { run: Pick<ImportRun, 'state' | 'progress'> }) {
  if (progress === null) return null;
  return (
    <>
      <Working {...progress} />
      <p className={styles.note}>
        {state === 'undoing' ? m['office.imports.working.undo']() : m['office.imports.working.apply']()}
      </p>
    </>
  );
}
