import { JOB_PATH, type JobRow } from '@press-room/contract/jobs';
import { useState } from 'react';
import buttons from '../../components/button.module.css';
import { usePermissions } from '../../lib/permissions.ts';
import { showToast } from '../../lib/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { describeJob } from './job-words.ts';
import { describeOutcome } from './saving/describe-outcome.ts';
import { useOfficeWrite } from './saving/use-office-write.ts';

interface RetryButtonProps {
  job: JobRow;
  className?: string | undefined;
  /** Called after success and failure: the shown state can be outdated. */
  onTried?: () => void;
}

/** Retries a failed job from its first attempt. */
export function RetryButton({ job, className = '', onTried }: RetryButtonProps) {
  const write = useOfficeWrite(JOB_PATH);
  const [isBusy, setIsBusy] = useState(false);
  const mayRetry = usePermissions().includes('job.retry');
  if (!mayRetry || job.state === 'running' || job.state === 'waiting') return null;
  const retry = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const outcome = await write({ method: 'POST', id: job.id, action: 'retry/' });
    setIsBusy(false);
    if (outcome.kind === 'saved') showToast('success', m['office.jobs.retried']());
    else showToast('error', describeOutcome(outcome));
    onTried?.();
  };
  return (
    <button
      type="button"
      className={`${buttons.quiet} ${className}`}
      aria-disabled={isBusy}
      aria-label={m['office.jobs.retryOf']({ job: describeJob(job) })}
      onClick={() => void retry()}
    >
      {m['office.jobs.retry']()}
    </button>
  );
}
