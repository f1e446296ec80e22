import { lazyComponent } from '../../../components/lazy-component.tsx';

/** Loaded when the order is changed. */
export const LazyGalleryOrder = lazyComponent<{ node: number }>(
  async () => (await import('./gallery-order.tsx')).GalleryOrder,
);
