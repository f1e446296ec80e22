import type { Dashboard, DashboardKind } from '@press-room/contract/dashboard';
import type { JobRow } from '@press-room/contract/jobs';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import buttons from '../../components/button.module.css';
import { Notice } from '../../components/notice.tsx';
import { StatusNote } from '../../components/status-note.tsx';
import { languageName } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { ownWords } from '../../lib/own-words.ts';
import { m } from '../../paraglide/messages.js';
import { JobName } from '../components/job-name.tsx';
import { ListSkeleton } from '../components/list/list-skeleton.tsx';
import { Deadline } from '../components/page/deadline.tsx';
import { Instant } from '../components/page/instant.tsx';
import { OfficeFailure } from '../components/page/office-failure.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { toPersonName } from '../components/person-name.ts';
import { RetryButton } from '../components/retry-button.tsx';
import {
  OFFICE_PATHS,
  toAccreditation,
  toAccreditations,
  toOfficeAsset,
  toOfficePressRelease,
  toUser,
  toUsers,
} from '../paths.ts';
import { Members, Names } from './company-sections.tsx';
import styles from './dashboard-page.module.css';
import { Messages } from './messages-section.tsx';
import { Proposals } from './proposals-section.tsx';
import { dashboardQuery } from './queries.ts';
import { Assignments, Reviews } from './reviews-section.tsx';
import { Timeline } from './timeline.tsx';
import { WaitingItem, WaitingSection } from './waiting-section.tsx';

