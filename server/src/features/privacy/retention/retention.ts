import { CONTACT_MONTHS, SIGN_IN_DAYS, UNVERIFIED_DAYS } from '@press-room/contract/limits';
import type { Db } from '../../../db/database.ts';
import { forgetOldLimits } from '../../../http/rate-limit.ts';
import { findAccountById } from '../../account/queries.ts';
import { forgetEndedSessions } from '../../account/session/queries.ts';
import { deleteContactMessages, listContactInstants } from '../../contact/queries.ts';
import { toMessageEnd } from '../../contact/rules.ts';
import { countNamedDownloads, forgetDownloaders } from '../../downloads/queries.ts';
import { countOldReports, deleteOldReports } from '../../error-reports/queries.ts';
import { type ErasureContext, eraseAccount } from '../erasure/erasure.ts';
import { deleteLockedRecord, recordRetention } from '../erasure/erasure-queries.ts';
import { findErasureRequest } from '../queries.ts';
import { lockAccount, lockProfession } from './locking.ts';
import {
  countDeadMails,
  countOldTraces,
  deleteDeadMails,
  deleteOldTraces,
  listClockedAccounts,
  listDueErasures,
  listDueRecords,
  listEvents,
  listUnverified,
} from './retention-queries.ts';
import { toForgetInstant, toLockInstant } from './retention-rules.ts';

const DAY_MS = 86_400_000;
const ASKED_FOR = 'asked for by the person';

/** One thing that retention has to do, in words for the dry run and as a deed. */
export interface RetentionStep {
  action: string;
  subject: string;
  reason: string;
  run(context: ErasureContext): Promise<unknown>;
}

/** Everything that is due now; nothing is changed. */
export async function planRetention(db: Db, now: Date): Promise<RetentionStep[]> {
  return [
    ...(await planErasures(db, now)),
    ...(await planLocking(db, now)),
    ...(await planRecords(db, now)),
    ...(await planMessages(db, now)),
    ...(await planTraces(db, now)),
    ...(await planDownloads(db, now)),
  ];
}

export async function runRetention(context: ErasureContext): Promise<RetentionStep[]> {
  const { database, now } = context;
  const steps = await planRetention(database.db, now());
  for (const step of steps) await step.run(context);
  await forgetOldLimits(database.db, now());
  await forgetEndedSessions(database.db, now());
  return steps;
}

