import { lazyComponent } from '../lazy-component.tsx';
import type { OrderListProps } from './order-list.tsx';

/** Loaded separately: drag and drop is half as large as the editor. */
export const LazyOrderList = lazyComponent<OrderListProps>(
  async () => (await import('./order-list.tsx')).OrderList,
);
