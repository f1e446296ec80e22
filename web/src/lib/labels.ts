/** Value of a table for a key; undefined for keys of a newer server, or of an imported file. */
export const entryOf = <Key extends string, Value>(
  table: Readonly<Record<Key, Value>>,
  key: Key,
): Value | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);

/** Label of a value; an unknown value is its own label. */
export const labelOf = <Key extends string>(
  labels: Readonly<Record<Key, () => string>>,
  value: Key,
): string => entryOf(labels, value)?.() ?? value;

/** A value with its icon; an unknown value is its own label. */
export const shownOf = <Key extends string, Shown extends { label: () => string }>(
  table: Readonly<Record<Key, Shown>>,
  value: Key,
): Shown | { kind: 'plain'; label: () => string } =>
  entryOf(table, value) ?? { kind: 'plain', label: () => value };
