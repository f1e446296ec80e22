import type { JobRow } from '@press-room/contract/jobs';
import { useQueryClient } from '@tanstack/react-query';
import { JobName } from '../components/job-name.tsx';
import { RetryButton } from '../components/retry-button.tsx';
import styles from './dashboard-page.module.css';
import { dashboardQuery } from './queries.ts';

/** Work that was given up, and another try. */
export function JobItem({ job }: { job: JobRow }) {
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
