import { useState } from 'react';
import { readStoredJson, writeStored } from '../../../lib/storage.ts';
import type { ListColumn } from './list-definition.ts';

/** Whether a column is visible, by its id; columns without an entry are visible. */
export type ShownColumns = Record<string, boolean>;

/** Visible columns, stored for this officer in this browser. */
export function useShownColumns<Row>(screen: string, columns: readonly ListColumn<Row>[]) {
  const key = `office_columns:${screen.split('?', 1)[0]}`;
  const [shown, setShown] = useState(() => readShown(key, columns));
  const change = (next: ShownColumns) => {
    setShown(next);
    writeStored(key, JSON.stringify(next));
  };
  return [shown, change] as const;
}

function readShown<Row>(key: string, columns: readonly ListColumn<Row>[]): ShownColumns {
  const stored = readStoredJson<ShownColumns>(key) ?? {};
  return Object.fromEntries(
    columns.map(({ id, isName, isHiddenAtFirst }) => [
      id,
      isName === true || (typeof stored[id] === 'boolean' ? stored[id] : !isHiddenAtFirst),
    ]),
  );
}
