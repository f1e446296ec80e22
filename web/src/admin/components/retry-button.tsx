import { JOB_PATH, type JobRow } from '@press-room/contract/jobs';
import buttons from '../../components/button.module.css';
import { usePermissions } from '../../lib/permissions.ts';
import { showToast } from '../../lib/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { describeJob } from './job-words.ts';
import { useOfficeAct } from './saving/use-office-write.ts';

interface RetryButtonProps {
  job: JobRow;
  className?: string | undefined;
  /** Called after success and failure: the shown state can be outdated. */
  onTried?: () => void;
}

/** Retries a failed job from its first attempt. */
export function RetryButton({ job, className = '', onTried }: RetryButtonProps) {
  const { isBusy, act } = useOfficeAct(JOB_PATH);
  const mayRetry = usePermissions().includes('job.retry');
  if (!mayRetry || job.state === 'running' || job.state === 'waiting') return null;
  const retry = async () => {
    const saved = await act({ method: 'POST', id: job.id, action: 'retry/' });
    if (saved) showToast('success', m['office.jobs.retried']());
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
