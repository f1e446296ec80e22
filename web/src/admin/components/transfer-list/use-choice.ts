import { useState } from 'react';
import { byName, type Item, type ItemId, type ItemPage, isFound, type StoredChoice } from './items.ts';

export interface Choice {
  /** Base of the change. */
  stored: StoredChoice;
  chosen: readonly Item[];
  added: readonly Item[];
  removed: readonly Item[];
  isDirty: boolean;
  choose: (items: readonly Item[]) => void;
  giveBack: (items: readonly Item[]) => void;
  /** Restarts from the saved items, or from the given ones. */
  reset: (stored?: StoredChoice) => void;
}

/** Unsaved choice beside the saved one. */
export function useChoice(saved: StoredChoice): Choice {
  const [state, setState] = useState({ stored: saved, chosen: saved.chosen });
  const { stored, chosen } = state;
  const added = without(chosen, stored.chosen);
  const removed = without(stored.chosen, chosen);
  return {
    stored,
    chosen,
    added,
    removed,
    isDirty: added.length + removed.length > 0,
    choose: (items) =>
      setState((before) => ({
        ...before,
        chosen: byName([...before.chosen, ...without(items, before.chosen)]),
      })),
    giveBack: (items) => setState((before) => ({ ...before, chosen: without(before.chosen, items) })),
    reset: (next = stored) => setState({ stored: next, chosen: next.chosen }),
  };
}

export function without(items: readonly Item[], others: readonly Item[]): Item[] {
  const ids = new Set<ItemId>(others.map(({ id }) => id));
  return items.filter(({ id }) => !ids.has(id));
}

/** Available items: newly removed ones first, without chosen ones. */
export function toAvailable(page: ItemPage, { added, removed, stored, chosen }: Choice, q: string): ItemPage {
  const isSought = (item: Item) => isFound(item, q);
  const back = byName(removed.filter(isSought));
  return {
    items: [...back, ...without(page.items, [...chosen, ...stored.chosen])],
    count: Math.max(0, page.count - added.filter(isSought).length + back.length),
  };
}
