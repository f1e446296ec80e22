import { lazyComponent } from '../../../components/lazy-component.tsx';
import type { BranchTreeProps } from './branch-tree.tsx';

/** Loaded separately: drag and drop and virtual scrolling are larger than the rest of the screen. */
export const LazyBranchTree = lazyComponent<BranchTreeProps>(
  async () => (await import('./branch-tree.tsx')).BranchTree,
);
