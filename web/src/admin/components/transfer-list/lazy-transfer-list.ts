import { lazyComponent } from '../../../components/lazy-component.tsx';
import type { TwoListsProps } from './transfer-list.tsx';

/** Dragging and virtual scrolling are loaded when the two lists are opened. */
export const LateTwoLists = lazyComponent<TwoListsProps>(
  async () => (await import('./transfer-list.tsx')).TransferList,
);
