import type { JobRow, JobState } from '@press-room/contract/jobs';
import { m } from '../../paraglide/messages.js';
import type { StatusKind } from './page/status-chip.tsx';

const KINDS: Readonly<Record<string, () => string>> = {
  mail: m['office.jobs.kind.mail'],
  registration: m['office.jobs.kind.registration'],
  renditions: m['office.jobs.kind.renditions'],
  document: m['office.jobs.kind.document'],
  sweep: m['office.jobs.kind.sweep'],
  retention: m['office.jobs.kind.retention'],
  'error-report': m['office.jobs.kind.errorReport'],
  import: m['office.jobs.kind.import'],
  'check-links': m['office.jobs.kind.checkLinks'],
  announcement: m['office.jobs.kind.announcement'],
  delivery: m['office.jobs.kind.delivery'],
  mailbox: m['office.jobs.kind.mailbox'],
  'publish-due': m['office.jobs.kind.publishDue'],
  'release-news': m['office.jobs.kind.releaseNews'],
  'reader-news': m['office.jobs.kind.readerNews'],
  'reader-media-appearing': m['office.jobs.kind.readerMediaAppearing'],
  'reader-media-news': m['office.jobs.kind.readerMediaNews'],
  'alert-request': m['office.jobs.kind.alertRequest'],
  alert: m['office.jobs.kind.alert'],
};

type Job = Pick<JobRow, 'kind' | 'about' | 'asset'>;

/** Description of the job; an unknown kind is shown by its name. */
export function describeWork({ kind, about }: Job): string {
  const words = KINDS[kind]?.() ?? kind;
  return about && !about.startsWith('asset:') ? `${words} (${about})` : words;
}

/** `Pictures in their sizes: kiln.jpg`. */
export const describeJob = (job: Job): string =>
  job.asset === null ? describeWork(job) : `${describeWork(job)}: ${job.asset.name}`;

export const JOB_STATES_SHOWN: Record<JobState, { kind: StatusKind; label: () => string }> = {
  dead: { kind: 'stop', label: m['office.jobs.state.dead'] },
  failing: { kind: 'wait', label: m['office.jobs.state.failing'] },
  running: { kind: 'wait', label: m['office.jobs.state.running'] },
  waiting: { kind: 'plain', label: m['office.jobs.state.waiting'] },
};
