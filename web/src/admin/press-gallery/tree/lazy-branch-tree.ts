import { lazyComponent } from '../../../components/lazy-component.tsx';
import type { BranchTreeProps } from './branch-tree.tsx';

/** Dragging and drawing by parts weigh more than the rest of the screen. */
export const LazyBranchTree = lazyComponent<BranchTreeProps>(
  async () => (await import('./branch-tree.tsx')).BranchTree,
);
