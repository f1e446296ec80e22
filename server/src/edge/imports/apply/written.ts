import { WRITTEN_KINDS } from '@press-room/contract/imports';
import { z } from 'zod';
import type { AuditEntry } from '../../../core/audit/queries.ts';
import type { SearchIndex } from '../../../core/search/index/search-index.ts';
import type { Db } from '../../../platform/db/db.ts';
import { listDifferences, type StoredDifference } from '../queries.ts';
import type { Target, Written, WrittenKind } from '../targets/target.ts';
import { letOthers, ROWS_AT_ONCE } from './progress.ts';

const fieldsSchema = z.array(z.object({ field: z.string(), old: z.string(), new: z.string() }));
const namesSchema = z.array(z.string());

export const readNames = (json: string): string[] => namesSchema.parse(JSON.parse(json));
export const readFields = (json: string): z.infer<typeof fieldsSchema> =>
  fieldsSchema.parse(JSON.parse(json));

/** Written values of a difference: for a change, the fields that were accepted. */
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

/** Differences of each kind in the order of the file, in batches; other requests run in between. */
export async function* listEach(
  trx: Db,
  run_id: number,
  { counts, mark }: { counts: Record<WrittenKind, number>; mark: 'is_accepted' | 'is_written' },
): AsyncGenerator<{ kind: WrittenKind; some: StoredDifference[] }> {
  for (const kind of WRITTEN_KINDS.filter((each) => counts[each] > 0)) {
    for (let after = 0, isOver = false; !isOver; ) {
      const read = await listDifferences(trx, { run_id, kind, after, limit: ROWS_AT_ONCE });
      const some = read.filter((difference) => difference[mark] === 1);
      if (some.length > 0) yield { kind, some };
      after = read.at(-1)?.id ?? after;
      isOver = read.length < ROWS_AT_ONCE;
      await letOthers();
    }
  }
}

/** A written row with its written fields. */
export interface WrittenRow {
  id: number;
  fields: string[];
}

/** Updates the search index for written rows; documents of deleted rows are deleted with their row. */
export async function indexWritten(
  trx: Db,
  { index }: Pick<Target, 'index'>,
  { search, rows }: { search: SearchIndex; rows: readonly WrittenRow[] },
): Promise<void> {
  const found = rows.filter(({ fields }) => fields.some((field) => index?.fields.includes(field)));
  if (found.length > 0) await index?.put(search, trx, found);
}

export const toAuditEntry = (
  { subject }: Pick<Target, 'subject'>,
  { id, fields }: WrittenRow,
  { by, action }: Pick<AuditEntry, 'by' | 'action'>,
): AuditEntry => ({ by, action, about: `${subject}:${id}`, fields });
