import type { ReaderNoteCode, Readers, ReadersNote } from '@press-room/contract/readers';
import { languageName } from '../../../lib/format.ts';
import { entryOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { officeMoment } from '../moments.ts';

interface Words {
  date: string;
  language: string;
  count: number;
}

const TEXTS: Record<ReaderNoteCode, (words: Words) => string> = {
  pending: () => m['office.readers.note.pending'](),
  pending_embargo: ({ date }) => m['office.readers.note.pendingEmbargo']({ date }),
  appears: ({ date }) => m['office.readers.note.appears']({ date }),
  embargo: ({ date }) => m['office.readers.note.embargo']({ date }),
  expires: ({ date }) => m['office.readers.note.expires']({ date }),
  press: () => m['office.readers.note.press'](),
  language: ({ language }) => m['office.readers.note.language']({ language }),
  files: ({ count }) => m['office.readers.note.files']({ count }),
  when_ready: () => m['office.readers.note.whenReady'](),
  crisis: () => m['office.readers.note.crisis'](),
};

/** Notes beside the state, each in a few words. */
export const describeNotes = (notes: readonly ReadersNote[]): string[] =>
  notes.flatMap(({ code, at, language, count = 0 }) => {
    const date = at === undefined ? '' : officeMoment(at);
    const words = { date, language: language === undefined ? '' : languageName(language), count };
    return entryOf(TEXTS, code)?.(words) ?? [];
  });

const FILES_EVERY_MS = 3000;
const LONGEST_MS = 3_600_000;

/** Milliseconds until the state can change on the server; false if no change is scheduled. */
export function readersChangeIn(readers: Readers | undefined, now = Date.now()): number | false {
  if (readers === undefined) return false;
  if (readers.notes.some(({ code }) => code === 'files' || code === 'when_ready')) return FILES_EVERY_MS;
  if (readers.until === null) return false;
  return Math.min(LONGEST_MS, Math.max(1000, Date.parse(readers.until) - now + 500));
}

interface Row {
  version: number;
  readers: Readers;
}

/**
 * A row with the latest state from the server. Editing continues from the version at its start; the same version can
 * have another state for readers meanwhile, and automatic publication of files makes a new version.
 */
export const newestRow = <One extends Row>(row: One, latest: One): One =>
  latest.version >= row.version ? latest : row;
