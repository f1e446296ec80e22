import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { toFileTitle } from '../../../content/assets/presentation.ts';
import { listUnreadyAmong, type UnreadyFile } from '../../../content/publishing/unready.ts';
import type { ArchiveEntry } from '../../../platform/archive/entries.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { View } from './queries.ts';

const WORDS: Readonly<Record<Language, { fileName: string; title: string }>> = {
  en: { fileName: 'missing-files.txt', title: 'Not in this archive, because they are not ready:' },
  it: { fileName: 'file-mancanti.txt', title: 'Non sono in questo archivio, perché non ancora pronti:' },
};

/** Lists files that are not ready, in both languages; empty if all are ready, or if their rights hide them. */
export async function listMissingEntries(
  db: Db,
  view: View,
  ids: readonly number[],
): Promise<ArchiveEntry[]> {
  return toMissingEntries(await listUnreadyAmong(db, [...new Set(ids)], view));
}

export function toMissingEntries(missing: readonly UnreadyFile[]): ArchiveEntry[] {
  if (missing.length === 0) return [];
  return LANGUAGES.map((language) => ({
    name: WORDS[language].fileName,
    // A fixed date, because the content changes over time.
    modified_at: new Date('2026-01-01T00:00:00Z'),
    content: Buffer.from(render(missing, language)),
  }));
}

const render = (missing: readonly UnreadyFile[], language: Language): string =>
  `${WORDS[language].title}\n\n${missing.map((file) => `- ${toFileTitle(file, language)}`).join('\n')}\n`;
