import { lazyComponent } from '../../../components/lazy-component.tsx';

/** Comes when somebody wants another order. */
export const LateGalleryOrder = lazyComponent<{ node: number }>(
  async () => (await import('./gallery-order.tsx')).GalleryOrder,
);
