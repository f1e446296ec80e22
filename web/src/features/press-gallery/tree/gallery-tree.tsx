import { type KeyboardEvent, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { TreeBranch } from './tree-branch.tsx';
import { readTreeKey, type TreeMove } from './tree-keys.ts';
import { listSeen, type TreeEntry } from './tree-model.ts';

type GalleryTreeProps = {
  entries: readonly TreeEntry[];
  chosen: TreeEntry | null;
  onChoose: (gallery: number) => void;
};

/** Tree of galleries with the keyboard behaviour of the ARIA Authoring Practices. */
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

const PAUSE_MS = 600;

/** Collects letters typed in quick succession; the same letter again moves to the next match. */
function useTyped(): (key: string) => string {
  const typed = useRef({ text: '', at: 0 });
  return (key) => {
    if (key.length !== 1) return '';
    const now = performance.now();
    const { text, at } = typed.current;
    const isGoingOn = now - at < PAUSE_MS && text !== key;
    typed.current = { text: isGoingOn ? text + key : key, at: now };
    return typed.current.text;
  };
}

type OpenNodes = {
  open: ReadonlySet<string>;
  change: (keys: readonly string[], isOpen: boolean) => void;
};

/** Expanded nodes: at first the top level, then by choice. The path to the selected gallery expands automatically. */
function useOpenNodes(entries: readonly TreeEntry[], chosen: TreeEntry | null): OpenNodes {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(entries.map(({ key }) => key)));
  const [shownFor, setShownFor] = useState<string | null>(null);
  const wanted = chosen?.key ?? null;
  if (shownFor !== wanted) {
    setShownFor(wanted);
    if (chosen) setOpen(new Set([...open, ...chosen.path.map(({ key }) => key)]));
  }
  const change = (keys: readonly string[], isOpen: boolean) => {
    const next = new Set(open);
    for (const key of keys) {
      if (isOpen) next.add(key);
      else next.delete(key);
    }
    setOpen(next);
  };
  return { open, change };
}
