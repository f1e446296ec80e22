import type { LastChange } from '@press-room/contract/people';
import { useState } from 'react';
import type { ApiError } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import type { Outcome } from '../saving/office-write.ts';
import type { Item, ItemId, StoredChoice } from './items.ts';
import { type Choice, without } from './use-choice.ts';

/** Saves all chosen ids in one write. */
export type SaveChosen = (ids: readonly ItemId[], version: number) => Promise<Outcome<StoredChoice>>;

/** Items that another officer has chosen meanwhile. */
export interface Theirs {
  current: StoredChoice;
  changed: LastChange | null;
}

/** Changes of the last save. */
interface Done {
  added: readonly Item[];
  removed: readonly Item[];
}

/** Saves the choice, never silently overwriting another officer's choice. */
export function useSaving(choice: Choice, save: SaveChosen) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const { stored, chosen, reset } = choice;

  const finish = (saved: StoredChoice): void => {
    setTheirs(null);
    setDone({ added: without(saved.chosen, stored.chosen), removed: without(stored.chosen, saved.chosen) });
    reset(saved);
    showToast('success', m['office.record.saved']());
  };
  const meet = async ({ current, changed }: Theirs): Promise<void> => {
    if (isSame(chosen, current.chosen)) finish(current);
    else if (isSame(stored.chosen, current.chosen)) await send(current.version);
    else setTheirs({ current, changed });
  };
  const send = async (version: number): Promise<void> => {
    const outcome = await save(
      chosen.map(({ id }) => id),
      version,
    );
    if (outcome.kind === 'saved') finish(outcome.row);
    else if (outcome.kind === 'conflict') await meet(outcome);
    else setFailure(outcome.error);
  };
  const run = async (version: number): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    await send(version);
    setIsBusy(false);
  };
  return {
    isBusy,
    failure,
    theirs,
    done,
    save: () => void run(stored.version),
    /** Resolves a conflict: save this officer's choice, take the other one, or continue editing. */
    takeMine: () => theirs && void run(theirs.current.version),
    takeTheirs: () => theirs && finish(theirs.current),
    close: () => setTheirs(null),
  };
}

const isSame = (one: readonly Item[], other: readonly Item[]): boolean => {
  const ids = new Set(other.map(({ id }) => id));
  return one.length === ids.size && one.every(({ id }) => ids.has(id));
};
