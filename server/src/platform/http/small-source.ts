import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { listSearches, type TableRequest } from './datatables.ts';
import type { ListSource } from './list.ts';
import { toMatcher } from './patterns.ts';

type Shown = string | number;

/** A small number of rows in memory, searched and sorted like large lists (contract 3.1). */
export const smallSource = <Row extends object>(rows: Row[]): ListSource<Row> => ({
  countAll: async () => rows.length,
  open: async (table) => {
    const found = table === null ? rows : order(search(rows, table), table);
    return {
      count: found.length,
      read: async ({ offset, limit }) => found.slice(offset, offset + limit),
    };
  },
});

function search<Row extends object>(rows: readonly Row[], table: TableRequest): Row[] {
  const isField = (name: string): boolean => rows.some((row) => readField(row, name) !== null);
  const tests = listSearches(table, isField).map(({ search: { value, isRegex }, names }) => {
    const wanted = value.toLowerCase();
    const isHit = isRegex ? toMatcher(value) : (text: string) => text.toLowerCase().includes(wanted);
    return (row: Row) =>
      names.some((name) => {
        const text = String(readField(row, name) ?? '');
        // Both spellings of an address match.
        return isHit(text) || isHit(toReadableAddress(text));
      });
  });
  return rows.filter((row) => tests.every((isFound) => isFound(row)));
}

function order<Row extends object>(rows: readonly Row[], { orders }: TableRequest): Row[] {
  const comparisons = orders.map(({ column, direction }) => {
    const name = column.names[0] ?? '';
    const sign = direction === 'desc' ? -1 : 1;
    return (a: Row, b: Row) => sign * compare(readField(a, name), readField(b, name));
  });
  return rows.toSorted((a, b) => {
    for (const between of comparisons) {
      const result = between(a, b);
      if (result !== 0) return result;
    }
    return 0;
  });
}

/** Missing values sort first. */
function compare(a: Shown | null, b: Shown | null): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  return a < b ? -1 : 1;
}

/** Text or number in the row, or in an object of the row; null for anything else. */
function readField(row: object, path: string): Shown | null {
  let value: unknown = row;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null;
    value = Reflect.get(value, name);
  }
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
