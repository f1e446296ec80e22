import { IMPORT_PATH, type ImportRun } from '@press-room/contract/imports';
import { useState } from 'react';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import type { ApiError } from '../../../lib/api-error.ts';
import { formatInstant, formatNumber } from '../../../lib/format.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { toCompany, toUser } from '../../../paths.ts';
import { describeOutcome } from '../../office/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../office/saving/use-office-write.ts';
import { describeCounts } from '../labels.ts';
import { Writing } from '../working.tsx';
import styles from './import-page.module.css';

interface Changed {
  id: number;
  label: string;
}

/** What was changed since, as the refusal names it. */
const listChanged = ({ facts: { changed } }: ApiError): Changed[] =>
  Array.isArray(changed) ? (changed as Changed[]) : [];

/** What an import wrote, and the way back. */
export function Result({ run }: { run: ImportRun }) {
  const { state, result, applied_at, undone_at, found } = run;
  const mayUndo = usePermissions().includes('import.apply');
  const counts = result ?? { add: 0, change: 0, remove: 0 };
  return (
    <>
      <StatusNote
        kind={state === 'applied' ? 'success' : 'plain'}
        title={
          state === 'applied' ? m['office.imports.result.applied']() : m['office.imports.result.undone']()
        }
        isLive={false}
      >
        <p>{describeCounts(counts)}</p>
        {applied_at && <p>{m['office.imports.result.appliedAt']({ date: formatInstant(applied_at) })}</p>}
        {undone_at && <p>{m['office.imports.result.undoneAt']({ date: formatInstant(undone_at) })}</p>}
      </StatusNote>
      {state === 'applied' && found === null && (
        <p className={styles.note}>{m['office.imports.undo.tooOld']()}</p>
      )}
      {state === 'applied' && found !== null && mayUndo && run.progress === null && <Undo run={run} />}
    </>
  );
}

const countWritten = ({ result }: ImportRun): number =>
  result === null ? 0 : result.add + result.change + result.remove;

function Undo({ run }: { run: ImportRun }) {
  const write = useOfficeWrite(IMPORT_PATH);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ text: string; changed: Changed[] } | null>(null);
  const undo = async () => {
    setIsAsking(false);
    setIsBusy(true);
    const { id, version } = run;
    const outcome = await write<ImportRun>({ method: 'POST', id, action: 'undo/', version, body: {} });
    setIsBusy(false);
    if (outcome.kind === 'saved') {
      showToast('success', m['office.imports.result.undone']());
      return;
    }
    setRefusal({ text: describeOutcome(outcome), changed: listChanged(outcome.error) });
  };
  return (
    <div className={styles.form}>
      <p className={styles.note}>{m['office.imports.undo.hint']()}</p>
      {refusal && <Blocked run={run} {...refusal} />}
      {isBusy && <Writing id={run.id} total={countWritten(run)} />}
      <div className={styles.actions}>
        <button
          type="button"
          className={buttons.quiet}
          aria-disabled={isBusy}
          onClick={() => !isBusy && setIsAsking(true)}
        >
          {m['office.imports.undo.submit']()}
        </button>
      </div>
      {isAsking && (
        <Dialog title={m['office.imports.undo.title']()} kind="alert" onClose={() => setIsAsking(false)}>
          <p>{m['office.imports.undo.text']()}</p>
          <div className={styles.actions}>
            <button type="button" className={buttons.button} onClick={() => void undo()}>
              {m['office.imports.undo.submit']()}
            </button>
            <button type="button" className={buttons.quiet} onClick={() => setIsAsking(false)}>
              {m['account.cancel']()}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

function Blocked({ run, text, changed }: { run: ImportRun; text: string; changed: Changed[] }) {
  return (
    <StatusNote kind="alert" title={text}>
      {changed.length > 0 && (
        <>
          <p>{m['office.imports.undo.changed']({ count: formatNumber(changed.length) })}</p>
          <ul className={styles.blocked}>
            {changed.map(({ id, label }) => (
              <li key={id}>
                <Link href={run.target === 'company' ? toCompany(id) : toUser(id)}>
                  <bdi>{label}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </StatusNote>
  );
}
