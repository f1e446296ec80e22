import type { Language } from '@press-room/contract/languages';
import type { WithdrawnRelease } from '@press-room/contract/press-releases';
import type { Db } from '../../../db/db.ts';
import type { Reader } from '../../../http/authentication.ts';
import { withdrawnFrom } from '../../../visibility/visibility.ts';
import { chooseNote } from './corrections.ts';

/** What a reader is told of a release that they could have read before; null where there is nothing to tell. */
export async function findWithdrawal(
  db: Db,
  { reader, id }: { reader: Pick<Reader, 'isAdmitted'>; id: number },
  language: Language,
): Promise<Omit<WithdrawnRelease, 'detail'> | null> {
  const row = await db
    .selectFrom('press_release as release')
    .select(['release.withdrawal_it as it', 'release.withdrawal_en as en'])
    .select((eb) => eb.ref('release.withdrawn_at').$notNull().as('withdrawn_at'))
    .where('release.id', '=', id)
    .where(withdrawnFrom(reader))
    .executeTakeFirst();
  if (row === undefined) return null;
  return { code: 'withdrawn', withdrawn_at: row.withdrawn_at, ...chooseNote(row, language) };
}
