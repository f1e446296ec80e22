import { type FormEvent, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { m } from '../../../paraglide/messages.js';
import { type Branch, type BranchTree, branchName, listDown, type Place } from '../tree/branches.ts';
import { toBranchOptions } from './branch-options.ts';
import styles from './branch-panel.module.css';

interface MoveDialogProps {
  branch: Branch;
  tree: BranchTree;
  onMove: (branch: Branch, place: Place) => Promise<void>;
  onClose: () => void;
}

const TOP = '';

/** Moves a branch without dragging: asks for the parent and the preceding sibling. */
export function MoveDialog({ branch, tree, onMove, onClose }: MoveDialogProps) {
  const [parent, setParent] = useState(String(branch.parent ?? TOP));
  const below = new Set([branch, ...listDown(tree, branch.id)]);
  const siblings = tree
    .childrenOf(parent === TOP ? null : Number(parent))
    .filter(({ id }) => id !== branch.id);
  const [wanted, setWanted] = useState(branch.position);
  const position = Math.min(wanted, siblings.length);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    const place = { parent: parent === TOP ? null : Number(parent), position };
    if (place.parent !== branch.parent || place.position !== branch.position) void onMove(branch, place);
  };
  return (
    <Dialog title={m['office.gallery.moveTitle']({ name: branchName(branch) })} onClose={onClose}>
      <form onSubmit={submit}>
        <div className={styles.fields}>
          <ChoiceField
            label={m['office.gallery.parent']()}
            name="parent"
            value={parent}
            options={[
              { value: TOP, text: m['office.gallery.top']() },
              ...toBranchOptions(tree).filter(({ branch: each }) => !below.has(each)),
            ]}
            onChange={(next) => {
              setParent(next);
              setWanted(Number.MAX_SAFE_INTEGER);
            }}
          />
          <ChoiceField
            label={m['office.gallery.position']()}
            name="position"
            value={String(position)}
            options={[
              { value: '0', text: m['office.gallery.first']() },
              ...siblings.map((each, at) => ({
                value: String(at + 1),
                text: m['office.gallery.after']({ name: branchName(each) }),
              })),
            ]}
            onChange={(next) => setWanted(Number(next))}
          />
        </div>
        <div className={styles.buttons}>
          <button type="submit" className={buttons.button}>
            {m['office.gallery.move']()}
          </button>
          <button type="button" className={buttons.quiet} onClick={onClose}>
            {m['account.cancel']()}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
