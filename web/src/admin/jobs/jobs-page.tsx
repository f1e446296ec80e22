import { JOB_PATH, JOB_STATES, type JobRow } from '@press-room/contract/jobs';
import { shownOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import { JobName } from '../components/job-name.tsx';
import { describeJob, JOB_STATES_SHOWN } from '../components/job-words.ts';
import type { ListColumn, ListDefinition } from '../components/list/list-definition.ts';
import { OfficeList } from '../components/list/office-list.tsx';
import { Instant } from '../components/page/instant.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { RetryButton } from '../components/retry-button.tsx';
import { OFFICE_PATHS } from '../paths.ts';
import styles from './jobs-page.module.css';

const COLUMNS: readonly ListColumn<JobRow>[] = [
  {
    id: 'kind',
    label: m['office.jobs.column.kind'],
    sortBy: 'kind',
    isName: true,
    cell: (job) => <JobName job={job} />,
  },
  {
    id: 'state',
    label: m['office.messages.column.status'],
    cell: (job) => (
      <span className={styles.state}>
        <StatusChip
          kind={shownOf(JOB_STATES_SHOWN, job.state).kind}
          label={shownOf(JOB_STATES_SHOWN, job.state).label()}
        />
        <RetryButton job={job} />
      </span>
    ),
  },
  {
    id: 'attempts',
    label: m['office.jobs.column.attempts'],
    sortBy: 'attempts',
    isDescending: true,
    cell: ({ attempts }) => attempts,
  },
  {
    id: 'error',
    label: m['office.jobs.column.error'],
    cell: ({ last_error }) => last_error && <bdi>{last_error}</bdi>,
  },
  {
    id: 'run',
    label: m['office.jobs.column.run'],
    sortBy: 'run_at',
    cell: ({ run_at, dead_at }) => (dead_at === null ? <Instant at={run_at} /> : null),
  },
  {
    id: 'created',
    label: m['office.jobs.column.created'],
    sortBy: 'created_at',
    isDescending: true,
    isHiddenAtFirst: true,
    cell: ({ created_at }) => <Instant at={created_at} />,
  },
];

/** Jobs that are waiting, running or failed. */
export function JobsPage() {
  return (
    <OfficePage title={m['office.jobs.title']()}>
      <OfficeList list={buildList()} />
    </OfficePage>
  );
}

const buildList = (): ListDefinition<JobRow> => ({
  noun: JOB_PATH,
  screen: OFFICE_PATHS.jobs,
  columns: COLUMNS,
  filters: [
    {
      name: 'state',
      label: m['office.messages.column.status'](),
      options: JOB_STATES.map((value) => ({ value, text: shownOf(JOB_STATES_SHOWN, value).label() })),
    },
  ],
  nameOf: describeJob,
  count: (count) => m['office.jobs.count']({ count }),
  empty: { title: m['office.jobs.none'](), text: m['office.jobs.noneText']() },
});
