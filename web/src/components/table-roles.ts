/**
 * What table elements are, said once more: browsers drop it where a style changes how they are laid out, as cards on a phone
 * do.
 */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
