import type { ListState, Readers } from '@press-room/contract/readers';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { isInListState, type ReadersRow, toReaders } from '../../core/admin/readers.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { listReadinessNotes } from './readiness-notes.ts';
import { countShowableFiles, type FileHolder, selectShowable } from './unready.ts';

type MediaRow = Omit<ReadersRow, 'appears_at'> & {
  id: number;
  published_at: string;
  branch_hidden?: number;
};

type MediaHolder = Exclude<FileHolder, 'press_release'>;
const eb = expressionBuilder<Schema, MediaHolder>();

/** Whether a gallery, magazine or kit is in a state, as in `listMediaReaders`. */
export function isInMediaState(
  db: Db,
  state: ListState,
  { holder, now }: { holder: MediaHolder; now: Date },
): Expression<SqlBool> {
  const shown = selectShowable(db, holder, {
    ids: db.selectFrom(holder).select(`${holder}.id`).$asScalar(),
    now,
  });
  return isInListState(state, {
    alias: holder,
    now,
    appears: eb.ref(`${holder}.published_at`),
    isShowable: eb(`${holder}.id`, 'in', shown),
  });
}

/** State of galleries, magazines or kits for readers, by id: without a visible file they are hidden. */
export async function listMediaReaders(
  db: Db,
  { holder, rows, now }: { holder: FileHolder; rows: readonly MediaRow[]; now: Date },
): Promise<Map<number, Readers>> {
  const ids = rows.filter(({ status }) => status === 'published').map(({ id }) => id);
  const [notes, showable] = await Promise.all([
    listReadinessNotes(db, holder, rows),
    countShowableFiles(db, holder, { ids, now }),
  ]);
  return new Map(
    rows.map((row) => {
      const facts = {
        now,
        isHidden: row.branch_hidden === 1,
        isEmpty: !showable.has(row.id),
        notes: notes.get(row.id) ?? [],
      };
      return [row.id, toReaders({ ...row, appears_at: row.published_at }, facts)];
    }),
  );
}
