import { useState } from 'react';
import { readStored, writeStored } from '../../../lib/storage.ts';

export const VIEWS = ['grid', 'table'] as const;
export type View = (typeof VIEWS)[number];

/** View of a list, stored for this officer in this browser; lists without pictures are tables. */
export function useView({ screen, tile }: { screen: string; tile?: unknown }) {
  const key = `office_view:${screen.split('?', 1)[0]}`;
  const [view, setView] = useState<View>(() => (readStored(key) === 'table' ? 'table' : 'grid'));
  const change = (next: View) => {
    setView(next);
    writeStored(key, next);
  };
  return [tile === undefined ? 'table' : view, change] as const;
}
