import { formatBadgeCode } from '@press-room/contract/check-in';
import {
  type OfficeAccreditation,
  type OfficeAccreditationRow,
  type OwnAccreditation,
  officeAccreditationRowSchema,
  officeAccreditationSchema,
  ownAccreditationSchema,
  type Proof,
} from '@press-room/contract/event-accreditations';
import type { FairEvent } from '@press-room/contract/events';
import type { AppContext } from '../../core/context.ts';
import { toEvent } from '../../core/events/event.ts';
import { toPerson } from '../../core/people/people.ts';
import type { Db } from '../../platform/db/db.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { signBadge } from './badges/badge.ts';
import { listProofs } from './proofs/queries.ts';
import {
  findStored,
  listEntries,
  listStoredById,
  listStoredOf,
  type StoredAccreditation,
} from './queries.ts';
import { toAppealEnd, toProofEnd } from './rules.ts';

export type BadgeContext = Pick<AppContext, 'badgeKeys'>;

async function listEvents(db: Db, ids: readonly number[]): Promise<Map<number, FairEvent>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('event')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, toEvent(row)]));
}

async function getEvent(db: Db, id: number): Promise<FairEvent> {
  const event = (await listEvents(db, [id])).get(id);
  if (event === undefined) throw notFound();
  return event;
}

interface Known {
  event: FairEvent;
  proofs: Proof[];
}

const toErasure = (stored: StoredAccreditation, { event, proofs }: Known): string | null =>
  proofs.length === 0 ? null : toProofEnd(stored, event).toISOString();

async function toOwn(
  { badgeKeys }: BadgeContext,
  stored: StoredAccreditation,
  known: Known,
): Promise<OwnAccreditation> {
  const { status, badge_code } = stored;
  const hasBadge = status === 'approved' && badge_code !== null;
  return ownAccreditationSchema.parse({
    ...stored,
    ...known,
    proofs_erased_at: toErasure(stored, known),
    appeal_until: toAppealEnd(stored, known.event),
    badge: hasBadge ? { token: await signBadge(badgeKeys, stored), code: formatBadgeCode(badge_code) } : null,
  });
}

/** Accreditations of one person, latest event first. */
export async function listOwn(context: BadgeContext, db: Db, accountId: number): Promise<OwnAccreditation[]> {
  const rows = await listStoredOf(db, accountId);
  const events = await listEvents(
    db,
    rows.map((row) => row.event_id),
  );
  const proofs = await listProofs(
    db,
    rows.map(({ id }) => id),
  );
  return Promise.all(
    rows.flatMap((row) => {
      const event = events.get(row.event_id);
      return event === undefined ? [] : [toOwn(context, row, { event, proofs: proofs.get(row.id) ?? [] })];
    }),
  );
}

/** @throws 404, also for one of another person */
export async function getStoredOf(db: Db, id: number, accountId: number): Promise<StoredAccreditation> {
  const stored = await findStored(db, id);
  if (stored === null || stored.user_account_id !== accountId) throw notFound();
  return stored;
}

/** @throws 404, also for one of another person */
export async function getOwn(
  context: BadgeContext,
  db: Db,
  { id, accountId }: { id: number; accountId: number },
): Promise<OwnAccreditation> {
  const stored = await getStoredOf(db, id, accountId);
  const proofs = (await listProofs(db, [id])).get(id) ?? [];
  return toOwn(context, stored, { event: await getEvent(db, stored.event_id), proofs });
}

const toApplicant = ({
  user_account_id: id,
  first_name,
  last_name,
  email,
  language,
}: StoredAccreditation) => ({
  id,
  first_name,
  last_name,
  email,
  language,
});

/** For the press office, without applications that were not submitted. @throws 404 */
export async function getOfficeAccreditation(db: Db, id: number): Promise<OfficeAccreditation> {
  const stored = await findStored(db, id);
  if (stored === null || stored.status === 'draft') throw notFound();
  const known = {
    event: await getEvent(db, stored.event_id),
    proofs: (await listProofs(db, [id])).get(id) ?? [],
  };
  const entries = await listEntries(db, id);
  return officeAccreditationSchema.parse({
    ...stored,
    ...known,
    proofs_erased_at: toErasure(stored, known),
    person: toApplicant(stored),
    decided_by: await findPerson(db, stored.decided_by),
    badge_code: stored.badge_code === null ? null : formatBadgeCode(stored.badge_code),
    entries: entries.map(({ at, user_account_id, first_name, last_name }) => ({
      at,
      by: toPerson(user_account_id, first_name, last_name),
    })),
  });
}

async function findPerson(db: Db, id: number | null) {
  if (id === null) return null;
  const row = await db
    .selectFrom('user_account')
    .select(['id', 'first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

const AT_ONCE = 500;

/** Rows of the office's list in the order of the ids. */
export async function listOfficeRows(db: Db, ids: readonly number[]): Promise<OfficeAccreditationRow[]> {
  const found: OfficeAccreditationRow[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    const stored = new Map((await listStoredById(db, some)).map((row) => [row.id, row]));
    const proofs = await listProofs(db, some);
    const events = await listEvents(
      db,
      [...stored.values()].map((row) => row.event_id),
    );
    for (const id of some) {
      const row = stored.get(id);
      const event = row === undefined ? undefined : events.get(row.event_id);
      if (row === undefined || event === undefined) continue;
      found.push(
        officeAccreditationRowSchema.parse({
          ...row,
          event,
          person: toApplicant(row),
          proofs: proofs.get(id)?.length ?? 0,
        }),
      );
    }
  }
  return found;
}
