import { CONTACT_MONTHS, UNDELIVERED_DAYS, UNVERIFIED_DAYS } from '@press-room/contract/limits';
import { forgetAbsent } from '../../../content/press-releases/editor/presence.ts';
import { findAccountById } from '../../../core/account/queries.ts';
import { forgetEndedSessions } from '../../../core/account/session/queries.ts';
import { findErasureRequest } from '../../../core/personal-data/consents.ts';
import {
  type RetentionClock,
  toForgetInstant,
  toLockInstant,
} from '../../../core/personal-data/retention-rules.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/db/db.ts';
import { forgetOldLimits } from '../../../platform/http/rate-limit.ts';
import { deleteContactMessages, listContactInstants } from '../../contact/queries.ts';
import { toMessageEnd } from '../../contact/rules.ts';
import { countNamedDownloads, forgetDownloaders } from '../../downloads/queries.ts';
import { forgetEndedLinks } from '../../previews/queries.ts';
import { type ErasureContext, eraseAccount } from '../erasure/erasure.ts';
import { deleteLockedRecord } from '../erasure/erasure-queries.ts';
import { planAccreditations, planProofs } from './accreditations.ts';
import { planFigures } from './figures.ts';
import { lockAccount, lockProfession } from './locking.ts';
import { doNoted } from './noted.ts';
import {
  listClockedAccounts,
  listDueErasures,
  listDueRecords,
  listEvents,
  listUnverified,
} from './retention-queries.ts';
import type { RetentionStep } from './retention-step.ts';
import { TRACES } from './traces.ts';

const DAY_MS = 86_400_000;
const ASKED_FOR = 'asked for by the person';

type PlanContext = Pick<ErasureContext, 'config' | 'database' | 'now'>;

/** All actions that are due; changes nothing. */
export async function planRetention({
  config,
  database: { db },
  now: clockNow,
}: PlanContext): Promise<RetentionStep[]> {
  const now = clockNow();
  const clock = { events: await listEvents(db), withoutEvent: config.RETENTION_WITHOUT_EVENT };
  return [
    ...(await planErasures(db, now)),
    ...(await planLocking(db, clock, now)),
    ...(await planProofs(db, now)),
    ...(await planAccreditations(db, now)),
    ...(await planRecords(db, now)),
    ...(await planMessages(db, clock, now)),
    ...(await planTraces(db, now)),
    ...(await planOutbox(config, now)),
    ...(await planDownloads(db, clock, now)),
    ...(await planFigures(db, now)),
  ];
}

export async function runRetention(context: ErasureContext): Promise<RetentionStep[]> {
  const { database, now } = context;
  const steps = await planRetention(context);
  for (const step of steps) await step.run(context);
  await forgetOldLimits(database.db, now());
  await forgetEndedSessions(database.db, now());
  await forgetEndedLinks(database.db, now());
  await forgetAbsent(database.db, now());
  await database.forget();
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

async function planLocking(db: Db, clock: RetentionClock, now: Date): Promise<RetentionStep[]> {
  const accounts = await listClockedAccounts(db);
  return accounts.flatMap(
    ({ id, created_at, last_sign_in_at, profession_locked_at, marketing, ...account }) => {
      const lastActivity = last_sign_in_at ?? created_at;
      const due = toLockInstant(new Date(lastActivity), clock, account.accredited_until);
      if (due > now) return [];
      const subject = `user_account:${id}`;
      const reason = `${describeClock(clock)} over since ${due.toISOString().slice(0, 10)}`;
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
      // Name and address are needed for the marketing consent until it is withdrawn; the rest has no purpose.
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
    },
  );
}

async function planRecords(db: Db, now: Date): Promise<RetentionStep[]> {
  const records = await listDueRecords(db, now.toISOString());
  return records.map(({ id }) => {
    const note = {
      action: 'erase locked',
      subject: `locked_record:${id}`,
      reason: '6 years of legal purposes over',
    };
    const remove = (trx: Db) => deleteLockedRecord(trx, id);
    return { ...note, run: ({ database }) => doNoted(database, note, now, remove) };
  });
}

async function planMessages(db: Db, clock: RetentionClock, now: Date): Promise<RetentionStep[]> {
  const messages = await listContactInstants(db);
  const due = messages.filter(({ created_at }) => toMessageEnd(new Date(created_at), clock) <= now);
  if (due.length === 0) return [];
  const note = {
    action: 'delete',
    subject: `${due.length} messages to the press office`,
    reason: `${describeClock(clock)} over, or older than ${CONTACT_MONTHS} months`,
  };
  const ids = due.map(({ id }) => id);
  const remove = (trx: Db) => deleteContactMessages(trx, ids);
  return [{ ...note, run: ({ database }) => doNoted(database, note, now, remove) }];
}

async function planTraces(db: Db, now: Date): Promise<RetentionStep[]> {
  const steps: RetentionStep[] = [];
  for (const { what, days, count, remove } of TRACES) {
    const before = daysBefore(now, days);
    const old = await count(db, before);
    if (old === 0) continue;
    const note = { action: 'delete', subject: `${old} ${what}`, reason: `older than ${days} days` };
    const run: RetentionStep['run'] = ({ database }) =>
      doNoted(database, note, now, (trx) => remove(trx, before, now));
    steps.push({ ...note, run });
  }
  return steps;
}

/** Without a mail server, messages stay in the outbox until they are deleted here. */
async function planOutbox({ DATA_DIR }: Config, now: Date): Promise<RetentionStep[]> {
  const { countOldInOutbox, removeOldFromOutbox } = await import('../../../platform/mail/outbox.ts');
  const before = new Date(daysBefore(now, UNDELIVERED_DAYS));
  const count = await countOldInOutbox(DATA_DIR, before);
  if (count === 0) return [];
  const note = {
    action: 'delete',
    subject: `${count} messages of the outbox`,
    reason: `older than ${UNDELIVERED_DAYS} days`,
  };
  return [
    {
      ...note,
      run: async ({ database }) => {
        await removeOldFromOutbox(DATA_DIR, before);
        await doNoted(database, note, now, async () => undefined);
      },
    },
  ];
}

/** Records of downloads are kept for statistics, without the person, even if the account remains. */
async function planDownloads(db: Db, clock: RetentionClock, now: Date): Promise<RetentionStep[]> {
  const before = toForgetInstant(now, clock)?.toISOString();
  const count = before === undefined ? 0 : await countNamedDownloads(db, before);
  if (before === undefined || count === 0) return [];
  const note = {
    action: 'anonymise',
    subject: `${count} download records`,
    reason: `before ${before.slice(0, 10)}: ${describeClock(clock)} over`,
  };
  return [
    {
      ...note,
      run: ({ database }) => doNoted(database, note, now, (trx) => forgetDownloaders(trx, before)),
    },
  ];
}

const describeClock = ({ events, withoutEvent }: RetentionClock): string =>
  events.length === 0 ? `${withoutEvent} months without an event` : 'event and 6 months';
