import { lazyComponent } from '../../../components/lazy-component.tsx';
import type { Search } from './finding.ts';

/** Its code comes when somebody looks for something. */
export const LateFindPanel = lazyComponent<{ search: Search }>(
  async () => (await import('./find-panel.tsx')).FindPanel,
);
