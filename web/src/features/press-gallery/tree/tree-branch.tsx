import { type KeyboardEvent, useId } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { contentLanguage } from '../../../i18n/content-language.ts';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './gallery-tree.module.css';
import type { TreeEntry } from './tree-model.ts';

const INDENT_PX = 18;

type TreeState = {
  open: ReadonlySet<string>;
  /** Entry in the Tab order. */
  active: string;
  chosen: string | null;
  onAct: (entry: TreeEntry) => void;
  onFocus: (key: string) => void;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
};

/** Entries inside a node; collapsed nodes are not rendered. */
export function TreeBranch({ entries, ...state }: TreeState & { entries: readonly TreeEntry[] }) {
  return entries.map((entry, at) => (
    <TreeItem key={entry.key} entry={entry} position={at + 1} count={entries.length} {...state} />
  ));
}

type TreeItemProps = TreeState & { entry: TreeEntry; position: number; count: number };

function TreeItem({ entry, position, count, ...state }: TreeItemProps) {
  const id = useId();
  const { key, level, gallery, children } = entry;
  const isOpen = state.open.has(key);
  const isParent = children.length > 0;
  return (
    <>
      <div
        role="treeitem"
        data-key={key}
        aria-level={level}
        aria-posinset={position}
        aria-setsize={count}
        aria-expanded={isParent ? isOpen : undefined}
        aria-selected={gallery ? key === state.chosen : undefined}
        aria-labelledby={`${id}-name`}
        aria-owns={isParent && isOpen ? `${id}-group` : undefined}
        tabIndex={key === state.active ? 0 : -1}
        className={styles.item}
        style={{ paddingInlineStart: 8 + (level - 1) * INDENT_PX }}
        onClick={() => state.onAct(entry)}
        onKeyDown={state.onKey}
        onFocus={() => state.onFocus(key)}
      >
        <Sign entry={entry} isOpen={isOpen} />
        <Name id={`${id}-name`} entry={entry} />
      </div>
      {isParent && isOpen && (
        <fieldset id={`${id}-group`}>
          <TreeBranch entries={children} {...state} />
        </fieldset>
      )}
    </>
  );
}

function Sign({ entry, isOpen }: { entry: TreeEntry; isOpen: boolean }) {
  if (entry.gallery) return <Icon name="gallery" size={16} />;
  return (
    <span className={styles.sign} data-open={isOpen}>
      <Icon name="chevron" size={16} />
    </span>
  );
}

function Name({ id, entry: { name, gallery } }: { id: string; entry: TreeEntry }) {
  return (
    <span id={id} className={styles.words}>
      <bdi className={styles.name} lang={contentLanguage()}>
        {name}
      </bdi>{' '}
      {gallery && (
        <span className={styles.count}>
          {formatNumber(gallery.pictures)}{' '}
          <span className="visually-hidden">{m['gallery.tree.pictures']({ count: gallery.pictures })}</span>
        </span>
      )}
    </span>
  );
}
