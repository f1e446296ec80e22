import { COMPANY_PATH, type Company } from '@press-room/contract/companies';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { StatusNote } from '../../../components/status-note.tsx';
import { mayLeave } from '../../../lib/leave.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { Instant } from '../../components/page/instant.tsx';
import { toPersonName } from '../../components/person-name.ts';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { NameDialog } from './name-dialog.tsx';
import styles from './names.module.css';

interface NameRequestProps {
  row: Company;
  /** Called with the current row, with or without a decision. */
  onChanged: (row: Company) => void;
}

/** A new name requested by a company, until the press office accepts or rejects it. */
export function NameRequest({ row, onChanged }: NameRequestProps) {
  const [asked, setAsked] = useState<'approve' | 'refuse' | null>(null);
  const write = useOfficeWrite(COMPANY_PATH);
  const mayDecide = usePermissions().includes('company.edit');
  const { id, version, name_request: request } = row;
  if (request?.state !== 'waiting') return null;
  // The forms below are reset after a decision.
  const ask = (what: 'approve' | 'refuse') => mayLeave(() => setAsked(what)) && setAsked(what);
  const decide = async (note: string) => {
    const body = { is_approved: asked === 'approve', note };
    const outcome = await write<Company>({ method: 'POST', id, action: 'name/', version, body });
    if (outcome.kind === 'saved') onChanged(outcome.row);
    else {
      if (outcome.kind === 'conflict') {
        onChanged(outcome.current);
        // The dialog can disappear together with the request.
        showToast('error', describeOutcome(outcome));
      }
      throw outcome.error;
    }
  };
  return (
    <div className={styles.request}>
      <StatusNote kind="plain" title={m['office.names.wanted']({ name: request.name })} isLive={false}>
        <p>
          {request.asked_by && (
            <>
              <bdi>{toPersonName(request.asked_by)}</bdi>
              {' · '}
            </>
          )}
          <Instant at={request.asked_at} />
        </p>
        {mayDecide && (
          <p className={styles.actions}>
            <button type="button" className={buttons.button} onClick={() => ask('approve')}>
              {m['office.names.approve.button']()}
            </button>
            <button type="button" className={buttons.quiet} onClick={() => ask('refuse')}>
              {m['office.names.refuse.button']()}
            </button>
          </p>
        )}
      </StatusNote>
      {asked !== null && (
        <NameDialog
          name={request.name}
          isApproved={asked === 'approve'}
          onDecide={decide}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
