/**
 * Explicit roles of table elements: browsers drop the implicit ones if a style changes their layout, as cards on a
 * phone do.
 */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
