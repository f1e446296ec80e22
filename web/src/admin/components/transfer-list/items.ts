import { foldQuery } from '../../../lib/fold.ts';
import type { Outcome } from '../saving/office-write.ts';

export type ItemId = number | string;

/** What stands in one of the two lists. */
export interface Item {
  id: ItemId;
  name: string;
  /** Where a list is long: the heading that it stands under, after all that stand under none. */
  section?: string;
  /** What its row says under that heading; the name elsewhere. */
  underHeading?: string;
  /** A second line, where the name does not say enough. */
  note?: string;
  /** Why it stays where it is; it can be read, not moved. */
  obstacle?: string;
}

/** What was chosen when it was read, and the version that a change of it is made from. */
export interface Held {
  version: number;
  chosen: readonly Item[];
}

export interface ItemRequest {
  q: string;
  start: number;
  length: number;
  signal: AbortSignal;
}

/** A part of what may be chosen. `count`: how many there are for these words, on whatever page. */
export interface ItemPage {
  items: readonly Item[];
  count: number;
}

/**
 * What may be chosen, page by page: never all of it is asked for. It does not answer what `Held` has already, so that
 * its count is true.
 */
export interface ItemSource {
  /** Names it among queries. */
  key: readonly unknown[];
  load: (request: ItemRequest) => Promise<ItemPage>;
}

/** What is so little that the screen has it anyway. */
export function sourceOf(key: readonly unknown[], items: readonly Item[]): ItemSource {
  return {
    key: [...key, items],
    load: async ({ q, start, length }) => {
      const found = items.filter((item) => isFound(item, q));
      return { items: found.slice(start, start + length), count: found.length };
    },
  };
}

/** Every word is somewhere in its name or note. */
export function isFound({ name, note = '' }: Item, q: string): boolean {
  const text = foldQuery(`${name} ${note}`);
  return foldQuery(q)
    .split(' ')
    .every((word) => text.includes(word));
}

export const byName = (items: Iterable<Item>): Item[] =>
  [...items].toSorted(
    (one, other) =>
      (one.section ?? '').localeCompare(other.section ?? '') ||
      one.name.localeCompare(other.name, undefined, { numeric: true }),
  );

/** A write's outcome, its rows as the two lists know them. */
export function toHeldOutcome<Row>(outcome: Outcome<Row>, toHeld: (row: Row) => Held): Outcome<Held> {
  if (outcome.kind === 'saved') return { kind: 'saved', row: toHeld(outcome.row) };
  if (outcome.kind === 'conflict') return { ...outcome, current: toHeld(outcome.current) };
  return outcome;
}
