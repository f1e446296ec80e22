import { OFFICE_GALLERY_TREE_PATH } from '@press-room/contract/admin-press-gallery';
import type { Datatables } from '@press-room/contract/datatables';
import type { LastChange } from '@press-room/contract/people';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { offerUndo } from '../../components/bulk/undo.ts';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { type Branch, branchesQuery, branchName, moveBranch, type Place } from './branches.ts';

/** A move in conflict with another officer's move. */
export interface MoveConflict {
  base: Branch;
  mine: Branch;
  theirs: Branch;
  changed: LastChange | null;
}

const isAt = ({ parent, position }: Place, place: Place): boolean =>
  parent === place.parent && position === place.position;
const placeOf = ({ parent, position }: Place): Place => ({ parent, position });

/** Moves branches: shown at once, saved, and reverted if the server refuses. */
export function useBranchMoves() {
  const client = useQueryClient();
  const write = useOfficeWrite(OFFICE_GALLERY_TREE_PATH);
  const [conflict, setConflict] = useState<MoveConflict | null>(null);
  const { queryKey } = branchesQuery();
  const show = (change: (branches: Branch[]) => Branch[]) =>
    client.setQueryData<Datatables<Branch>>(queryKey, (page) => page && { ...page, data: change(page.data) });

  const move = async (branch: Branch, place: Place, onSaved: (row: Branch) => void): Promise<void> => {
    const before = client.getQueryData(queryKey);
    // A pending answer has the tree before the move.
    await client.cancelQueries({ queryKey });
    show((branches) => moveBranch(branches, branch.id, place));
    const { id, version } = branch;
    const outcome = await write<Branch>({ method: 'PATCH', id, version, body: place });
    if (outcome.kind === 'saved') {
      onSaved(outcome.row);
      return;
    }
    client.setQueryData(queryKey, before);
    if (outcome.kind !== 'conflict') showToast('error', describeOutcome(outcome));
    // The other change concerns other fields, such as the name.
    else if (isAt(outcome.current, branch)) await move(outcome.current, place, onSaved);
    else {
      const { current: theirs, changed } = outcome;
      setConflict({ base: branch, mine: { ...branch, ...place }, theirs, changed });
    }
  };
  const moveWithUndo = (branch: Branch, place: Place): Promise<void> =>
    move(branch, place, (row) =>
      offerUndo(m['office.gallery.moved']({ name: branchName(row) }), () => {
        void move(row, placeOf(branch), () => showToast('success', m['office.undo.done']({ count: 1 })));
      }),
    );
  const resolve = (patch: Partial<Place>): void => {
    setConflict(null);
    if (conflict && Object.keys(patch).length > 0)
      void moveWithUndo(conflict.theirs, { ...placeOf(conflict.theirs), ...patch });
  };
  return { move: moveWithUndo, conflict, resolve, dismiss: () => setConflict(null) };
}
