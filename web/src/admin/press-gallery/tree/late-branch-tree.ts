import { latePart } from '../../../components/late-part.tsx';
import type { BranchTreeProps } from './branch-tree.tsx';

/** Dragging and drawing by parts weigh more than the rest of the screen. */
export const LateBranchTree = latePart<BranchTreeProps>(
  async () => (await import('./branch-tree.tsx')).BranchTree,
);
