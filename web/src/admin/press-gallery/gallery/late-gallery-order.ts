import { latePart } from '../../../components/late-part.tsx';

/** Comes when somebody wants another order. */
export const LateGalleryOrder = latePart<{ node: number }>(
  async () => (await import('./gallery-order.tsx')).GalleryOrder,
);
