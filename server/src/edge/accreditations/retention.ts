import type { AppContext } from '../../core/context.ts';
import { removeUnusedFiles } from '../../core/files/unused-files.ts';
import type { Db } from '../../platform/db/db.ts';
import { deleteProofs, listKeptProofs, listProofFiles } from './proofs/queries.ts';
import { toProofEnd } from './rules.ts';

type FileContext = Pick<AppContext, 'database' | 'store'>;

/** Proofs whose retention has ended. */
export async function listDueProofs(db: Db, now: Date) {
  return (await listKeptProofs(db)).filter((proof) => toProofEnd(proof, proof) <= now);
}

export async function eraseProofs(
  context: FileContext,
  proofs: readonly { id: number; sha256: string }[],
  note: (trx: Db) => Promise<void>,
): Promise<void> {
  await context.database.db.transaction().execute(async (trx) => {
    await deleteProofs(
      trx,
      proofs.map(({ id }) => id),
    );
    await note(trx);
  });
  await removeUnusedFiles(
    context,
    proofs.map(({ sha256 }) => sha256),
  );
}

/** Applications with the end of their event. */
export const listWithEnds = (db: Db) =>
  db
    .selectFrom('event_accreditation as accreditation')
    .innerJoin('event', 'event.id', 'accreditation.event_id')
    .select(['accreditation.id', 'accreditation.user_account_id', 'event.ends_on'])
    .orderBy('accreditation.id')
    .execute();

const fields = [
  'accreditation.id',
  'accreditation.status',
  'accreditation.lane',
  'accreditation.outlet',
  'accreditation.order_number',
  'accreditation.order_region',
  'accreditation.website',
  'accreditation.remark',
  'accreditation.submitted_at',
  'accreditation.decided_at',
  'accreditation.reason',
  'accreditation.appeal',
  'accreditation.appealed_at',
  'event.name_en',
  'event.name_it',
  'event.starts_on',
  'event.ends_on',
] as const;

async function describeOne(db: Db, { id, ...row }: { id: number }) {
  const proofs = await listProofFiles(db, { accreditation: id });
  const entries = await db
    .selectFrom('badge_entry')
    .select('at')
    .where('event_accreditation_id', '=', id)
    .orderBy('at')
    .execute();
  return {
    ...row,
    proofs: proofs.map(({ name, created_at }) => ({ name, created_at })),
    entries: entries.map(({ at }) => at),
  };
}

const selectDescribed = (db: Db) =>
  db
    .selectFrom('event_accreditation as accreditation')
    .innerJoin('event', 'event.id', 'accreditation.event_id')
    .select(fields);

/** All stored data about one person's applications. */
export async function describeAccreditationsOf(db: Db, accountId: number) {
  const rows = await selectDescribed(db)
    .where('accreditation.user_account_id', '=', accountId)
    .orderBy('accreditation.id')
    .execute();
  return Promise.all(rows.map(async (row) => ({ ...row, ...(await describeOne(db, row)) })));
}

/** The same for one application; null: deleted. */
export async function describeAccreditation(db: Db, id: number) {
  const row = await selectDescribed(db).where('accreditation.id', '=', id).executeTakeFirst();
  return row === undefined ? null : { ...row, ...(await describeOne(db, row)) };
}

export async function deleteAccreditation(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('event_accreditation').where('id', '=', id).execute();
}
