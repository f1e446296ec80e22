import type { ImportRun } from '@press-room/contract/imports';
import { IMPORT_REMOVAL_SHARE } from '@press-room/contract/limits';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { CheckField } from '../../../components/check-field.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { describeProposal } from '../labels.ts';
import styles from './differences.module.css';
import { LeftOut } from './left-out.tsx';

interface ApplyButtonProps {
  run: ImportRun;
  isBusy: boolean;
  onApply: (body: { confirm_removal?: boolean }) => void;
}

/** Asks for confirmation of the changes; a second time if many rows are removed. */
export function ApplyButton({ run, isBusy, onApply }: ApplyButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { add, change, remove } = run.accepted;
  const isNothing = add + change + remove === 0;
  return (
    <>
      <button
        type="button"
        className={buttons.button}
        disabled={isNothing}
        aria-disabled={isBusy}
        onClick={() => !isBusy && setIsAsking(true)}
      >
        {m['office.imports.apply.submit']()}
      </button>
      {isAsking && (
        <Question
          run={run}
          onClose={() => setIsAsking(false)}
          onApply={(body) => {
            setIsAsking(false);
            onApply(body);
          }}
        />
      )}
    </>
  );
}

function Question({ run, onClose, onApply }: Omit<ApplyButtonProps, 'isBusy'> & { onClose: () => void }) {
  const { accepted, stored } = run;
  const [isConfirmed, setIsConfirmed] = useState(false);
  const isMuch = accepted.remove > stored * IMPORT_REMOVAL_SHARE;
  return (
    <Dialog title={m['office.imports.apply.title']()} kind={isMuch ? 'alert' : 'plain'} onClose={onClose}>
      <p>{describeProposal(accepted)}</p>
      <LeftOut run={run} />
      <p className={styles.note}>{m['office.imports.apply.text']()}</p>
      {isMuch && (
        <CheckField name="confirm" isChecked={isConfirmed} onChange={setIsConfirmed}>
          {m['office.imports.apply.confirm']({
            removed: formatNumber(accepted.remove),
            stored: formatNumber(stored),
          })}
        </CheckField>
      )}
      <div className={styles.pair}>
        <button
          type="button"
          className={buttons.button}
          disabled={isMuch && !isConfirmed}
          onClick={() => onApply(isMuch ? { confirm_removal: true } : {})}
        >
          {m['office.imports.apply.submit']()}
        </button>
        <button type="button" className={buttons.quiet} onClick={onClose}>
          {m['account.cancel']()}
        </button>
      </div>
    </Dialog>
  );
}
