import { useState } from 'react';

interface KeyedRows<Row> {
  rows: { key: number; row: Row; change: (row: Row) => void; remove: () => void; moveUp: () => void }[];
  add: (row: Row) => void;
}

/** Rows of an edited list, each with a stable key: the focus moves with its row. */
export function useKeyedRows<Row>(rows: readonly Row[], onChange: (rows: Row[]) => void): KeyedRows<Row> {
  const [kept, setKept] = useState<readonly number[]>([]);
  const next = Math.max(-1, ...kept) + 1;
  const keys = rows.map((_, at) => kept[at] ?? next + at - kept.length);
  return {
    rows: rows.map((row, at) => ({
      key: keys[at] ?? at,
      row,
      change: (changed) => onChange(rows.with(at, changed)),
      remove: () => {
        setKept(keys.toSpliced(at, 1));
        onChange(rows.toSpliced(at, 1));
      },
      moveUp: () => {
        const place = Math.max(at - 1, 0);
        setKept(keys.toSpliced(at, 1).toSpliced(place, 0, keys[at] ?? at));
        onChange(rows.toSpliced(at, 1).toSpliced(place, 0, row));
      },
    })),
    add: (row) => onChange([...rows, row]),
  };
}
