import { lazyComponent } from '../../../components/lazy-component.tsx';
import type { TwoListsProps } from './transfer-list.tsx';

/** Dragging and drawing by parts come when two lists are opened. */
export const LateTwoLists = lazyComponent<TwoListsProps>(
  async () => (await import('./transfer-list.tsx')).TransferList,
);
