import { useCallback, useEffect, useRef } from 'react';
import buttons from '../../../components/button.module.css';
import { m } from '../../../paraglide/messages.js';
import { type GalleryAddress, toGallery } from '../address.ts';
import { PICTURE_PAGE_LENGTH } from '../queries.ts';
import type { Selecting } from '../selection/use-selection.ts';
import { type Pictures, pageOf } from '../use-pictures.ts';
import { PictureCell } from './picture-cell.tsx';
import styles from './picture-grid.module.css';
import { useSeenPositions } from './use-seen-positions.ts';

type PictureGridProps = {
  pictures: Pictures;
  address: GalleryAddress;
  selecting: Selecting;
  onOpen: (position: number) => void;
};

/** All cells exist from the start with the same size, to avoid layout shifts when pictures load. */
export function PictureGrid({ pictures, address, selecting, onOpen }: PictureGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const { count, at, failedPages } = pictures;
  const positions = Array.from({ length: count }, (_, position) => position);
  const waiting = positions.filter((position) => !at(position)).length;
  useSeenPositions(list, waiting, pictures.want);
  const handleOpen = useLatest(onOpen);
  const handleChoose = useLatest(selecting.choose);
  return (
    <div className={styles.container}>
      <ul ref={list} className={styles.grid} data-tall={address.gallery === null || address.q !== ''}>
        {positions.map((position) => {
          const picture = at(position);
          if (picture)
            return (
              <PictureCell
                key={position}
                picture={picture}
                position={position}
                total={count}
                href={toGallery(address, { picture: picture.id })}
                isChosen={selecting.selection.has(picture.id)}
                isOfOtherGallery={address.q !== '' || address.gallery === null}
                onOpen={handleOpen}
                onChoose={handleChoose}
              />
            );
          const isFailed = failedPages.has(pageOf(position));
          if (isFailed && position % PICTURE_PAGE_LENGTH === 0)
            return <FailedCell key={position} onRetry={() => pictures.refresh(position)} />;
          return <li key={position} className={styles.waiting} data-waiting={position} aria-hidden="true" />;
        })}
      </ul>
    </div>
  );
}

function FailedCell({ onRetry }: { onRetry: () => void }) {
  return (
    <li className={styles.failed}>
      <p role="alert">{m['gallery.page.failed']()}</p>
      <button type="button" className={buttons.quiet} onClick={onRetry}>
        {m['errors.retry']()}
      </button>
    </li>
  );
}

/** Stable handler that uses the latest state, so that hundreds of cells need no render. */
function useLatest<Arguments extends unknown[]>(
  handler: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  return useCallback((...values: Arguments) => latest.current(...values), []);
}
