import type { Language } from '@press-room/contract/languages';
import type { OfficePressRelease } from '@press-room/contract/office-press-releases';
import { statusNow } from '../labels.ts';
import type { EditingState } from './editing-state.ts';
import type { Changes } from './fields.ts';

/** Whether readers see what a field holds as soon as the server has it. */
function isSeenByReaders(release: OfficePressRelease, name: string): boolean {
  if (statusNow(release) !== 'published' || name.endsWith('.outdated_since')) return false;
  const [first, language] = name.split('.');
  return first !== 'text' || release.text[language as Language]?.status === 'published';
}

type Written = Pick<EditingState, 'saved' | 'changes' | 'errors'>;

/** What the next save carries. What was refused waits until it is written anew, what readers see for the writer's word. */
export const toSent = ({ saved, changes, errors }: Written, isForReaders: boolean): Changes =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([name]) => !(name in errors) && (isForReaders || !isSeenByReaders(saved, name)),
    ),
  );

/** Names of what waits to be shown to readers. */
export const listHeld = ({ saved, changes }: Pick<Written, 'saved' | 'changes'>): string[] =>
  Object.keys(changes).filter((name) => isSeenByReaders(saved, name));

export const hasHeld = (state: Pick<Written, 'saved' | 'changes'>): boolean => listHeld(state).length > 0;
