import { lazyComponent } from '../lazy-component.tsx';
import type { OrderListProps } from './order-list.tsx';

/** Drag and drop is half as large as the editor: loaded when a list is opened. */
export const LazyOrderList = lazyComponent<OrderListProps>(
  async () => (await import('./order-list.tsx')).OrderList,
);
