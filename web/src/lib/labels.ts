/** What a table has for a key; undefined for one of a newer server, or of a file that is imported. */
export const entryOf = <Key extends string, Value>(
  table: Readonly<Record<Key, Value>>,
  key: Key,
): Value | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);

/** What a value is called; one that has no name here goes by itself. */
export const labelOf = <Key extends string>(
  labels: Readonly<Record<Key, () => string>>,
  value: Key,
): string => entryOf(labels, value)?.() ?? value;

/** A value with its mark; one that has no name here goes by itself. */
export const shownOf = <Key extends string, Shown extends { label: () => string }>(
  table: Readonly<Record<Key, Shown>>,
  value: Key,
): Shown | { kind: 'plain'; label: () => string } =>
  entryOf(table, value) ?? { kind: 'plain', label: () => value };
