import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import type { ApiError } from '../../../lib/api-error.ts';
import type { EditingState, SaveState } from './editing-state.ts';
import { type Changes, fieldOf, isSame, withChanges } from './fields.ts';
import { hasPending } from './pending.ts';
import type { Rebased } from './rebase.ts';

/** State of a release that was just opened. */
export const toUntouched = (release: OfficePressRelease): EditingState => ({
  saved: release,
  shown: withChanges(release, {}),
  changes: {},
  state: toResting({ saved: release, changes: {}, errors: {} }),
  errors: {},
  conflict: null,
  meanwhile: null,
  isKeeping: true,
});

const RETRY_MS = [2000, 4000, 8000, 15_000, 30_000] as const;

/** Delay in milliseconds before the next attempt, by number of failures. */
export const retryDelay = (failures: number): number =>
  RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0;

/** Why the draft is stored in this browser only, by the status of the last attempt, 0 for no answer. */
export function toReason(status: number | null): 'line' | 'server' | 'session' {
  if (status === 401) return 'session';
  return status === 0 ? 'line' : 'server';
}

/** Statuses 4xx after which the same request can succeed: signed in again, or later. */
const PASSING = [401, 408, 429];

/** Whether the server would refuse the same request again. */
export const isFinal = ({ status }: ApiError): boolean =>
  status >= 400 && status < 500 && !PASSING.includes(status);

/** State while no save is running: everything is saved except refused changes. */
export function toResting(state: Pick<EditingState, 'saved' | 'changes' | 'errors'>): SaveState {
  const [detail] = Object.values(state.errors);
  if (detail !== undefined) return { kind: 'refused', detail };
  return { kind: hasPending(state) ? 'pending' : 'saved' };
}

/** Changes made after a save was sent. */
export const withoutSent = (changes: Changes, sent: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => !(name in sent && isSame(value, sent[name]))),
  );

/** Errors of the sent fields. */
export const toFieldErrors = ({ fields }: ApiError, sent: Changes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, texts]) => {
      const name = path.replace(/^pending\./, '');
      return name in sent ? [[name, texts.join(' ')]] : [];
    }),
  );

/** Remaining changes after the choice between conflicting values. */
export function toSettled(
  { theirs, fields }: NonNullable<EditingState['conflict']>,
  changes: Changes,
  chosen: Changes,
): Changes {
  const settled = fields.map(
    (name) => [name, name in chosen ? chosen[name] : fieldOf(theirs, name)] as const,
  );
  const all = Object.entries({ ...changes, ...Object.fromEntries(settled) });
  return Object.fromEntries(all.filter(([name, value]) => !isSame(value, fieldOf(theirs, name))));
}

export const without = (
  errors: Readonly<Record<string, string>>,
  names: readonly string[],
): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));

/** State after rebasing the changes on another officer's version. */
export function toPutUpon(
  { state, meanwhile }: EditingState,
  base: OfficePressRelease,
  theirs: OfficePressRelease,
  { changes, conflicts, adopted }: Rebased,
): Partial<EditingState> {
  const isOpen = conflicts.length > 0;
  const isSettled = !isOpen && state.kind === 'conflict';
  return {
    saved: theirs,
    changes,
    shown: withChanges(theirs, changes),
    state: isOpen ? { kind: 'conflict' } : isSettled ? { kind: 'saved' } : state,
    conflict: isOpen ? { base, theirs, fields: conflicts } : null,
    meanwhile: adopted.length > 0 ? { fields: adopted, before: base, release: theirs } : meanwhile,
  };
}
