import type { Readers } from '@press-room/contract/readers';
import type { Db } from '../db/db.ts';
import { countShowableFiles, type FileHolder } from '../features/assets/unready.ts';
import { type ReadersRow, toReaders } from './readers.ts';
import { listReadinessNotes } from './readiness-notes.ts';

type MediaRow = Omit<ReadersRow, 'appears_at'> & {
  id: number;
  published_at: string;
  branch_hidden?: number;
};

/** What readers get of galleries, magazines or kits, by id: without a file to show they get nothing of them. */
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
