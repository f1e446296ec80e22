import { type Invitation, type InvitationState, invitationSchema } from '@press-room/contract/invitations';
import { expressionBuilder, type Insertable, type Updateable } from 'kysely';
import { isOpenInvitation } from '../../core/account/open-invitations.ts';
import { isWithin } from '../../core/admin/own-company.ts';
import { publicName } from '../../core/companies/names.ts';
import { toPerson } from '../../core/people/people.ts';
import type { Db } from '../../platform/db/db.ts';
import type { InvitationTable } from '../../platform/db/invitation-tables.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Scope } from '../../platform/http/authentication.ts';
import type { FieldMap } from '../../platform/http/datatables.ts';
import { toAddressKey } from '../../platform/text/keys.ts';

const eb = expressionBuilder<Schema, 'invitation'>();

export const INVITATION_FIELDS: FieldMap = {
  id: eb.ref('invitation.id'),
  email: { address: eb.ref('invitation.email'), keyed: eb.ref('invitation.address_key') },
  first_name: eb.ref('invitation.first_name'),
  last_name: eb.ref('invitation.last_name'),
  sent_at: eb.ref('invitation.sent_at'),
  expires_at: eb.ref('invitation.expires_at'),
};

/** Last sent first. */
export const INVITATION_ORDER = [
  { by: eb.ref('invitation.sent_at'), direction: 'desc' as const },
  { by: eb.ref('invitation.id'), direction: 'desc' as const },
];

export interface InvitationFilter {
  state?: InvitationState | undefined;
  company?: number | undefined;
  scope: Scope;
}

export function selectInvitations(db: Db, { state, company, scope }: InvitationFilter, now: Date) {
  let query = db
    .selectFrom('invitation')
    .select('invitation.id')
    .where(isWithin(eb.ref('invitation.company_id'), scope));
  if (company !== undefined) query = query.where('invitation.company_id', '=', company);
  if (state === undefined) return query;
  if (state === 'accepted') return query.where('invitation.accepted_at', 'is not', null);
  if (state === 'revoked') return query.where('invitation.revoked_at', 'is not', null);
  return query
    .where('invitation.accepted_at', 'is', null)
    .where('invitation.revoked_at', 'is', null)
    .where('invitation.expires_at', state === 'waiting' ? '>' : '<=', now.toISOString());
}

interface Ends {
  accepted_at: string | null;
  revoked_at: string | null;
  expires_at: string;
}

export function stateOf({ accepted_at, revoked_at, expires_at }: Ends, now: Date): InvitationState {
  if (accepted_at !== null) return 'accepted';
  if (revoked_at !== null) return 'revoked';
  return expires_at > now.toISOString() ? 'waiting' : 'expired';
}

const selectWhole = (db: Db) =>
  db
    .selectFrom('invitation')
    .leftJoin('company', 'company.id', 'invitation.company_id')
    .leftJoin('user_account as officer', 'officer.id', 'invitation.invited_by')
    .selectAll('invitation')
    .select(publicName.as('company_name'))
    .select(['officer.first_name as officer_first_name', 'officer.last_name as officer_last_name']);
type WholeInvitation = Awaited<ReturnType<ReturnType<typeof selectWhole>['execute']>>[number];

function toInvitation(stored: WholeInvitation, now: Date): Invitation {
  const { company_id, company_name, officer_first_name, officer_last_name, ...row } = stored;
  return invitationSchema.parse({
    ...row,
    groups: JSON.parse(row.groups) as unknown,
    company: company_id === null ? null : { id: company_id, name: company_name },
    state: stateOf(row, now),
    invited_by: toPerson(row.invited_by, officer_first_name, officer_last_name),
    account: row.user_account_id,
  });
}

/** In the order of the ids. */
export async function listInvitations(db: Db, ids: readonly number[], now: Date): Promise<Invitation[]> {
  if (ids.length === 0) return [];
  const rows = await selectWhole(db).where('invitation.id', 'in', ids).execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = stored.get(id);
    return row === undefined ? [] : [toInvitation(row, now)];
  });
}

/** @throws 404 */
export async function getInvitation(db: Db, id: number, now: Date): Promise<Invitation> {
  const [invitation] = await listInvitations(db, [id], now);
  if (invitation === undefined) throw notFound();
  return invitation;
}

export async function findInvitation(db: Db, id: number): Promise<WholeInvitation | null> {
  return (await selectWhole(db).where('invitation.id', '=', id).executeTakeFirst()) ?? null;
}

/** Whether there is an open invitation to this address: any, or one of a company. */
export async function isInvited(db: Db, email: string, scope: Scope): Promise<boolean> {
  const row = await db
    .selectFrom('invitation')
    .select('id')
    .where('email', '=', email)
    .where(isOpenInvitation)
    .where((where) => isWithin(where.ref('invitation.company_id'), scope))
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertInvitation(trx: Db, values: Insertable<InvitationTable>): Promise<number> {
  const { id } = await trx
    .insertInto('invitation')
    .values({ ...values, address_key: toAddressKey(values.email) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateInvitation(
  trx: Db,
  id: number,
  values: Updateable<InvitationTable>,
): Promise<void> {
  await trx.updateTable('invitation').set(values).where('id', '=', id).execute();
}

/** Returns false if it was accepted, revoked or sent again meanwhile. */
export async function markAccepted(
  trx: Db,
  { id, version }: { id: number; version: number },
  { account, at }: { account: number; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitation')
    .set({ accepted_at: at, user_account_id: account, version: version + 1, updated_at: at })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function isCompany(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('company').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