/** Pending work for the officer, most urgent first, limited to their rights. */
export function DashboardPage() {
  const { data, error, refetch } = useQuery(dashboardQuery());
  return (
    <OfficePage title={m['office.desk.title']()}>
      {data && <Waiting desk={data} onRetry={() => void refetch()} />}
      {!data && error && <OfficeFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
    </OfficePage>
  );
}

const KINDS = [
  'urgent',
  'messages',
  'reviews',
  'assignments',
  'accounts',
  'names',
  'members',
  'accreditations',
  'proposals',
  'outdated',
  'pending',
  'uncredited',
  'jobs',
] as const;

const TITLES: Record<DashboardKind, () => string> = {
  reviews: m['office.desk.reviews'],
  assignments: m['office.desk.assignments'],
  timeline: m['office.desk.timeline'],
  outdated: m['office.desk.outdated'],
  pending: m['office.desk.pending'],
  urgent: m['office.desk.urgent'],
  messages: m['office.desk.messages'],
  accounts: m['office.desk.accounts'],
  members: m['office.desk.members'],
  names: m['office.desk.names'],
  accreditations: m['office.desk.accreditations'],
  proposals: m['office.desk.proposals'],
  uncredited: m['office.desk.uncredited'],
  jobs: m['office.desk.jobs'],
  missed: m['office.desk.missed'],
};

function Waiting({ desk, onRetry }: { desk: Dashboard; onRetry: () => void }) {
  const isClear = desk.late.length === 0 && KINDS.every((kind) => !desk[kind] || desk[kind].count === 0);
  const late = desk.late.map((kind) => labelOf(TITLES, kind)).join(' · ');
  return (
    <>
      {late && (
        <StatusNote kind="plain" title={m['office.desk.late.title']()}>
          <p>{m['office.desk.late.text']({ late })}</p>
          <button type="button" className={buttons.quiet} onClick={onRetry}>
            {m['errors.retry']()}
          </button>
        </StatusNote>
      )}
      {isClear && <Notice title={m['office.desk.clear.title']()} text={m['office.desk.clear.text']()} />}
      <div className={styles.desk}>
        {desk.timeline && <Timeline events={desk.timeline} />}
        <div className={styles.sections}>
          <Messages desk={desk} />
          <Reviews reviews={desk.reviews} />
          <Assignments assignments={desk.assignments} />
          <Accounts accounts={desk.accounts} />
          <Names names={desk.names} />
          <Members members={desk.members} />
          <Accreditations accreditations={desk.accreditations} />
          <Proposals proposals={desk.proposals} />
          <Outdated outdated={desk.outdated} />
          <Pending pending={desk.pending} />
          <Uncredited uncredited={desk.uncredited} />
          <Jobs jobs={desk.jobs} />
          <Missed missed={desk.missed} />
        </div>
      </div>
    </>
  );
}

const titleOf = ({ id, title }: { id: number; title: string }): string =>
  title || m['office.releases.untitled']({ id });

function Accounts({ accounts }: Pick<Dashboard, 'accounts'>) {
  return (
    <WaitingSection title={m['office.desk.accounts']()} waiting={accounts} all={toUsers('pending')}>
      {({ id, first_name, last_name, email, requested_at }) => (
        <WaitingItem
          key={id}
          facts={<bdi>{toReadableAddress(email)}</bdi>}
          when={<Instant at={requested_at} />}
        >
          <Link href={toUser(id)}>
            <bdi>{`${first_name} ${last_name}`.trim() || toReadableAddress(email)}</bdi>
          </Link>
        </WaitingItem>
      )}
    </WaitingSection>
  );
}

function Accreditations({ accreditations }: Pick<Dashboard, 'accreditations'>) {
  return (
    <WaitingSection
      title={m['office.desk.accreditations']()}
      waiting={accreditations}
      all={toAccreditations({ status: 'waiting' })}
    >
      {({ id, person, event, due_at }) => (
        <WaitingItem
          key={id}
          facts={<bdi>{ownWords(event.name)}</bdi>}
          when={due_at !== null && <Deadline at={due_at} />}
        >
          <Link href={toAccreditation(id)}>
            <bdi>{toPersonName(person) || toReadableAddress(person.email)}</bdi>
          </Link>
        </WaitingItem>
      )}
    </WaitingSection>
  );
}

function Outdated({ outdated }: Pick<Dashboard, 'outdated'>) {
  return (
    <WaitingSection
      title={m['office.desk.outdated']()}
      waiting={outdated}
      all={`${OFFICE_PATHS.officePressReleases}?outdated=true`}
    >
      {(text) => (
        <WaitingItem
          key={`${text.id} ${text.language}`}
          facts={m['office.desk.outdatedText']({ language: languageName(text.language) })}
          when={<Instant at={text.outdated_since} />}
        >
          <Link href={toOfficePressRelease(text.id)}>
            <bdi>{titleOf(text)}</bdi>
          </Link>
        </WaitingItem>
      )}
    </WaitingSection>
  );
}

function Pending({ pending }: Pick<Dashboard, 'pending'>) {
  return (
    <WaitingSection
      title={m['office.desk.pending']()}
      waiting={pending}
      all={`${OFFICE_PATHS.officePressReleases}?pending=true`}
    >
      {(release) => (
        <WaitingItem
          key={release.id}
          facts={<bdi>{release.by ? toPersonName(release.by) : release.press_group.name}</bdi>}
          when={<Instant at={release.at} />}
        >
          <Link href={toOfficePressRelease(release.id)}>
            <bdi>{titleOf(release)}</bdi>
          </Link>
        </WaitingItem>
      )}
    </WaitingSection>
  );
}

function Uncredited({ uncredited }: Pick<Dashboard, 'uncredited'>) {
  return (
    <WaitingSection
      title={m['office.desk.uncredited']()}
      waiting={uncredited}
      all={`${OFFICE_PATHS.officeMedia}?kind=picture&missing=credit`}
    >
      {({ id, name, created_at }) => (
        <WaitingItem key={id} facts={null} when={<Instant at={created_at} />}>
          <Link href={toOfficeAsset(id)}>
            <bdi>{name}</bdi>
          </Link>
        </WaitingItem>
      )}
    </WaitingSection>
  );
}

/** Failed searches; hidden without any. */
function Missed({ missed }: Pick<Dashboard, 'missed'>) {
  if (missed?.count === 0) return null;
  return (
    <WaitingSection
      title={m['office.desk.missed']()}
      waiting={missed}
      all={`${OFFICE_PATHS.figures}?by=query&span=week`}
    >
      {({ query, count }) => (
        <WaitingItem key={query} facts={null} when={m['office.desk.missedTimes']({ count })}>
          <bdi>{query}</bdi>
        </WaitingItem>
      )}
    </WaitingSection>
  );
}

function Jobs({ jobs }: Pick<Dashboard, 'jobs'>) {
  return (
    <WaitingSection title={m['office.desk.jobs']()} waiting={jobs} all={`${OFFICE_PATHS.jobs}?state=dead`}>
      {(job) => <JobItem key={job.id} job={job} />}
    </WaitingSection>
  );
}

/** Failed job with a retry button. */
function JobItem({ job }: { job: JobRow }) {
  const client = useQueryClient();
  return (
    <li className={styles.item}>
      <span className={styles.name}>
        <JobName job={job} />
      </span>
      <RetryButton
        job={job}
        className={styles.retry}
        onTried={() => void client.invalidateQueries({ queryKey: dashboardQuery().queryKey })}
      />
      <span className={styles.facts}>
        <bdi>{job.last_error}</bdi>
      </span>
    </li>
  );
}
