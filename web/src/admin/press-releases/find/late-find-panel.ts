import { lazyComponent } from '../../../components/lazy-component.tsx';
import type { Search } from './finding.ts';

/** Loaded with the first search in a text. */
export const LateFindPanel = lazyComponent<{ search: Search }>(
  async () => (await import('./find-panel.tsx')).FindPanel,
);
