import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import type { AccountRow } from '@press-room/contract/users';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { StatusNote } from '../../../components/status-note.tsx';
import { isolate } from '../../../lib/format.ts';
import { formatOnDay } from '../../../lib/format-on-day.ts';
import { m } from '../../../paraglide/messages.js';
import { DecisionButtons } from '../actions/decision-buttons.tsx';
import { EraseDialog } from '../actions/erase-dialog.tsx';
import { QuickButton } from '../actions/quick-button.tsx';

/** Day in office time, isolated for use in a sentence of the interface. */
const toPart = (instant: string): string => isolate(formatOnDay(instant, OFFICE_ZONE));

type AccreditationNoteProps = { user: AccountRow; mayDecide: boolean };

/** Waiting or refused accreditation, with the reason. */
export function AccreditationNote({ user, mayDecide }: AccreditationNoteProps) {
  const { state, requested_at, decided_at, reason } = user.accreditation;
  if (state === 'pending') {
    return (
      <StatusNote kind="plain" isLive={false} title={m['users.status.pending']()}>
        {requested_at && <p>{m['users.pending.asked']({ date: toPart(requested_at) })}</p>}
        {mayDecide && <DecisionButtons user={user} />}
      </StatusNote>
    );
  }
  if (state !== 'refused') return null;
  return (
    <StatusNote kind="alert" isLive={false} title={m['users.status.refused']()}>
      {decided_at && <p>{m['users.refused.decided']({ date: toPart(decided_at) })}</p>}
      {reason && <p>{m['users.refused.reason']({ reason })}</p>}
      {mayDecide && (
        <QuickButton user={user} action="approve" className={buttons.quiet}>
          {m['users.reconsider']()}
        </QuickButton>
      )}
    </StatusNote>
  );
}

type ErasureNoteProps = { user: AccountRow; mayErase: boolean; onErased: () => void };

export function ErasureNote({ user, mayErase, onErased }: ErasureNoteProps) {
  const [isErasing, setIsErasing] = useState(false);
  const { erasure_requested_at: asked, erasure_due_at: due } = user;
  if (!asked || !due) return null;
  return (
    <StatusNote kind="alert" isLive={false} title={m['users.status.erasure']()}>
      <p>{m['users.erase.note']({ asked: toPart(asked), due: toPart(due) })}</p>
      {mayErase && (
        <button type="button" className={buttons.quiet} onClick={() => setIsErasing(true)}>
          {m['users.erase.button']()}
        </button>
      )}
      {isErasing && <EraseDialog user={user} onClose={() => setIsErasing(false)} onErased={onErased} />}
    </StatusNote>
  );
}
