import type { ImportRun } from '@press-room/contract/imports';
import { createContext, use } from 'react';

interface ShownRun {
  run: ImportRun;
  /** Whether rows can be accepted or skipped. */
  isOpen: boolean;
}

/** Import of the listed rows. */
export const RunContext = createContext<ShownRun | null>(null);

export function useRun(): ShownRun {
  const shown = use(RunContext);
  if (shown === null) throw new Error('Differences are drawn inside an import');
  return shown;
}
