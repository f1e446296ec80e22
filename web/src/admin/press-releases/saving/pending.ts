import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import type { Language } from '@press-room/contract/languages';
import type { ReaderNote } from '../afterwards/reader-note.tsx';
import { statusNow } from '../labels.ts';
import type { EditingState } from './editing-state.ts';
import { type Changes, fieldOf, isSame, pendingOf, seenOf, toForm } from './fields.ts';

/** Whether readers see a change of a field as soon as it is saved. */
function isSeenByReaders(release: OfficePressRelease, name: string): boolean {
  if (statusNow(release) !== 'published' || name.endsWith('.outdated_since')) return false;
  const [first, language] = name.split('.');
  return first !== 'text' || release.text[language as Language]?.status === 'published';
}

type Written = Pick<EditingState, 'saved' | 'changes'>;

const filterNames = (changes: Changes, test: (name: string) => boolean): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => test(name)));

/** Changes in the next save; refused ones wait until they are edited. */
export const toSent = ({ changes, errors }: Pick<EditingState, 'changes' | 'errors'>): Changes =>
  filterNames(changes, (name) => !(name in errors));

/** How pending changes are published; `correction` null: without a note. */
export interface Told {
  correction: ReaderNote | null;
  /** Publishes although files are not ready yet. */
  show_unready?: boolean;
}

/** Body of a save. Changes that readers would see at once stay pending, unless they are published with it. */
export function toWrite(
  saved: OfficePressRelease,
  sent: Changes,
  told: Told | null,
): Record<string, unknown> {
  if (told) {
    const { correction, show_unready } = told;
    return {
      ...toForm(sent),
      show_pending: true,
      ...(show_unready && { show_unready }),
      ...(correction === null ? {} : { correction }),
    };
  }
  const pending = filterNames(sent, (name) => isSeenByReaders(saved, name));
  const others = filterNames(sent, (name) => !(name in pending));
  return { ...toForm(others), ...(Object.keys(pending).length === 0 ? {} : { pending: toForm(pending) }) };
}

/** Names of the pending fields, on the server or still unsaved. */
export const listPending = ({ saved, changes }: Written): string[] =>
  Object.entries({
    ...pendingOf(saved),
    ...filterNames(changes, (name) => isSeenByReaders(saved, name)),
  }).flatMap(([name, value]) => (isSame(value, seenOf(saved, name)) ? [] : [name]));

/** Changes that restore the published release. */
export function toDiscarded({ saved, changes }: Written): Changes {
  const names = listPending({ saved, changes });
  const waiting = names.filter((name) => !isSame(fieldOf(saved, name), seenOf(saved, name)));
  return {
    ...filterNames(changes, (name) => !names.includes(name)),
    ...Object.fromEntries(waiting.map((name) => [name, seenOf(saved, name)])),
  };
}

export const hasPending = (state: Written): boolean => listPending(state).length > 0;
