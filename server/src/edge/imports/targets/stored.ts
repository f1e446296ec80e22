import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Target } from './target.ts';

/** Columns of a difference for a stored row that is missing in the file, in the order of the selection. */
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

/** Whether a row of the file refers to this id. */
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

/** Number of stored rows of a target. */
export async function countStored(db: Db, { subject }: Pick<Target, 'subject'>): Promise<number> {
  return countRows(db.selectFrom(subject));
}
