import { CLIPPING_PROPOSAL_PATH, type ClippingProposal } from '@press-room/contract/clipping-proposals';
import { type FormEvent, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import actions from '../../../components/dialog-actions.module.css';
import { joinFacts } from '../../../lib/format.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { type BulkWindowProps, runOnEach, type Written } from '../../components/bulk/bulk-action.ts';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { describeSource } from './columns.tsx';

/** Merges proposals of the same article at several addresses. */
export function MergeDialog({ rows: selected, onClose, onDone }: BulkWindowProps<ClippingProposal>) {
  const [rows] = useState(() => selected.filter(({ state }) => state === 'waiting'));
  const [kept, setKept] = useState(String(rows.at(-1)?.id ?? ''));
  const [isBusy, setIsBusy] = useState(false);
  const write = useOfficeWrite(CLIPPING_PROPOSAL_PATH);
  const merge = async () => {
    setIsBusy(true);
    const others = rows.filter(({ id }) => String(id) !== kept);
    const attempts = await runOnEach(others, ({ id, version }) =>
      write<Written>({ method: 'POST', id, action: 'merge/', version, body: { proposal: Number(kept) } }),
    );
    const failed = attempts.filter(({ outcome }) => outcome.kind !== 'saved');
    const [first] = failed;
    if (first !== undefined && first.outcome.kind !== 'saved')
      showToast('error', describeOutcome(first.outcome));
    else showToast('success', m['office.proposals.merged']());
    onDone(failed.map(({ row }) => row));
    onClose();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && rows.length > 1) void merge();
  };
  return (
    <Dialog title={m['office.proposals.mergeTitle']()} onClose={onClose} mayClose={() => !isBusy}>
      <form noValidate onSubmit={handleSubmit}>
        <p>{rows.length > 1 ? m['office.proposals.mergeText']() : m['office.proposals.mergeTwo']()}</p>
        {rows.length > 1 && (
          <ChoiceField
            label={m['office.proposals.mergeKept']()}
            name="kept"
            value={kept}
            error={undefined}
            options={rows.map((row) => ({
              value: String(row.id),
              text: joinFacts([row.headline, describeSource(row)]),
            }))}
            onChange={setKept}
          />
        )}
        <div className={actions.actions}>
          <button type="submit" className={buttons.button} disabled={isBusy || rows.length < 2}>
            {m['office.proposals.merge']()}
          </button>
          <button type="button" className={buttons.quiet} disabled={isBusy} onClick={onClose}>
            {m['account.cancel']()}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
