import { lazyComponent } from '../lazy-component.tsx';
import type { OrderListProps } from './order-list.tsx';

/** Dragging weighs as much as half the editor: it comes when a list is opened. */
export const LateOrderList = lazyComponent<OrderListProps>(
  async () => (await import('./order-list.tsx')).OrderList,
);
