import type { NameRequest } from '@press-room/contract/companies';
import { publicName } from '../../../core/companies/names.ts';
import { toPerson } from '../../../core/people/people.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';

/** Last name request of a company. */
export async function findNameRequest(db: Db, company_id: number): Promise<NameRequest | null> {
  const row = await db
    .selectFrom('company_name_request as request')
    .leftJoin('user_account as author', 'author.id', 'request.asked_by')
    .select(['request.name', 'request.asked_at', 'request.decided_at', 'request.is_approved', 'request.note'])
    .select(['request.asked_by', 'author.first_name', 'author.last_name'])
    .where('request.company_id', '=', company_id)
    .orderBy('request.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { asked_by, first_name, last_name, is_approved, ...request } = row;
  const decided = is_approved === 1 ? 'approved' : 'refused';
  return {
    ...request,
    state: is_approved === null ? 'waiting' : decided,
    asked_by: toPerson(asked_by, first_name, last_name),
  };
}

/** Replaces a pending request. */
export async function putNameRequest(
  trx: Db,
  request: { company_id: number; name: string; asked_at: string; asked_by: number },
): Promise<void> {
  await deleteWaitingName(trx, request.company_id);
  await trx.insertInto('company_name_request').values(request).execute();
}

/** False if none is pending. */
export async function deleteWaitingName(trx: Db, company_id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('company_name_request')
    .where('company_id', '=', company_id)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the request that was decided; undefined: none is pending. */
export const decideNameRequest = (
  trx: Db,
  company_id: number,
  decision: { decided_at: string; is_approved: number; note: string },
) =>
  trx
    .updateTable('company_name_request')
    .set(decision)
    .where('company_id', '=', company_id)
    .where('decided_at', 'is', null)
    .returning(['name', 'asked_by'])
    .executeTakeFirst();

/** Pending names, earliest first up to a limit, and their number. */
export async function listWaitingNames(db: Db, limit: number) {
  const waiting = db
    .selectFrom('company_name_request as request')
    .innerJoin('company', 'company.id', 'request.company_id')
    .where('request.decided_at', 'is', null);
  const count = await countRows(waiting);
  const rows = await waiting
    .select(['company.id', publicName.as('name'), 'request.name as wanted_name', 'request.asked_at'])
    .orderBy('request.asked_at')
    .orderBy('request.id')
    .limit(limit)
    .execute();
  return { count: count, rows };
}

/** Name requests that an account made for companies. */
export const listNamesAskedBy = (db: Db, accountId: number) =>
  db
    .selectFrom('company_name_request')
    .select(['name', 'asked_at'])
    .where('asked_by', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
