import type { Db } from '../../../db/db.ts';
import { findPictureKeys } from '../../account/profile/picture-queries.ts';
import { listProofFiles } from '../../accreditations/proofs/queries.ts';

/** Stored files of one person: they go with the account. */
export async function listFilesOf(db: Db, accountId: number): Promise<string[]> {
  const proofs = await listProofFiles(db, { account: accountId });
  return [...(await findPictureKeys(db, accountId)), ...proofs.map(({ sha256 }) => sha256)];
}
