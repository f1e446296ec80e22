import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { type DroppableCollectionReorderEvent, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { Icon } from '../../../components/icon.tsx';
import { forbidPressStyle } from '../../../components/order-list/press-style.ts';
import { formatNumber, region } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './branch-tree.module.css';
import {
  type Branch,
  branchName,
  countOpen,
  listAbove,
  type BranchTree as Model,
  type Place,
} from './branches.ts';

forbidPressStyle();

export interface BranchTreeProps {
  tree: Model;
  open: ReadonlySet<number>;
  onOpen: (open: ReadonlySet<number>) => void;
  /** Id of the selected branch. */
  selected: number | null;
  onSelect: (id: number) => void;
  /** False without permission, and while a search hides siblings. */
  isMovable: boolean;
  onMove: (branch: Branch, place: Place) => void;
}

const ROW_HEIGHT = 44;
const LAYOUT = { rowSize: ROW_HEIGHT };

/** Gallery tree, navigable by keyboard. Branches are moved by dragging or by keyboard. */
export function BranchTree(props: BranchTreeProps) {
  const { tree, open, onOpen, selected, onSelect, isMovable } = props;
  const { dragAndDropHooks } = useBranchDragging(props);
  const draw = (branch: Branch) => (
    <TreeItem
      id={branch.id}
      textValue={branchName(branch)}
      hasChildItems={tree.childrenOf(branch.id).length > 0}
      className={styles.item ?? ''}
    >
      <TreeItemContent>
        {({ hasChildItems }) => <Row branch={branch} hasChildren={hasChildItems} isMovable={isMovable} />}
      </TreeItemContent>
      {open.has(branch.id) && <Collection items={tree.childrenOf(branch.id)}>{draw}</Collection>}
    </TreeItem>
  );
  return (
    <I18nProvider locale={region()}>
      <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
        <Tree
          aria-label={m['office.gallery.tree']()}
          className={styles.tree ?? ''}
          // Height of all rows; the style sheet sets a maximum.
          style={{ blockSize: `${countOpen(tree, open) * ROW_HEIGHT + 2}px` }}
          items={tree.childrenOf(null)}
          dependencies={[tree, open, isMovable]}
          expandedKeys={open}
          onExpandedChange={(keys) => onOpen(new Set([...keys].map(Number)))}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={selected === null ? [] : [selected]}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : keys;
            if (key !== undefined) onSelect(Number(key));
          }}
          dragAndDropHooks={dragAndDropHooks}
        >
          {draw}
        </Tree>
      </Virtualizer>
    </I18nProvider>
  );
}

function useBranchDragging({ tree, isMovable, onMove }: BranchTreeProps) {
  const handleMove = ({ keys, target }: DroppableCollectionReorderEvent) => {
    const [moved] = [...keys].flatMap((key) => tree.byId.get(Number(key)) ?? []);
    const at = tree.byId.get(Number(target.key));
    if (!moved || !at || at.id === moved.id || listAbove(tree, at).includes(moved)) return;
    onMove(moved, toPlace(tree, moved, at, target.dropPosition));
  };
  return useDragAndDrop<Branch>({
    isDisabled: !isMovable,
    getItems: (_keys, branches) => branches.map((branch) => ({ 'text/plain': branchName(branch) })),
    onMove: handleMove,
  });
}

/** New position of a branch that is dropped on another one, or beside it. */
function toPlace(tree: Model, moved: Branch, at: Branch, drop: 'before' | 'on' | 'after'): Place {
  if (drop === 'on') return { parent: at.id, position: tree.childrenOf(at.id).length };
  const others = tree.childrenOf(at.parent).filter(({ id }) => id !== moved.id);
  return { parent: at.parent, position: others.indexOf(at) + (drop === 'after' ? 1 : 0) };
}

interface RowProps {
  branch: Branch;
  hasChildren: boolean;
  isMovable: boolean;
}

function Row({ branch, hasChildren, isMovable }: RowProps) {
  const name = branchName(branch);
  return (
    <div className={styles.row} data-hidden={branch.status === 'hidden'}>
      {hasChildren ? (
        <Button slot="chevron" className={styles.chevron ?? ''}>
          <Icon name="chevron" size={20} />
        </Button>
      ) : (
        <span className={styles.chevron} />
      )}
      <bdi className={styles.name} title={name}>
        {name}
      </bdi>
      {branch.status === 'hidden' && (
        <span className={styles.hidden}>{m['office.gallery.status.hidden']()}</span>
      )}
      {branch.galleries > 0 && (
        <span
          className={styles.count}
          title={m['office.gallery.galleriesCount']({ count: branch.galleries })}
        >
          {formatNumber(branch.galleries)}
        </span>
      )}
      {isMovable && (
        <Button slot="drag" className={styles.handle ?? ''}>
          ⠿
        </Button>
      )}
    </div>
  );
}
