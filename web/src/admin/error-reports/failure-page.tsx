import { FAILURE_PATH, FAILURE_STATES, type Failure } from '@press-room/contract/failures';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { SelectField } from '../../components/select-field.tsx';
import { formatNumber } from '../../lib/format.ts';
import { shownOf } from '../../lib/labels.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { ListSkeleton } from '../components/list/list-skeleton.tsx';
import { Instant } from '../components/page/instant.tsx';
import { OfficeFailure } from '../components/page/office-failure.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { officeRecordQuery } from '../components/saving/queries.ts';
import { useOfficeAct } from '../components/saving/use-office-write.ts';
import styles from './failure-page.module.css';
import { STATES } from './labels.ts';

/** One failure with the latest of its reports. */
export function FailurePage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(officeRecordQuery<Failure>(FAILURE_PATH, Number(id)));
  if (data) return <Reported failure={data} />;
  return (
    <OfficePage title={m['office.failures.title']()}>
      {error ? <OfficeFailure error={error} onRetry={() => void refetch()} /> : <ListSkeleton />}
    </OfficePage>
  );
}

function Reported({ failure }: { failure: Failure }) {
  const { state, message, count, releases, reports } = failure;
  return (
    <OfficePage
      title={message.split('\n', 1)[0] ?? message}
      status={<StatusChip kind={shownOf(STATES, state).kind} label={shownOf(STATES, state).label()} />}
      facts={m['office.failures.reported']({ count })}
    >
      <StateChoice failure={failure} />
      <section className={styles.section}>
        <h2 className={styles.title}>{m['office.failures.column.release']()}</h2>
        <ul>
          {releases.map(({ release, count: times, last_at }) => (
            <li key={release} className={styles.release}>
              <bdi>{release || m['office.failures.unknownRelease']()}</bdi>
              <span>{formatNumber(times)}</span>
              <Instant at={last_at} />
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2 className={styles.title}>{m['office.failures.latest']()}</h2>
        <ol>
          {reports.map((report) => (
            <li key={report.id} className={styles.report}>
              <p className={styles.facts}>
                <Instant at={report.created_at} /> <bdi>{report.route}</bdi> <bdi>{report.user_agent}</bdi>
              </p>
              {report.comment && <p dir="auto">{report.comment}</p>}
              {report.email && <bdi>{toReadableAddress(report.email)}</bdi>}
              <pre className={styles.code} dir="ltr">
                {[report.message, '', ...report.last_actions].join('\n')}
              </pre>
            </li>
          ))}
        </ol>
      </section>
    </OfficePage>
  );
}

function StateChoice({ failure: { id, version, state } }: { failure: Failure }) {
  const { act } = useOfficeAct(FAILURE_PATH);
  if (!usePermissions().includes('error_report.edit')) return null;
  return (
    <div className={styles.state}>
      <SelectField
        label={m['office.messages.column.status']()}
        value={state}
        options={FAILURE_STATES.map((value) => ({ value, text: shownOf(STATES, value).label() }))}
        onChange={(chosen) => void act({ method: 'PATCH', id, version, body: { state: chosen } })}
      />
    </div>
  );
}
