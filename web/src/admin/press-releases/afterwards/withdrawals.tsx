import type { PastWithdrawal } from '@press-room/contract/admin-press-releases';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { StatusNote } from '../../../components/status-note.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { officeMoment } from '../../components/moments.ts';
import { toPersonName } from '../../components/person-name.ts';
import panels from '../panels/panels.module.css';
import { useStep } from '../publication/use-step.ts';
import { useSaved } from '../saving/use-editing.ts';
import { listPublished, ReaderNoteFields } from './reader-note.tsx';

const nameOf = (by: PastWithdrawal['by']): string =>
  by ? toPersonName(by) : m['office.editor.review.gone']();

/** Withdrawals with person, time and reason, and who published the release again. */
export function Withdrawals() {
  const { withdrawals } = useSaved();
  if (withdrawals.length === 0) return null;
  return (
    <ul className={panels.list}>
      {withdrawals.map(({ at, by, reason, ended_at, ended_by }) => (
        <li key={at} className={panels.card}>
          <p>{m['office.editor.afterwards.withdrawnBy']({ name: nameOf(by), date: officeMoment(at) })}</p>
          {reason !== '' && <p dir="auto">{reason}</p>}
          {ended_at !== null && (
            <p className={panels.hint}>
              {m['office.editor.afterwards.republishedBy']({
                name: nameOf(ended_by),
                date: officeMoment(ended_at),
              })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Note to readers about the withdrawal, editable. */
export function WithdrawalReason({ mayChange }: { mayChange: boolean }) {
  const saved = useSaved();
  const [note, setNote] = useState(saved.withdrawal?.note ?? { it: '', en: '' });
  const { step, failure, isBusy } = useStep();
  if (saved.withdrawal === null || !mayChange) return null;
  const send = async () => {
    if (await step({ method: 'PATCH', body: { withdrawal_note: note } }))
      showToast('success', m['office.editor.afterwards.reasonSaved']());
  };
  return (
    <>
      <ReaderNoteFields
        label={m['office.editor.afterwards.why']()}
        languages={listPublished(saved)}
        note={note}
        onChange={(changed) => setNote({ ...note, ...changed })}
      />
      {failure && <StatusNote kind="alert" title={failure} />}
      <div className={panels.actions}>
        <button type="button" className={buttons.quiet} disabled={isBusy} onClick={() => void send()}>
          {m['office.editor.afterwards.reasonSave']()}
        </button>
      </div>
    </>
  );
}
