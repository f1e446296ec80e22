import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** Forgets stored PDFs of the editions with these clippings, whose texts and authors they contain. They are made again. */
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
