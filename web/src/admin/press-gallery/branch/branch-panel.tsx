import { OFFICE_GALLERY_TREE_PATH } from '@press-room/contract/admin-press-gallery';
import { useState } from 'react';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { joinFacts } from '../../../lib/format.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { StatusChip } from '../../components/page/status-chip.tsx';
import { DeleteButton } from '../../components/record/delete-button.tsx';
import { toOfficeBranch } from '../../paths.ts';
import { GalleryList } from '../gallery/gallery-list.tsx';
import {
  type Branch,
  type BranchTree,
  branchName,
  hiddenBy,
  listAbove,
  type Place,
} from '../tree/branches.ts';
import { linkToBranch } from '../tree/go-to-branch.ts';
import { BranchForm } from './branch-form.tsx';
import styles from './branch-panel.module.css';
import { HideButton } from './hide-button.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NewBranchDialog } from './new-branch-dialog.tsx';

interface BranchPanelProps {
  branch: Branch;
  tree: BranchTree;
  onMove: (branch: Branch, place: Place) => Promise<void>;
}

/** One branch: its names, its actions, and its galleries. */
export function BranchPanel({ branch, tree, onMove }: BranchPanelProps) {
  const permissions = usePermissions();
  return (
    <div className={styles.panel}>
      <Link {...linkToBranch(null)} className={styles.back}>
        {m['office.gallery.backToTree']()}
      </Link>
      <header className={styles.head}>
        <Above branch={branch} tree={tree} />
        <h2 className={styles.title}>
          <bdi>{branchName(branch)}</bdi>
        </h2>
        <VisibilityChip branch={branch} tree={tree} />
        <p className={styles.facts}>
          {joinFacts([
            m['office.gallery.branchesCount']({ count: branch.nodes }),
            m['office.gallery.galleriesCount']({ count: branch.galleries }),
          ])}
        </p>
        <Inside branch={branch} tree={tree} />
      </header>
      <Actions branch={branch} tree={tree} onMove={onMove} />
      <BranchForm branch={branch} isReadOnly={!permissions.includes('gallery_tree.edit')} />
      {permissions.includes('gallery.view') && <GalleryList branch={branch} tree={tree} />}
    </div>
  );
}

function Above({ branch, tree }: { branch: Branch; tree: BranchTree }) {
  const above = listAbove(tree, branch);
  if (above.length === 0) return null;
  return (
    <nav className={styles.above} aria-label={m['office.gallery.above']()}>
      {above.map((each) => (
        <Link key={each.id} {...linkToBranch(each.id)}>
          <bdi>{branchName(each)}</bdi>
        </Link>
      ))}
    </nav>
  );
}

/** Sub-branches: galleries are often one level deeper. */
function Inside({ branch, tree }: { branch: Branch; tree: BranchTree }) {
  const inside = tree.childrenOf(branch.id);
  if (inside.length === 0) return null;
  return (
    <nav className={styles.inside} aria-label={m['office.gallery.inside']()}>
      {inside.map((each) => (
        <Link key={each.id} {...linkToBranch(each.id)}>
          <bdi>{branchName(each)}</bdi>
        </Link>
      ))}
    </nav>
  );
}

function VisibilityChip({ branch, tree }: { branch: Branch; tree: BranchTree }) {
  const hidden = hiddenBy(tree, branch);
  if (hidden === null) return <StatusChip kind="live" label={m['office.gallery.status.published']()} />;
  const label =
    hidden.id === branch.id
      ? m['office.gallery.status.hidden']()
      : m['office.gallery.hiddenBy']({ name: branchName(hidden) });
  return <StatusChip kind="plain" label={label} />;
}

function Actions({ branch, tree, onMove }: BranchPanelProps) {
  const permissions = usePermissions();
  const [opened, setOpened] = useState<'new' | 'move' | null>(null);
  const close = () => setOpened(null);
  const isEmpty = branch.nodes + branch.galleries === 0;
  return (
    <div className={styles.actions}>
      {permissions.includes('gallery_tree.create') && (
        <button type="button" className={buttons.quiet} onClick={() => setOpened('new')}>
          {m['office.gallery.newBelow']()}
        </button>
      )}
      {permissions.includes('gallery_tree.edit') && (
        <button type="button" className={buttons.quiet} onClick={() => setOpened('move')}>
          {m['office.gallery.moveTo']()}
        </button>
      )}
      {permissions.includes('gallery_tree.publish') && <HideButton branch={branch} />}
      {isEmpty && (
        <DeleteButton
          permission="gallery_tree.delete"
          noun={OFFICE_GALLERY_TREE_PATH}
          row={branch}
          name={branchName(branch)}
          backTo={toOfficeBranch(branch.parent)}
        />
      )}
      {opened === 'new' && <NewBranchDialog parent={branch} onClose={close} />}
      {opened === 'move' && <MoveDialog branch={branch} tree={tree} onMove={onMove} onClose={close} />}
    </div>
  );
}
