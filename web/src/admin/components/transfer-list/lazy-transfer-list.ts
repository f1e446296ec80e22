import { lazyComponent } from '../../../components/lazy-component.tsx';
import type { TransferListProps } from './transfer-list.tsx';

/** Loaded when the lists are opened, with dragging and virtual scrolling. */
export const LazyTransferList = lazyComponent<TransferListProps>(
  async () => (await import('./transfer-list.tsx')).TransferList,
);
