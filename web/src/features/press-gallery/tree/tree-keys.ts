import { findTyped, type TreeEntry } from './tree-model.ts';

export type TreeMove =
  | { kind: 'focus' | 'open' | 'close' | 'act'; key: string }
  | { kind: 'openAll'; keys: readonly string[] };

export type TreePlace = {
  seen: readonly TreeEntry[];
  active: TreeEntry;
  isOpen: (key: string) => boolean;
  /** Letters typed so far, including this one. */
  typed: string;
  isRightToLeft: boolean;
};

/** Action of a key in a tree, by the ARIA Authoring Practices; null: the browser handles it. */
export function readTreeKey(key: string, place: TreePlace): TreeMove | null {
  const { seen, active, isOpen, typed, isRightToLeft } = place;
  const at = seen.indexOf(active);
  const focus = (entry: TreeEntry | undefined): TreeMove | null =>
    entry ? { kind: 'focus', key: entry.key } : null;
  switch (key) {
    case 'ArrowDown':
      return focus(seen[at + 1]);
    case 'ArrowUp':
      return focus(seen[at - 1]);
    case 'Home':
      return focus(seen[0]);
    case 'End':
      return focus(seen.at(-1));
    case 'Enter':
      return { kind: 'act', key: active.key };
    case ' ':
      // A space inside typed words is a letter.
      return typed.length > 1 ? focus(findTyped(seen, at, typed)) : { kind: 'act', key: active.key };
    case '*':
      return { kind: 'openAll', keys: siblingsOf(seen, active).map((entry) => entry.key) };
    case isRightToLeft ? 'ArrowLeft' : 'ArrowRight':
      if (active.children.length === 0) return null;
      return isOpen(active.key) ? focus(active.children[0]) : { kind: 'open', key: active.key };
    case isRightToLeft ? 'ArrowRight' : 'ArrowLeft':
      return isOpen(active.key) ? { kind: 'close', key: active.key } : focus(active.path.at(-1));
    default:
      return key.length === 1 ? focus(findTyped(seen, at, typed)) : null;
  }
}

const siblingsOf = (seen: readonly TreeEntry[], { path }: TreeEntry): TreeEntry[] =>
  seen.filter((entry) => entry.path.at(-1) === path.at(-1) && entry.children.length > 0);
