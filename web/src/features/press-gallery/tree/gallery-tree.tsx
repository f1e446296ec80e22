import { type KeyboardEvent, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { TreeBranch } from './tree-branch.tsx';
import { readTreeKey, type TreeMove } from './tree-keys.ts';
import { listSeen, type TreeEntry } from './tree-model.ts';
import { useOpenNodes } from './use-open-nodes.ts';
import { useTyped } from './use-typed.ts';

type GalleryTreeProps = {
  entries: readonly TreeEntry[];
  chosen: TreeEntry | null;
  onChoose: (gallery: number) => void;
};

/** The tree of galleries, worked with keys as the ARIA Authoring Practices have it. */
export function GalleryTree({ entries, chosen, onChoose }: GalleryTreeProps) {
  const tree = useRef<HTMLDivElement>(null);
  const { open, change } = useOpenNodes(entries, chosen);
  const [focused, setFocused] = useState<string | null>(null);
  const typed = useTyped();
  const seen = listSeen(entries, open);
  const find = (key: string | null | undefined) => seen.find((entry) => entry.key === key);
  const active = find(focused) ?? find(chosen?.key) ?? seen[0];
  if (!active) return null;

  const focus = (key: string) => {
    setFocused(key);
    tree.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus();
  };
  const act = (entry: TreeEntry) => {
    setFocused(entry.key);
    if (entry.gallery) onChoose(entry.gallery.id);
    else change([entry.key], !open.has(entry.key));
  };
  const move = (wanted: TreeMove) => {
    if (wanted.kind === 'focus') focus(wanted.key);
    else if (wanted.kind === 'act') act(active);
    else if (wanted.kind === 'openAll') change(wanted.keys, true);
    else change([wanted.key], wanted.kind === 'open');
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const wanted = readTreeKey(event.key, {
      seen,
      active,
      isOpen: (key) => open.has(key),
      typed: typed(event.key),
      isRightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    if (!wanted) return;
    event.preventDefault();
    move(wanted);
  };
  return (
    <div ref={tree} role="tree" aria-label={m['gallery.tree.label']()}>
      <TreeBranch
        entries={entries}
        open={open}
        active={active.key}
        chosen={chosen?.key ?? null}
        onAct={act}
        onFocus={setFocused}
        onKey={handleKey}
      />
    </div>
  );
}
