import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { ScreenSkeleton } from '../../../components/screen-skeleton.tsx';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { BranchPanel } from '../branch/branch-panel.tsx';
import { NewBranchDialog } from '../branch/new-branch-dialog.tsx';
import { GalleryList } from '../gallery/gallery-list.tsx';
import { type Branch, branchesQuery, listAbove, toTree } from './branches.ts';
import { goToBranch } from './go-to-branch.ts';
import type { MoveConflictDialogProps } from './move-conflict-dialog.tsx';
import { openBranches } from './open-branches.ts';
import styles from './tree-page.module.css';
import { TreePane } from './tree-pane.tsx';
import { useBranchMoves } from './use-branch-moves.ts';

const MoveConflictDialog = lazyComponent<MoveConflictDialogProps>(
  async () => (await import('./move-conflict-dialog.tsx')).MoveConflictDialog,
);

export function TreePage() {
  const { data, error, refetch } = useQuery(branchesQuery());
  const [isMaking, setIsMaking] = useState(false);
  const mayCreate = usePermissions().includes('gallery_tree.create');
  return (
    <OfficePage
      title={m['office.menu.galleries']()}
      action={
        mayCreate && (
          <button type="button" className={buttons.button} onClick={() => setIsMaking(true)}>
            <Icon name="plus" size={20} />
            {m['office.gallery.new']()}
          </button>
        )
      }
    >
      {data && <Panes branches={data.data} />}
      {!data && (error ? <OfficeFailure error={error} onRetry={() => void refetch()} /> : <ScreenSkeleton />)}
      {isMaking && <NewBranchDialog parent={null} onClose={() => setIsMaking(false)} />}
    </OfficePage>
  );
}

/** Branch in the address, or null. */
function useSelected(): number | null {
  const id = Number(new URLSearchParams(useSearch()).get('branch'));
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** The tree and the selected branch: side by side, or one at a time on phones. */
function Panes({ branches }: { branches: readonly Branch[] }) {
  const tree = toTree(branches);
  const moves = useBranchMoves();
  const selected = tree.byId.get(useSelected() ?? 0) ?? null;
  const id = selected?.id;
  // Expand the ancestors of the selected branch.
  const above =
    selected === null
      ? ''
      : listAbove(tree, selected)
          .map((each) => each.id)
          .join();
  useEffect(() => {
    if (id !== undefined && above !== '') openBranches(above.split(',').map(Number));
  }, [id, above]);
  return (
    <div className={styles.panes} data-selected={selected !== null}>
      <TreePane
        branches={branches}
        tree={tree}
        selected={id ?? null}
        onSelect={(branch) => goToBranch(branch, true)}
        onMove={(branch, place) => void moves.move(branch, place)}
      />
      {selected && (
        <section className={styles.panel} aria-label={m['office.gallery.branch']()}>
          <BranchPanel key={selected.id} branch={selected} tree={tree} onMove={moves.move} />
        </section>
      )}
      {!selected && branches.length === 0 && <p className={styles.hint}>{m['office.gallery.none']()}</p>}
      {!selected && branches.length > 0 && <GalleryList branch={null} tree={tree} />}
      {moves.conflict && (
        <MoveConflictDialog
          tree={tree}
          conflict={moves.conflict}
          onResolve={moves.resolve}
          onClose={moves.dismiss}
        />
      )}
    </div>
  );
}
