import { IMPORT_PATH, type ImportRun } from '@press-room/contract/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { labelOf } from '../../../lib/labels.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { officeMomentInFull } from '../../components/moments.ts';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { describeCounts, TARGET_LABELS, TARGET_PATHS } from '../labels.ts';
import { findOut } from '../queries.ts';
import styles from './import-page.module.css';
import { listChanged, Refused } from './refused.tsx';

/** Result of an import, with undo. */
export function Result({ run }: { run: ImportRun }) {
  const { target, state, result, applied_at, undone_at, found } = run;
  const mayUndo = usePermissions().includes('import.apply');
  const counts = result ?? { add: 0, change: 0, remove: 0 };
  return (
    <>
      <StatusNote
        kind={state === 'undone' ? 'plain' : 'success'}
        title={
          state === 'undone' ? m['office.imports.result.undone']() : m['office.imports.result.applied']()
        }
        isLive={false}
      >
        <p>{describeCounts(counts)}</p>
        {applied_at && (
          <p>{m['office.imports.result.appliedAt']({ date: officeMomentInFull(applied_at) })}</p>
        )}
        {undone_at && <p>{m['office.imports.result.undoneAt']({ date: officeMomentInFull(undone_at) })}</p>}
        <p>
          <Link href={TARGET_PATHS[target]}>{labelOf(TARGET_LABELS, target)}</Link>
        </p>
      </StatusNote>
      {state === 'applied' && found === null && (
        <p className={styles.note}>{m['office.imports.undo.tooOld']()}</p>
      )}
      {state === 'applied' && found !== null && mayUndo && <Undo run={run} />}
    </>
  );
}

function Undo({ run }: { run: ImportRun }) {
  const write = useOfficeWrite(IMPORT_PATH);
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<ImportRun['refusal']>(null);
  const undo = async () => {
    setIsAsking(false);
    setIsBusy(true);
    const { id, version } = run;
    const outcome = await write<ImportRun>({ method: 'POST', id, action: 'undo/', version, body: {} });
    setIsBusy(false);
    if (outcome.kind === 'saved') {
      if (outcome.row.state === 'undone') showToast('success', m['office.imports.result.undone']());
      return;
    }
    if (outcome.kind === 'failed') findOut(client, id);
    setRefusal({ text: describeOutcome(outcome), changed: listChanged(outcome.error) });
  };
  return (
    <div className={styles.form}>
      <p className={styles.note}>{m['office.imports.undo.hint']()}</p>
      <Refused run={refusal ? { ...run, refusal } : run} />
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
