import { z } from 'zod';
import { deleteAnswersAt } from '../../../content/appointments/answers/personal-data.ts';
import { forgetAuthor } from '../../../content/clippings/personal-data.ts';
import { forgetKitNotesOf } from '../../../content/press-kit/admin/steps.ts';
import { forgetWordsOf } from '../../../content/press-releases/reviews/queries.ts';
import type { Subject } from '../../../core/audit/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { mentions } from '../../../platform/mail/mentions.ts';
import { deleteAlertsAt } from '../../alerts/personal-data.ts';
import { deleteContactMessagesOf } from '../../contact/queries.ts';
import { deleteReportsOf } from '../../error-reports/queries.ts';
import { deleteInvitationsOf } from '../../invitations/forgetting.ts';
import { forgetInMessages, type Person, without } from '../../messages/forgetting.ts';
import { deletePreparedFor } from '../../messages/prepared/personal-data.ts';
import { forgetImported, forgetImportedAuthor } from '../imports.ts';
import { PERSONAL_JOBS } from '../personal-jobs.ts';

export const deleteAccount = (trx: Db, id: number): Promise<void> => deleteAccounts(trx, [id]);

/** Deletes accounts with all references; audit entries lose their person. */
export async function deleteAccounts(trx: Db, ids: readonly number[]): Promise<void> {
  await forgetWordsOf(trx, ids);
  await forgetKitNotesOf(trx, ids);
  await trx.deleteFrom('user_account').where('id', 'in', ids).execute();
}

export async function deleteLockedRecords(trx: Db, accountId: number): Promise<void> {
  await trx.deleteFrom('locked_record').where('user_account_id', '=', accountId).execute();
}

export async function deleteLockedRecord(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('locked_record').where('id', '=', id).execute();
}

export interface NewLockedRecord {
  user_account_id: number;
  locked_at: string;
  erase_at: string;
  document: string;
}

export async function createLockedRecord(trx: Db, record: NewLockedRecord): Promise<void> {
  await trx.insertInto('locked_record').values(record).execute();
}

export async function markProfessionLocked(trx: Db, accountId: number, now: Date): Promise<void> {
  await trx
    .updateTable('user_account')
    .set({ profession_locked_at: now.toISOString() })
    .where('id', '=', accountId)
    .execute();
}

const recipientSchema = z.object({
  to: z.object({ account: z.int().optional(), about: z.int().optional() }),
});

/** Entries are kept: the person is removed with the account, network and details here. */
export async function forgetInAudit(
  trx: Db,
  { by = NO_ACCOUNT, about }: { by?: number; about: Subject },
): Promise<void> {
  await trx
    .updateTable('audit_entry')
    .set({ network: null, fields: null, repeat_key: null })
    .where((eb) => eb.or([eb('user_account_id', '=', by), eb('subject', '=', about)]))
    .execute();
}

/** Id for people without an account. */
export const NO_ACCOUNT = 0;

/** Removes a person from data of others, by account, address and name. Returns the addresses of their invitations. */
export async function forgetPerson(
  context: Pick<AppContext, 'database' | 'now'>,
  trx: Db,
  person: Person & { id: number },
): Promise<string[]> {
  const { id, email } = person;
  await forgetInMails(trx, person);
  await deleteContactMessagesOf(trx, id, email);
  await forgetInMessages(trx, person);
  await deletePreparedFor(trx, email);
  await forgetAuthor(trx, person);
  await deleteAnswersAt(context, trx, email);
  await deleteReportsOf(trx, email);
  await deleteAlertsAt(trx, email);
  await forgetImported(trx, person);
  await forgetImportedAuthor(trx, person);
  return deleteInvitationsOf(trx, person);
}

const listPersonalJobs = (trx: Db) =>
  trx.selectFrom('job').select(['id', 'payload', 'last_error']).where('kind', 'in', PERSONAL_JOBS).execute();

async function deleteJobs(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('job').where('id', 'in', ids).execute();
}

function isForAccount(payload: string, accountId: number): boolean {
  const { to } = recipientSchema.catch({ to: {} }).parse(JSON.parse(payload));
  return to.account === accountId || to.about === accountId;
}

/** Deletes pending and failed messages to an account, or about it. */
export async function deleteMailsForAccount(trx: Db, accountId: number): Promise<void> {
  const jobs = await listPersonalJobs(trx);
  const own = jobs.filter(({ payload }) => isForAccount(payload, accountId));
  await deleteJobs(
    trx,
    own.map(({ id }) => id),
  );
}

/** Deletes pending and failed messages that contain the person's address; others are kept without the name. */
export async function forgetInMails(trx: Db, person: Person): Promise<void> {
  const { email } = person;
  const jobs = await listPersonalJobs(trx);
  const ids = jobs
    .filter(({ payload, last_error }) => mentions(payload, email) || mentions(last_error ?? '', email))
    .map((job) => job.id);
  await deleteJobs(trx, ids);
  for (const { id: job, payload, last_error } of jobs.filter((each) => !ids.includes(each.id))) {
    const left = {
      payload: without(payload, person),
      last_error: last_error && without(last_error, person),
    };
    if (left.payload === payload && left.last_error === last_error) continue;
    await trx.updateTable('job').set(left).where('id', '=', job).execute();
  }
}

export interface RetentionNote {
  action: string;
  /** Ids and counts only, because the log outlives the person. */
  subject: string;
  reason: string;
}

export async function recordRetention(trx: Db, note: RetentionNote, now: Date): Promise<void> {
  await trx
    .insertInto('retention_entry')
    .values({ ...note, at: now.toISOString() })
    .execute();
}
