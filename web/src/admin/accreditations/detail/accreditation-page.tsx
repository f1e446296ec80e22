import {
  OFFICE_ACCREDITATION_PATH,
  type OfficeAccreditation,
} from '@press-room/contract/event-accreditations';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { ScreenSkeleton } from '../../../components/screen-skeleton.tsx';
import { Criteria } from '../../../features/accreditations/criteria.tsx';
import { LANE_LABELS, STATUS_LABELS } from '../../../features/accreditations/labels.ts';
import { joinFacts } from '../../../lib/format.ts';
import { labelOf, shownOf } from '../../../lib/labels.ts';
import { ownWords } from '../../../lib/own-words.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { StatusChip } from '../../components/page/status-chip.tsx';
import { toPersonName } from '../../components/person-name.ts';
import { officeRecordQuery } from '../../components/saving/queries.ts';
import styles from './accreditation-page.module.css';
import { Decision } from './decision.tsx';
import { Facts } from './facts.tsx';
import { Proofs } from './proofs.tsx';

/** One application: its data, the facts for the decision, and the decision. */
export function AccreditationDetailPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    ...officeRecordQuery<OfficeAccreditation>(OFFICE_ACCREDITATION_PATH, Number(id)),
    // Check-in writes entries, and applicants write appeals: the page must not be stale.
    staleTime: 0,
  });
  if (data) return <Loaded accreditation={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

function Loaded({ accreditation }: { accreditation: OfficeAccreditation }) {
  const mayDecide = usePermissions().includes('accreditation.decide');
  const { person, status, lane, event } = accreditation;
  return (
    <OfficePage
      title={toPersonName(person) || toReadableAddress(person.email)}
      status={
        <StatusChip
          kind={shownOf(STATUS_LABELS, status).kind}
          label={shownOf(STATUS_LABELS, status).label()}
        />
      }
      facts={joinFacts([ownWords(event.name), labelOf(LANE_LABELS, lane)])}
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          <Criteria event={event} lane={lane} />
          <Facts accreditation={accreditation} />
          <Proofs accreditation={accreditation} mayOpen={mayDecide} />
        </div>
        <aside className={styles.side} aria-label={m['office.fair.office.decision']()}>
          <Decision accreditation={accreditation} mayDecide={mayDecide} />
        </aside>
      </div>
    </OfficePage>
  );
}
