import {
  EDITABLE_STATUSES,
  type OwnAccreditation,
  PROOF_MAX_BYTES,
  PROOFS_MAX,
} from '@press-room/contract/event-accreditations';
import { intakeFile } from '../../../content/assets/intake/intake.ts';
import { HEAD_BYTES, recogniseFile } from '../../../content/assets/intake/recognise.ts';
import { recordAudit } from '../../../core/audit/queries.ts';
import { keepStored, removeUnusedFiles } from '../../../core/files/unused-files.ts';
import type { Db } from '../../../platform/db/db.ts';
import { conflict, invalidField, invalidFields, notFound } from '../../../platform/errors/errors.ts';
import type { Officer } from '../../../platform/http/officer.ts';
import type { Client } from '../../../platform/limited/concurrency-limiter.ts';
import { getOwn, getStoredOf } from '../accreditation.ts';
import type { OwnContext } from '../own/service.ts';
import { countProofs, deleteProofs, findProof, insertProof, isProofType, listProofFiles } from './queries.ts';

export interface ReceivedProof {
  bytes: Buffer;
  name: string;
  /** Sender. */
  client: Client;
}

interface Place {
  id: number;
  person: Officer;
}

/** Raises the version, so that conflicts with older ones are detected. @throws 404, 409 after submission */
async function claimEditable(trx: Db, { id, person }: Place, now: Date): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('event_accreditation')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: now.toISOString() }))
    .where('id', '=', id)
    .where('user_account_id', '=', person.id)
    .where('status', 'in', EDITABLE_STATUSES)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await getStoredOf(trx, id, person.id);
  throw conflict('application_sent');
}

/** Checks the content, not the name; a refused file is not stored. @throws 400, 404, 409 */
export async function addProof(
  context: OwnContext,
  place: Place,
  received: ReceivedProof | undefined,
): Promise<OwnAccreditation> {
  const { database, now } = context;
  const { id, person } = place;
  if (received === undefined) throw invalidField('file', 'required');
  await getStoredOf(database.db, id, person.id);
  const { media_type } = await recogniseFile(received.bytes.subarray(0, HEAD_BYTES));
  if (!isProofType(media_type)) throw invalidField('file', 'proof_type');
  const maxBytes = { picture: PROOF_MAX_BYTES, document: PROOF_MAX_BYTES };
  const file = await intakeFile(context, received.bytes, received.name, {
    maxBytes,
    client: received.client,
  });
  return database.db.transaction().execute(async (trx) => {
    await claimEditable(trx, place, now());
    if ((await countProofs(trx, id)) >= PROOFS_MAX) {
      throw invalidFields({ file: [{ key: 'too_many', parameters: { n: PROOFS_MAX } }] });
    }
    await keepStored(context, trx, [file.key]);
    await insertProof(trx, {
      event_accreditation_id: id,
      sha256: file.key,
      name: file.name,
      media_type,
      bytes: file.bytes,
      created_at: now().toISOString(),
    });
    const entry = { by: person.id, action: 'add_proof', about: `accreditation:${id}` } as const;
    await recordAudit(trx, entry, now());
    return getOwn(context, trx, { id, accountId: person.id });
  });
}

/** @throws 404, 409 */
export async function removeProof(
  context: OwnContext,
  place: Place,
  proofId: number,
): Promise<OwnAccreditation> {
  const { database, now } = context;
  const { id, person } = place;
  const files = await listProofFiles(database.db, { accreditation: id });
  const left = await database.db.transaction().execute(async (trx) => {
    await claimEditable(trx, place, now());
    if ((await findProof(trx, id, proofId)) === null) throw notFound();
    await deleteProofs(trx, [proofId]);
    const entry = { by: person.id, action: 'remove_proof', about: `accreditation:${id}` } as const;
    await recordAudit(trx, entry, now());
    return getOwn(context, trx, { id, accountId: person.id });
  });
  await removeUnusedFiles(
    context,
    files.map(({ sha256 }) => sha256),
  );
  return left;
}
