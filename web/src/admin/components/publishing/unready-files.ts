import type { FilesUnready } from '@press-room/contract/admin-media';
import type { Readers } from '@press-room/contract/readers';
import { codeOf } from '../../../lib/api-error.ts';
import type { Outcome } from '../saving/office-write.ts';

/** Files that prevented the publication; null if none did. */
export function unreadyFilesOf(outcome: Outcome<unknown>): FilesUnready['files'] | null {
  if (outcome.kind !== 'impossible' || codeOf(outcome.error) !== 'files_unready') return null;
  return outcome.error.facts.files as FilesUnready['files'];
}

/** Whether it is published automatically once its files are ready. */
export const waitsForFiles = ({ notes }: Readers): boolean => notes.some(({ code }) => code === 'when_ready');
