import type { OfficeGalleryRow } from '@press-room/contract/admin-press-gallery';
import { Link } from 'wouter';
import { LazyOrderList } from '../../../components/order-list/lazy-order-list.ts';
import { m } from '../../../paraglide/messages.js';
import { ListSkeleton } from '../../components/list/list-skeleton.tsx';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { ReadersChip } from '../../components/page/readers-chip.tsx';
import { toOfficeGallery } from '../../paths.ts';
import { galleryName } from '../names.tsx';
import styles from './gallery.module.css';
import { useGalleryOrder } from './use-gallery-order.ts';

/** Galleries of a branch, with their public order to change. */
export function GalleryOrder({ node }: { node: number }) {
  const { galleries, error, refetch, order } = useGalleryOrder(node);
  if (!galleries)
    return error ? <OfficeFailure error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
  const rowOf = new Map(galleries.map((gallery) => [gallery.id, gallery]));
  const nameOf = (id: number): string => {
    const gallery = rowOf.get(id);
    return gallery ? galleryName(gallery) : String(id);
  };
  return (
    <LazyOrderList
      label={m['office.gallery.order']()}
      ids={galleries.map(({ id }) => id)}
      isReadOnly={false}
      nameOf={nameOf}
      onOrder={(ids) => void order(ids)}
      draw={(id) => (
        <span className={styles.inOrder}>
          <Link href={toOfficeGallery(id)}>
            <bdi>{nameOf(id)}</bdi>
          </Link>
          {drawReaders(rowOf.get(id))}
        </span>
      )}
    />
  );
}

const drawReaders = (gallery: OfficeGalleryRow | undefined) =>
  gallery && <ReadersChip readers={gallery.readers} of="media" />;
