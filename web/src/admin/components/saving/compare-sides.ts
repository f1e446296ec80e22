import type { ReactNode } from 'react';

export type Side = 'mine' | 'theirs';
export type Picks = Record<string, Side>;

/** A field in the conflict dialog; `name` is its path in the API: `date`, `text.it.title`. */
export interface ComparedField {
  name: string;
  label: string;
  /** Formats the value; by default its text. */
  show?: (value: unknown) => ReactNode;
}

/** A field with different values on both sides. */
export interface Difference {
  field: ComparedField;
  mine: unknown;
  theirs: unknown;
  /** Side that changed the field; null if both did and the officer must choose. */
  whose: Side | null;
}

/** The value at a path: `text.it.title`. */
function valueAt(row: unknown, name: string): unknown {
  let value = row;
  for (const part of name.split('.'))
    value =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined;
  return value;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Differences between the edit and the current row; `base` is the row at the start of the edit. */
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

/** Body of the `PATCH` that writes the values picked from the officer's side. */
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
