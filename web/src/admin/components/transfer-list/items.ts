import { foldQuery } from '../../../lib/fold.ts';
import type { Outcome } from '../saving/office-write.ts';

export type ItemId = number | string;

/** An item of one of the two lists. */
export interface Item {
  id: ItemId;
  name: string;
  /** Heading above the item in long lists; items without one come first. */
  section?: string;
  /** Label below that heading; elsewhere the name is used. */
  underHeading?: string;
  /** A second line, if the name is not sufficient. */
  note?: string;
  /** Why the item cannot be moved. */
  obstacle?: string;
}

/** Chosen items as loaded, and the version that a change is based on. */
export interface StoredChoice {
  version: number;
  chosen: readonly Item[];
}

interface ItemRequest {
  q: string;
  start: number;
  length: number;
  signal: AbortSignal;
}

/** A page of available items. `count`: number of matches on all pages. */
export interface ItemPage {
  items: readonly Item[];
  count: number;
}

/** Available items, loaded page by page. It excludes the items of `StoredChoice`, so that its count is exact. */
export interface ItemSource {
  /** Prefix of the query keys. */
  key: readonly unknown[];
  load: (request: ItemRequest) => Promise<ItemPage>;
}

/** A source for few items that are already loaded. */
export function sourceOf(key: readonly unknown[], items: readonly Item[]): ItemSource {
  return {
    key: [...key, items],
    load: async ({ q, start, length }) => {
      const found = items.filter((item) => isFound(item, q));
      return { items: found.slice(start, start + length), count: found.length };
    },
  };
}

/** Whether the name or the note contains every word. */
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

/** Converts the row in a write's outcome to chosen items. */
export function toStoredOutcome<Row>(
  outcome: Outcome<Row>,
  toStored: (row: Row) => StoredChoice,
): Outcome<StoredChoice> {
  if (outcome.kind === 'saved') return { kind: 'saved', row: toStored(outcome.row) };
  if (outcome.kind === 'conflict') return { ...outcome, current: toStored(outcome.current) };
  return outcome;
}
