import { JOB_PATH, type JobRow } from '@press-room/contract/jobs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../components/button.module.css';
import { usePermissions } from '../../lib/permissions.ts';
import { showToast } from '../../lib/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { describeJob } from '../office/job-words.ts';
import { describeOutcome } from '../office/saving/describe-outcome.ts';
import { useOfficeWrite } from '../office/saving/use-office-write.ts';
import styles from './desk-page.module.css';
import { deskQuery } from './queries.ts';

/** Work that was given up, and another try. */
export function JobItem({ job }: { job: JobRow }) {
  const write = useOfficeWrite(JOB_PATH);
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const mayRetry = usePermissions().includes('job.retry');
  const retry = async () => {
    setIsBusy(true);
    const outcome = await write({ method: 'POST', id: job.id, action: 'retry/' });
    setIsBusy(false);
    if (outcome.kind !== 'saved') showToast('error', describeOutcome(outcome));
    else showToast('success', m['office.jobs.retried']());
    void client.invalidateQueries({ queryKey: deskQuery().queryKey });
  };
  return (
    <li className={styles.item}>
      <span className={styles.name}>{describeJob(job)}</span>
      {mayRetry && (
        <button
          type="button"
          className={`${buttons.quiet} ${styles.retry}`}
          aria-disabled={isBusy}
          aria-label={m['office.jobs.retryOf']({ job: describeJob(job) })}
          onClick={() => !isBusy && void retry()}
        >
          {m['office.jobs.retry']()}
        </button>
      )}
      <span className={styles.facts}>
        <bdi>{job.last_error}</bdi>
      </span>
    </li>
  );
}
