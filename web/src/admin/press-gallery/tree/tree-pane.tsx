import { useDeferredValue, useState } from 'react';
import { TextField } from '../../../components/text-field.tsx';
import { usePermissions } from '../../../lib/permissions.ts';
import { useStore } from '../../../lib/store.ts';
import { m } from '../../../paraglide/messages.js';
import { type Branch, type BranchTree, findBranches, type Place, toTree } from './branches.ts';
import { LazyBranchTree } from './lazy-branch-tree.ts';
import { openBranchesStore } from './open-branches.ts';
import styles from './tree-page.module.css';

interface TreePaneProps {
  branches: readonly Branch[];
  tree: BranchTree;
  selected: number | null;
  onSelect: (id: number) => void;
  onMove: (branch: Branch, place: Place) => void;
}

/** The tree with a search by name, which expands the matches. */
export function TreePane({ branches, tree, selected, onSelect, onMove }: TreePaneProps) {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed).trim();
  const open = useStore(openBranchesStore);
  const mayMove = usePermissions().includes('gallery_tree.edit');
  const found = words === '' ? null : findBranches(branches, words);
  return (
    <div className={styles.tree}>
      <TextField
        label={m['office.gallery.search']()}
        name="branch"
        type="search"
        isOptional
        value={typed}
        error={undefined}
        onChange={setTyped}
      />
      <p role="status" className={found?.length === 0 ? styles.hint : 'visually-hidden'}>
        {found && m['office.gallery.found']({ count: found.length })}
      </p>
      {branches.length > 0 && found?.length !== 0 && (
        <LazyBranchTree
          tree={found ? toTree(found) : tree}
          open={found ? new Set(found.map(({ id }) => id)) : open}
          onOpen={(next) => found === null && openBranchesStore.set(next)}
          selected={selected}
          onSelect={onSelect}
          isMovable={mayMove && found === null}
          onMove={onMove}
        />
      )}
    </div>
  );
}
