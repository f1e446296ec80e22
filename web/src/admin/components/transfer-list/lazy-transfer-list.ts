import { lazyComponent } from '../../../components/lazy-component.tsx';
import type { TransferListProps } from './transfer-list.tsx';

/** Dragging and virtual scrolling are loaded when the two lists are opened. */
export const LazyTransferList = lazyComponent<TransferListProps>(
  async () => (await import('./transfer-list.tsx')).TransferList,
);
