import type { AlertMedium } from '@press-room/contract/alerts';
import type { Db } from '../../../platform/db/db.ts';
import type { MediumNews } from './matching.ts';

const keyOf = ({ kind, id }: { kind: string; id: number }): string => `${kind}:${id}`;

/** News not sent to a person. */
export async function listUntold(
  db: Db,
  contact: number,
  news: readonly MediumNews[],
): Promise<MediumNews[]> {
  if (news.length === 0) return [];
  const rows = await db
    .selectFrom('alert_told_medium')
    .select(['kind', 'medium_id as id'])
    .where('contact_id', '=', contact)
    .where(
      'medium_id',
      'in',
      news.map(({ id }) => id),
    )
    .execute();
  const told = new Set(rows.map(keyOf));
  return news.filter((each) => !told.has(keyOf(each)));
}

/** The message of that instant was returned. */
export async function unmarkMediaTold(
  trx: Db,
  { contacts, at }: { contacts: readonly number[]; at: string },
): Promise<void> {
  await trx
    .deleteFrom('alert_told_medium')
    .where('contact_id', 'in', contacts)
    .where('at', '=', at)
    .execute();
}

/** Records that news of a gallery, magazine or kit were sent to a person. */
export async function markMediumTold(
  trx: Db,
  { contact, kind, id }: { contact: number; kind: AlertMedium; id: number },
  instant: Date,
): Promise<void> {
  const at = instant.toISOString();
  await trx
    .insertInto('alert_told_medium')
    .values({ contact_id: contact, kind, medium_id: id, at })
    .onConflict((conflict) => conflict.columns(['contact_id', 'kind', 'medium_id']).doUpdateSet({ at }))
    .execute();
}
