import { ALERT_CONFIRMATION_DAYS, ALERT_TOLD_DAYS } from '@press-room/contract/alerts';
import { ANSWER_DAYS, NEEDS_DAYS, STRANGER_ANSWER_DAYS } from '@press-room/contract/appointment-answers';
import { BASKET_DAYS } from '@press-room/contract/baskets';
import { PROPOSAL_DAYS } from '@press-room/contract/clipping-proposals';
import { OPENING_DAYS } from '@press-room/contract/desk';
import {
  AUDIT_YEARS,
  DEAD_JOB_DAYS,
  EMBARGO_READER_DAYS,
  ERROR_REPORT_DAYS,
  IMPORT_DAYS,
  INVITATION_DAYS,
  SIGN_IN_DAYS,
  UNDELIVERED_DAYS,
} from '@press-room/contract/limits';
import { MAILING_NAMES_DAYS } from '@press-room/contract/mailings';
import { PREPARED_BASKET_DAYS } from '@press-room/contract/prepared-baskets';
import { TAKING_DAYS } from '@press-room/contract/takings';
import {
  countOldAnswers,
  countOldNeeds,
  countStrangers,
  deleteOldAnswers,
  deleteOldNeeds,
  deleteStrangers,
} from '../../../content/appointments/answers/personal-data.ts';
import { countOldProposals, deleteOldProposals } from '../../../content/clippings/proposals/retention.ts';
import { countOldReadings, deleteOldReadings } from '../../../content/press-releases/embargo/readers.ts';
import { countOldTakings, deleteOldTakings } from '../../../content/press-releases/takings/record.ts';
import { countOldEntries, deleteOldEntries } from '../../../core/audit/queries.ts';
import type { Db } from '../../../platform/db/db.ts';
import {
  countOldTold,
  countUnconfirmed,
  deleteOldTold,
  deleteUnconfirmed,
} from '../../alerts/personal-data.ts';
import { countOldBaskets, deleteOldBaskets } from '../../baskets/personal-data.ts';
import { countOldOpenings, deleteOldOpenings } from '../../desk/openings.ts';
import { countOldReports, deleteOldReports } from '../../error-reports/queries.ts';
import { countEndedInvitations, deleteEndedInvitations } from '../../invitations/forgetting.ts';
import { countOldRecipients, forgetOldRecipients } from '../../mailings/personal-data.ts';
import { countOldPrepared, deleteOldPrepared } from '../../messages/prepared/personal-data.ts';
import { countOldRequests, deleteOldRequests } from '../contacts/requests.ts';
import { countOldImports, eraseOldImports } from '../imports.ts';
import { countOldTraces, DEAD_JOBS, DEAD_MAILS, deleteOldTraces } from './retention-queries.ts';

interface Trace {
  what: string;
  days: number;
  count: (db: Db, before: string) => Promise<number>;
  remove: (trx: Db, before: string, now: Date) => Promise<unknown>;
}

/** Data that are deleted after a number of days. */
export const TRACES: readonly Trace[] = [
  { what: 'sign-in traces', days: SIGN_IN_DAYS, count: countOldTraces, remove: deleteOldTraces },
  { what: 'error reports', days: ERROR_REPORT_DAYS, count: countOldReports, remove: deleteOldReports },
  { what: 'undeliverable messages', days: UNDELIVERED_DAYS, ...DEAD_MAILS },
  { what: 'jobs that were given up', days: DEAD_JOB_DAYS, ...DEAD_JOBS },
  {
    what: 'files of imports',
    days: IMPORT_DAYS,
    count: countOldImports,
    remove: (trx, before, now) => eraseOldImports(trx, { before, now }),
  },
  { what: 'audit entries', days: AUDIT_YEARS * 365.25, count: countOldEntries, remove: deleteOldEntries },
  {
    what: 'invitations past their end',
    days: INVITATION_DAYS,
    count: countEndedInvitations,
    remove: deleteEndedInvitations,
  },
  {
    what: 'alerts that nobody confirmed',
    days: ALERT_CONFIRMATION_DAYS,
    count: countUnconfirmed,
    remove: deleteUnconfirmed,
  },
  {
    what: 'links to personal data that nobody followed',
    days: 1,
    count: countOldRequests,
    remove: deleteOldRequests,
  },
  {
    what: 'notes of who was told of which release',
    days: ALERT_TOLD_DAYS,
    count: countOldTold,
    remove: deleteOldTold,
  },
  {
    what: 'notes of who read what was under embargo',
    days: EMBARGO_READER_DAYS,
    count: countOldReadings,
    remove: deleteOldReadings,
  },
  {
    what: 'notes of who took which release',
    days: TAKING_DAYS,
    count: countOldTakings,
    remove: deleteOldTakings,
  },
  {
    what: 'notes of who opened what',
    days: OPENING_DAYS,
    count: countOldOpenings,
    remove: deleteOldOpenings,
  },
  {
    what: 'baskets that nobody changed',
    days: BASKET_DAYS,
    count: countOldBaskets,
    remove: deleteOldBaskets,
  },
  {
    what: 'baskets that the office prepared',
    days: PREPARED_BASKET_DAYS,
    count: countOldPrepared,
    remove: deleteOldPrepared,
  },
  {
    what: 'proposals of clippings',
    days: PROPOSAL_DAYS,
    count: countOldProposals,
    remove: deleteOldProposals,
  },
  {
    what: 'names of recipients of mailings',
    days: MAILING_NAMES_DAYS,
    count: countOldRecipients,
    remove: forgetOldRecipients,
  },
  {
    what: 'needs of people at appointments',
    days: NEEDS_DAYS,
    count: countOldNeeds,
    remove: deleteOldNeeds,
  },
  {
    what: 'answers of strangers to appointments',
    days: STRANGER_ANSWER_DAYS,
    count: countStrangers,
    remove: deleteStrangers,
  },
  {
    what: 'answers to appointments',
    days: ANSWER_DAYS,
    count: countOldAnswers,
    remove: deleteOldAnswers,
  },
];
