import { NOTICE_JOB } from '../../content/press-releases/notices/notices.ts';
import { REGISTRATION_JOB } from '../../core/account/registration/job.ts';
import { MAIL_JOB } from '../../platform/mail/queue.ts';
import { ALERT_JOB, ALERT_REQUEST_JOB } from '../alerts/jobs.ts';
import { TAKER_JOB } from '../takings/jobs.ts';

/** Jobs with a person's text or name. */
export const PERSONAL_JOBS = [
  MAIL_JOB,
  REGISTRATION_JOB,
  NOTICE_JOB,
  ALERT_REQUEST_JOB,
  ALERT_JOB,
  TAKER_JOB,
];
