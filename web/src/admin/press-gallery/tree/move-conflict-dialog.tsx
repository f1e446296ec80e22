import { m } from '../../../paraglide/messages.js';
import type { ComparedField } from '../../components/saving/compare-sides.ts';
import { ConflictDialog } from '../../components/saving/conflict-dialog.tsx';
import { type BranchTree, type Place, pathOf } from './branches.ts';
import type { MoveConflict } from './use-branch-moves.ts';

export interface MoveConflictDialogProps {
  tree: BranchTree;
  conflict: MoveConflict;
  onResolve: (patch: Partial<Place>) => void;
  onClose: () => void;
}

/** Conflict dialog for two moves of the same branch. */
export function MoveConflictDialog({ tree, conflict, onResolve, onClose }: MoveConflictDialogProps) {
  const showParent = (value: unknown): string => {
    const parent = typeof value === 'number' ? tree.byId.get(value) : undefined;
    return parent ? pathOf(tree, parent) : m['office.gallery.top']();
  };
  const fields: ComparedField[] = [
    { name: 'parent', label: m['office.gallery.parent'](), show: showParent },
    { name: 'position', label: m['office.gallery.position'](), show: (value) => String(Number(value) + 1) },
  ];
  return (
    <ConflictDialog
      key={conflict.theirs.version}
      fields={fields}
      base={conflict.base}
      mine={conflict.mine}
      theirs={conflict.theirs}
      changed={conflict.changed}
      onResolve={({ patch }) => onResolve(patch)}
      onClose={onClose}
    />
  );
}
