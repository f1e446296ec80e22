import { findPictureKeys } from '../../../core/account/profile/picture-queries.ts';
import type { Db } from '../../../platform/db/db.ts';
import { listProofFiles } from '../../accreditations/proofs/queries.ts';

/** Stored files of one person, which are deleted with the account. */
export async function listFilesOf(db: Db, accountId: number): Promise<string[]> {
  const proofs = await listProofFiles(db, { account: accountId });
  return [...(await findPictureKeys(db, accountId)), ...proofs.map(({ sha256 }) => sha256)];
}
