import type { GalleryNode } from '@press-room/contract/press-gallery';
import type { Locale } from '../../../i18n/locale.ts';
import { fold } from '../../../lib/fold.ts';
import { toLocalName } from '../names.ts';

/** Entry of the tree: an expandable node, or a selectable gallery. */
export type TreeEntry = {
  key: string;
  name: string;
  /** Starts at 1. */
  level: number;
  /** Ancestors, the root first. */
  path: readonly TreeEntry[];
  /** Null for a node. */
  gallery: { id: number; pictures: number; missing: number } | null;
  children: readonly TreeEntry[];
};

/** Entries in the order of the API: nodes by position, followed by the galleries beside them. */
export function buildEntries(
  nodes: readonly GalleryNode[],
  locale: Locale,
  path: readonly TreeEntry[] = [],
): TreeEntry[] {
  const inOrder = nodes.toSorted((one, other) => one.position - other.position);
  return inOrder.map((node) => toEntry(node, locale, path));
}

function toEntry(node: GalleryNode, locale: Locale, path: readonly TreeEntry[]): TreeEntry {
  const entry: TreeEntry & { children: TreeEntry[] } = {
    key: `node-${node.id}`,
    name: toLocalName(node.name, locale),
    level: path.length + 1,
    path,
    gallery: null,
    children: [],
  };
  const inside = [...path, entry];
  const galleries = node.galleries.map(
    ({ id, name, pictures, missing }): TreeEntry => ({
      key: `gallery-${id}`,
      name: toLocalName(name, locale),
      level: inside.length + 1,
      path: inside,
      gallery: { id, pictures, missing },
      children: [],
    }),
  );
  entry.children.push(...buildEntries(Object.values(node.childs), locale, inside), ...galleries);
  return entry;
}

/** Visible entries for the expanded nodes in `open`, from top to bottom. */
export function listSeen(entries: readonly TreeEntry[], open: ReadonlySet<string>): TreeEntry[] {
  return entries.flatMap((entry) =>
    open.has(entry.key) ? [entry, ...listSeen(entry.children, open)] : [entry],
  );
}

export function findGallery(entries: readonly TreeEntry[], id: number): TreeEntry | null {
  for (const entry of entries) {
    if (entry.gallery?.id === id) return entry;
    const found = findGallery(entry.children, id);
    if (found) return found;
  }
  return null;
}

/** Next entry whose name starts with the typed text; the current one if it still matches. */
export function findTyped(seen: readonly TreeEntry[], from: number, typed: string): TreeEntry | undefined {
  const start = typed.length > 1 ? from : from + 1;
  const ahead = [...seen.slice(start), ...seen.slice(0, start)];
  const wanted = fold(typed).text;
  return ahead.find(({ name }) => fold(name).text.startsWith(wanted));
}