const daysBefore = (now: Date, days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();

async function planErasures(db: Db, now: Date): Promise<RetentionStep[]> {
  const toStep = (id: number, reason: string, isDue: (trx: Db) => Promise<boolean>): RetentionStep => ({
    action: 'erase',
    subject: `user_account:${id}`,
    reason,
    run: (context) =>
      eraseAccount(context, id, { by: null, reason, isAnnounced: reason === ASKED_FOR, isDue }),
  });
  const isAskedFor = (id: number) => async (trx: Db) => (await findErasureRequest(trx, id)) !== null;
  const isUnverified = (id: number) => async (trx: Db) =>
    (await findAccountById(trx, id))?.verified_at === null;
  const due = await listDueErasures(db, now.toISOString());
  const unverified = await listUnverified(db, daysBefore(now, UNVERIFIED_DAYS));
  return [
    ...due.map(({ user_account_id }) => toStep(user_account_id, ASKED_FOR, isAskedFor(user_account_id))),
    ...unverified.map(({ id }) => toStep(id, `never verified in ${UNVERIFIED_DAYS} days`, isUnverified(id))),
  ];
}

async function planLocking(db: Db, now: Date): Promise<RetentionStep[]> {
  const events = await listEvents(db);
  const accounts = await listClockedAccounts(db);
  return accounts.flatMap(({ id, created_at, last_sign_in_at, profession_locked_at, marketing }) => {
    const lastActivity = last_sign_in_at ?? created_at;
    const due = toLockInstant(new Date(lastActivity), events);
    if (due === null || due > now) return [];
    const subject = `user_account:${id}`;
    const reason = `event and 6 months over since ${due.toISOString().slice(0, 10)}`;
    if (marketing !== 1) {
      return [
        {
          action: 'lock',
          subject,
          reason,
          run: (context) => lockAccount(context, id, { due, reason, lastActivity }),
        },
      ];
    }
    // Name and address serve the marketing consent until it is withdrawn; the rest has no purpose left.
    if (profession_locked_at !== null && profession_locked_at >= lastActivity) return [];
    const kept = `${reason}; marketing consent keeps name and address`;
    return [
      {
        action: 'lock profession',
        subject,
        reason: kept,
        run: (context) => lockProfession(context, id, { due, reason: kept, lastActivity }),
      },
    ];
  });
}

async function planRecords(db: Db, now: Date): Promise<RetentionStep[]> {
  const records = await listDueRecords(db, now.toISOString());
  return records.map(({ id }) => {
    const note = {
      action: 'erase locked',
      subject: `locked_record:${id}`,
      reason: '6 years of legal purposes over',
    };
    return {
      ...note,
      run: ({ database }) =>
        database.db.transaction().execute(async (trx) => {
          await deleteLockedRecord(trx, id);
          await recordRetention(trx, note, now);
        }),
    };
  });
}

async function planMessages(db: Db, now: Date): Promise<RetentionStep[]> {
  const events = await listEvents(db);
  const messages = await listContactInstants(db);
  const due = messages.filter(({ created_at }) => toMessageEnd(new Date(created_at), events) <= now);
  if (due.length === 0) return [];
  const note = {
    action: 'delete',
    subject: `${due.length} messages to the press office`,
    reason: `event and 6 months over, or older than ${CONTACT_MONTHS} months`,
  };
  const remove = async (trx: Db) => {
    await deleteContactMessages(
      trx,
      due.map(({ id }) => id),
    );
    await recordRetention(trx, note, now);
  };
  return [{ ...note, run: ({ database }) => database.db.transaction().execute(remove) }];
}

async function planTraces(db: Db, now: Date): Promise<RetentionStep[]> {
  const before = daysBefore(now, SIGN_IN_DAYS);
  const traces = await countOldTraces(db, before);
  const reports = await countOldReports(db, before);
  const mails = await countDeadMails(db, daysBefore(now, UNVERIFIED_DAYS));
  const toStep = (subject: string, reason: string, remove: (trx: Db) => Promise<unknown>): RetentionStep => ({
    action: 'delete',
    subject,
    reason,
    run: ({ database }) =>
      database.db.transaction().execute(async (trx) => {
        await remove(trx);
        await recordRetention(trx, { action: 'delete', subject, reason }, now);
      }),
  });
  return [
    ...(traces === 0
      ? []
      : [
          toStep(`${traces} sign-in traces`, `older than ${SIGN_IN_DAYS} days`, (trx) =>
            deleteOldTraces(trx, before),
          ),
        ]),
    ...(reports === 0
      ? []
      : [
          toStep(`${reports} error reports`, `older than ${SIGN_IN_DAYS} days`, (trx) =>
            deleteOldReports(trx, before),
          ),
        ]),
    ...(mails === 0
      ? []
      : [
          toStep(`${mails} undeliverable messages`, `older than ${UNVERIFIED_DAYS} days`, (trx) =>
            deleteDeadMails(trx, daysBefore(now, UNVERIFIED_DAYS)),
          ),
        ]),
  ];
}

/** Records of downloads stay as figures; whom they name is forgotten, also of accounts that go on. */
async function planDownloads(db: Db, now: Date): Promise<RetentionStep[]> {
  const before = toForgetInstant(now, await listEvents(db))?.toISOString();
  const count = before === undefined ? 0 : await countNamedDownloads(db, before);
  if (before === undefined || count === 0) return [];
  const subject = `${count} download records`;
  const reason = `before ${before.slice(0, 10)}: event and 6 months over`;
  return [
    {
      action: 'anonymise',
      subject,
      reason,
      run: ({ database }) =>
        database.db.transaction().execute(async (trx) => {
          await forgetDownloaders(trx, before);
          await recordRetention(trx, { action: 'anonymise', subject, reason }, now);
        }),
    },
  ];
}
