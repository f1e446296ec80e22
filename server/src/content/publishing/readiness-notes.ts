import { NOTE_FILES_MAX, type ReadersNote } from '@press-room/contract/readers';
import type { Db } from '../../platform/db/db.ts';
import { type FileHolder, listUnreadyFiles } from './unready.ts';
import { listWaiting } from './when-ready.ts';

/** Drafts are saved every few seconds, and checked before they are published. */
const OUT = ['scheduled', 'published'];

interface Row {
  id: number;
  status: string;
  /** Absent: unknown. */
  hasFiles?: boolean;
}

/** Notes about files that records wait for, by id. */
export async function listReadinessNotes(
  db: Db,
  noun: FileHolder,
  rows: readonly Row[],
): Promise<Map<number, ReadersNote[]>> {
  const waiting = await listWaiting(
    db,
    noun,
    rows.map(({ id }) => id),
  );
  const shown = rows.filter(
    ({ id, status }) => noun !== 'press_release' || OUT.includes(status) || waiting.has(id),
  );
  const files = await listUnreadyFiles(db, noun, {
    ids: shown.filter(({ hasFiles = true }) => hasFiles).map(({ id }) => id),
  });
  return new Map(
    shown.map(({ id }) => {
      const at = waiting.get(id);
      const names = (files.get(id) ?? []).map(({ name }) => name);
      const notes: ReadersNote[] = [
        ...(at === undefined ? [] : [{ code: 'when_ready', at } as const]),
        ...(names.length === 0
          ? []
          : [{ code: 'files', count: names.length, files: names.slice(0, NOTE_FILES_MAX) } as const]),
      ];
      return [id, notes];
    }),
  );
}
