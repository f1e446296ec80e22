import { COMPANY_PATH, type Company } from '@press-room/contract/companies';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { StatusNote } from '../../../components/status-note.tsx';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { Instant } from '../../office/page/instant.tsx';
import { toPersonName } from '../../office/person-name.ts';
import { useOfficeWrite } from '../../office/saving/use-office-write.ts';
import { NameDialog } from './name-dialog.tsx';
import styles from './names.module.css';

interface NameRequestProps {
  row: Company;
  /** With what stands now, decided or not. */
  onChanged: (row: Company) => void;
}

/** A name that a company asks to be seen by, until the press office has said yes or no. */
export function NameRequest({ row, onChanged }: NameRequestProps) {
  const [asked, setAsked] = useState<'approve' | 'refuse' | null>(null);
  const write = useOfficeWrite(COMPANY_PATH);
  const mayDecide = usePermissions().includes('company.edit');
  const { id, version, name_request: request } = row;
  if (request?.state !== 'waiting') return null;
  const decide = async (note: string) => {
    const body = { is_approved: asked === 'approve', note };
    const outcome = await write<Company>({ method: 'POST', id, action: 'name/', version, body });
    if (outcome.kind === 'saved') onChanged(outcome.row);
    else {
      if (outcome.kind === 'conflict') onChanged(outcome.current);
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
            <button type="button" className={buttons.button} onClick={() => setAsked('approve')}>
              {m['office.names.approve.button']()}
            </button>
            <button type="button" className={buttons.quiet} onClick={() => setAsked('refuse')}>
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
