import type { ReactNode } from 'react';

export type Side = 'mine' | 'theirs';
export type Picks = Record<string, Side>;

/** A field as the conflict dialog compares it; `name` is its path on the wire: `date`, `text.it.title`. */
export interface ComparedField {
  name: string;
  label: string;
  /** Its value as words; without it, what it holds. */
  show?: (value: unknown) => ReactNode;
}

/** A field that two people left differently. */
export interface Difference {
  field: ComparedField;
  mine: unknown;
  theirs: unknown;
  /** Whose it is where only one of them touched it; null: both did, somebody has to choose. */
  whose: Side | null;
}

/** The value at a path: `text.it.title`. */
export function valueAt(row: unknown, name: string): unknown {
  let value = row;
  for (const part of name.split('.'))
    value =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined;
  return value;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Where what was written and what stands now differ; `base` is what the writing began with. */
export function listDifferences(
  fields: readonly ComparedField[],
  { base, mine, theirs }: { base: unknown; mine: unknown; theirs: unknown },
): Difference[] {
  return fields.flatMap((field): Difference[] => {
    const [before, own, other] = [base, mine, theirs].map((row) => valueAt(row, field.name));
    if (isSame(own, other)) return [];
    const whose = isSame(before, own) ? 'theirs' : isSame(before, other) ? 'mine' : null;
    return [{ field, mine: own, theirs: other, whose }];
  });
}

/** The body that makes the picked values of mine stand, as `PATCH` takes it. */
export function toPatch(differences: readonly Difference[], picks: Picks): Record<string, unknown> {
  const patch: Record<string, unknown> = {};
  for (const { field, mine } of differences)
    if (picks[field.name] === 'mine') putAt(patch, field.name.split('.'), mine ?? null);
  return patch;
}

function putAt(target: Record<string, unknown>, [part = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    target[part] = value;
    return;
  }
  const inner = target[part];
  const next = typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {};
  target[part] = next;
  putAt(next, rest, value);
}
