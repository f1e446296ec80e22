import type { PendingChanges } from '@press-room/contract/admin-press-releases';
import { LANGUAGES } from '@press-room/contract/languages';
import type { ReadersNote } from '@press-room/contract/readers';
import type { Db } from '../../../platform/db/db.ts';
import { listReadinessNotes } from '../../publishing/readiness-notes.ts';

interface Row {
  id: number;
  status: string;
  /** Languages that are published, or will be with it. */
  languages: string;
  hasFiles: boolean;
  pending_at: string | null;
  /** JSON. */
  pending_document: string | null;
}

/** Notes on releases by id: pending changes, files, the other language. */
export async function listReleaseNotes(
  db: Db,
  rows: readonly Row[],
  now: Date,
): Promise<Map<number, ReadersNote[]>> {
  const readiness = await listReadinessNotes(db, 'press_release', rows);
  return new Map(
    rows.map((row) => [
      row.id,
      [...toPendingNotes(row, now), ...toLanguageNotes(row), ...(readiness.get(row.id) ?? [])],
    ]),
  );
}

function toPendingNotes({ pending_at, pending_document }: Row, now: Date): ReadersNote[] {
  if (pending_at === null || pending_document === null) return [];
  const { embargo_until } = JSON.parse(pending_document) as PendingChanges;
  const isToCome = typeof embargo_until === 'string' && embargo_until > now.toISOString();
  return [
    { code: 'pending', at: pending_at },
    ...(isToCome ? [{ code: 'pending_embargo', at: embargo_until } as const] : []),
  ];
}

function toLanguageNotes({ status, languages }: Row): ReadersNote[] {
  const isOut = status === 'scheduled' || status === 'published';
  const [first, ...others] = LANGUAGES.filter((language) => languages.split(',').includes(language));
  return isOut && first !== undefined && others.length === 0 ? [{ code: 'language', language: first }] : [];
}
