import { useState } from 'react';
import { byName, type Held, isFound, type Thing, type ThingId, type ThingPage } from './things.ts';

export interface Choice {
  /** What the change is made from. */
  held: Held;
  chosen: readonly Thing[];
  added: readonly Thing[];
  removed: readonly Thing[];
  isDirty: boolean;
  choose: (things: readonly Thing[]) => void;
  giveBack: (things: readonly Thing[]) => void;
  /** Begins anew from what is saved, or from what was saved before. */
  reset: (held?: Held) => void;
}

/** What was chosen and not saved yet, beside what is. */
export function useChoice(saved: Held): Choice {
  const [state, setState] = useState({ held: saved, chosen: saved.chosen });
  const { held, chosen } = state;
  const added = without(chosen, held.chosen);
  const removed = without(held.chosen, chosen);
  return {
    held,
    chosen,
    added,
    removed,
    isDirty: added.length + removed.length > 0,
    choose: (things) =>
      setState((before) => ({
        ...before,
        chosen: byName([...before.chosen, ...without(things, before.chosen)]),
      })),
    giveBack: (things) => setState((before) => ({ ...before, chosen: without(before.chosen, things) })),
    reset: (next = held) => setState({ held: next, chosen: next.chosen }),
  };
}

function without(things: readonly Thing[], others: readonly Thing[]): Thing[] {
  const ids = new Set<ThingId>(others.map(({ id }) => id));
  return things.filter(({ id }) => !ids.has(id));
}

/** What may be chosen by now: what was just given back first, and nothing that is chosen. */
export function toAvailable(page: ThingPage, { added, removed, held, chosen }: Choice, q: string): ThingPage {
  const isSought = (thing: Thing) => isFound(thing, q);
  const back = byName(removed.filter(isSought));
  return {
    things: [...back, ...without(page.things, [...chosen, ...held.chosen])],
    count: Math.max(0, page.count - added.filter(isSought).length + back.length),
  };
}
