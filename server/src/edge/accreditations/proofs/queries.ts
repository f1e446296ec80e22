import { PROOF_MEDIA_TYPES, type Proof, proofSchema } from '@press-room/contract/event-accreditations';
import type { Insertable } from 'kysely';
import { z } from 'zod';
import type { EventAccreditationProofTable } from '../../../platform/db/accreditation-tables.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';

const proofRowSchema = proofSchema.extend({ event_accreditation_id: z.int() });

export type ProofMediaType = (typeof PROOF_MEDIA_TYPES)[number];
export const isProofType = (media_type: string): media_type is ProofMediaType =>
  PROOF_MEDIA_TYPES.some((each) => each === media_type);

/** By accreditation, in order of arrival. */
export async function listProofs(db: Db, ids: readonly number[]): Promise<Map<number, Proof[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('event_accreditation_proof')
    .select(['id', 'event_accreditation_id', 'name', 'media_type', 'bytes', 'created_at'])
    .where('event_accreditation_id', 'in', ids)
    .orderBy('id')
    .execute();
  return Map.groupBy(z.array(proofRowSchema).parse(rows), (row) => row.event_accreditation_id);
}

export async function findProof(db: Db, accreditationId: number, id: number) {
  const row = await db
    .selectFrom('event_accreditation_proof')
    .select(['id', 'sha256', 'name', 'media_type'])
    .where('event_accreditation_id', '=', accreditationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertProof(trx: Db, proof: Insertable<EventAccreditationProofTable>): Promise<void> {
  await trx.insertInto('event_accreditation_proof').values(proof).execute();
}

export async function countProofs(db: Db, accreditationId: number): Promise<number> {
  return countRows(
    db.selectFrom('event_accreditation_proof').where('event_accreditation_id', '=', accreditationId),
  );
}

export async function deleteProofs(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('event_accreditation_proof').where('id', 'in', ids).execute();
}

/** Files of all applications of one person, or of one application. */
export const listProofFiles = (db: Db, of: { account: number } | { accreditation: number }) => {
  const query = db
    .selectFrom('event_accreditation_proof as proof')
    .innerJoin('event_accreditation as accreditation', 'accreditation.id', 'proof.event_accreditation_id')
    .select(['proof.sha256', 'proof.name', 'proof.created_at']);
  return 'account' in of
    ? query.where('accreditation.user_account_id', '=', of.account).execute()
    : query.where('accreditation.id', '=', of.accreditation).execute();
};

/** All proofs with the dates that determine their retention. */
export const listKeptProofs = (db: Db) =>
  db
    .selectFrom('event_accreditation_proof as proof')
    .innerJoin('event_accreditation as accreditation', 'accreditation.id', 'proof.event_accreditation_id')
    .innerJoin('event', 'event.id', 'accreditation.event_id')
    .select(['proof.id', 'proof.sha256', 'accreditation.status', 'accreditation.decided_at', 'event.ends_on'])
    .orderBy('proof.id')
    .execute();
