import { EDITABLE_STATUSES, type OwnAccreditation } from '@press-room/contract/event-accreditations';
import { useId } from 'react';
import { StatusNote } from '../../components/status-note.tsx';
import { labelOf, shownOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import styles from './accreditation-page.module.css';
import { AppealForm } from './appeal-form.tsx';
import { ApplicationForm } from './application-form.tsx';
import { Badge } from './badge.tsx';
import { Criteria } from './criteria.tsx';
import { EventHeading } from './event-heading.tsx';
import { LANE_LABELS, onInstant, STATUS_LABELS } from './labels.ts';
import { WithdrawButton } from './withdraw-button.tsx';

const isEditable = ({ status }: OwnAccreditation): boolean =>
  EDITABLE_STATUSES.some((each) => each === status);

/** One application: its state, and possible actions. */
export function OwnApplication({ own }: { own: OwnAccreditation }) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.side}>
        <EventHeading id={id} event={own.event} />
        <p>{labelOf(LANE_LABELS, own.lane)}</p>
      </div>
      <div className={styles.content}>
        <State own={own} />
        {own.badge && <Badge own={own} badge={own.badge} />}
        {isEditable(own) && <ApplicationForm key={own.id} own={own} />}
        {own.appeal_until !== null && (
          <>
            <Criteria event={own.event} lane={own.lane} />
            <AppealForm own={own} until={own.appeal_until} />
          </>
        )}
        {(isEditable(own) || own.status === 'submitted') && <WithdrawButton own={own} />}
      </div>
    </section>
  );
}

function State({ own }: { own: OwnAccreditation }) {
  const { status, due_at, reason, appealed_at } = own;
  const { kind, label } = shownOf(STATUS_LABELS, status);
  if (status === 'draft') return null;
  return (
    <StatusNote
      kind={kind === 'live' ? 'success' : kind === 'stop' ? 'alert' : 'plain'}
      title={label()}
      isLive={false}
    >
      {due_at !== null && <p>{m['office.fair.due']({ at: onInstant(due_at) })}</p>}
      {reason !== '' && status !== 'submitted' && status !== 'appealed' && (
        <p className={styles.text} dir="auto">
          {reason}
        </p>
      )}
      {status === 'refused' && appealed_at !== null && <p>{m['office.fair.final']()}</p>}
    </StatusNote>
  );
}
