import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import type { SearchIndex } from '../../../db/search-index.ts';
import type { StoredDifference } from '../queries.ts';
import type { Target, Written } from '../targets/target.ts';

const fieldsSchema = z.array(z.object({ field: z.string(), old: z.string(), new: z.string() }));
const namesSchema = z.array(z.string());

export const readNames = (json: string): string[] => namesSchema.parse(JSON.parse(json));
export const readFields = (json: string): z.infer<typeof fieldsSchema> =>
  fieldsSchema.parse(JSON.parse(json));

/** What is written of a difference: of a change the fields that nobody has left. */
export function toWritten(
  { kind, stored_id, stored_version, fields, left_fields }: StoredDifference,
  left: readonly string[],
): Written {
  const out = kind === 'change' ? new Set([...left, ...readNames(left_fields)]) : new Set<string>();
  return {
    id: stored_id ?? 0,
    version: stored_version,
    fields: kind === 'remove' ? [] : readFields(fields).filter(({ field }) => !out.has(field)),
  };
}

/** Brings up to date how readers find what differences wrote. */
export async function indexWritten(
  trx: Db,
  { target, search }: { target: Target; search: SearchIndex },
  differences: readonly number[],
): Promise<void> {
  if (target.index === undefined) return;
  const rows = await trx
    .selectFrom('import_difference')
    .select('stored_id')
    .where('id', 'in', differences)
    .execute();
  const ids = rows.flatMap(({ stored_id }) => (stored_id === null ? [] : [stored_id]));
  await target.index(search, trx, ids);
}
