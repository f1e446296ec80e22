import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Target } from './target.ts';

/** What a difference says of something stored that stands in no row of the file, in the order in which it is selected. */
export const REMOVAL_COLUMNS = [
  'run_id',
  'kind',
  'stored_id',
  'stored_version',
  'match_key',
  'label',
  'label_key',
  'fields',
  'notes',
  'is_accepted',
] as const;

/** Whether a row of the file is about what has this number. */
export function standsInFile(run_id: number, id: Expression<number>): Expression<SqlBool> {
  const eb = expressionBuilder<Schema>();
  return eb.exists(
    eb
      .selectFrom('import_difference as difference')
      .select('difference.id')
      .where('difference.run_id', '=', run_id)
      .where('difference.stored_id', '=', id),
  );
}

/** How many rows of a target there are. */
export async function countStored(db: Db, { subject }: Pick<Target, 'subject'>): Promise<number> {
  return countRows(db.selectFrom(subject));
}
