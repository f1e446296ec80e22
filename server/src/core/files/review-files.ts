import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** The same for clippings changed in the transaction, which locks clippings before their editions. */
export const dropReviewFilesOf = async (trx: Db, clippings: readonly { id: number }[]): Promise<void> => {
  const ids = clippings.map(({ id }) => id);
  if (ids.length > 0)
    await dropReviewFiles(trx, trx.selectFrom('clipping').select('id').where('id', 'in', ids));
};

/** Deletes stored PDFs of the editions that contain these clippings. They are made again on demand. */
export async function dropReviewFiles(
  trx: Db,
  clippings: SelectQueryBuilder<Schema, 'clipping', { id: number }>,
): Promise<void> {
  await trx
    .deleteFrom('press_review_file')
    .where('press_review_id', 'in', (eb) =>
      eb.selectFrom('press_review_clipping').select('press_review_id').where('clipping_id', 'in', clippings),
    )
    .execute();
}
