import { MAIL_JOB } from '../../mail/queue.ts';
import { REGISTRATION_JOB } from '../account/registration/job.ts';
import { NOTICE_JOB } from '../press-releases/notices/notices.ts';

/** Jobs that hold what a person wrote or is called. */
export const PERSONAL_JOBS = [MAIL_JOB, REGISTRATION_JOB, NOTICE_JOB];
