import type { Db } from '../../../platform/db/db.ts';
import { toUploadName } from '../intake/file-name.ts';
import { FILE_TYPES } from '../intake/file-types.ts';

/** Renames a file, with the extension of its type. */
export async function renameKeepingExtension(trx: Db, id: number, name: string): Promise<string> {
  const { media_type } = await trx
    .selectFrom('asset')
    .select('media_type')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const type = FILE_TYPES.find((each) => each.media_type === media_type);
  return toUploadName(name, type ?? { extensions: ['bin'] });
}
