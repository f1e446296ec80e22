import type { JobRow } from '@press-room/contract/jobs';
import { Link } from 'wouter';
import { toOfficeAsset } from '../paths.ts';
import { describeWork } from './job-words.ts';

/** Description of a job, with its file. */
export function JobName({ job }: { job: JobRow }) {
  return (
    <>
      {describeWork(job)}
      {job.asset !== null && (
        <>
          {': '}
          <Link href={toOfficeAsset(job.asset.id)}>
            <bdi>{job.asset.name}</bdi>
          </Link>
        </>
      )}
    </>
  );
}
