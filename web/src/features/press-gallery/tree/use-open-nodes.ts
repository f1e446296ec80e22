import { useState } from 'react';
import type { TreeEntry } from './tree-model.ts';

type OpenNodes = {
  open: ReadonlySet<string>;
  change: (keys: readonly string[], isOpen: boolean) => void;
};

/** Which nodes are open: at first the outermost, then as the reader likes; the way to the chosen gallery opens by itself. */
export function useOpenNodes(entries: readonly TreeEntry[], chosen: TreeEntry | null): OpenNodes {
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
