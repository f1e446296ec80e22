import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ControllerRef } from 'yet-another-react-lightbox';
import { useClosing, useModal } from '../../../lib/use-modal.ts';
import { m } from '../../../paraglide/messages.js';
import type { GalleryAddress } from '../address.ts';
import type { Pictures } from '../use-pictures.ts';
import styles from './lightbox.module.css';
import { PicturePanel } from './picture-panel.tsx';
import { Stage } from './stage.tsx';

type LightboxProps = {
  pictures: Pictures;
  address: GalleryAddress;
  position: number;
  onStep: (position: number) => void;
  onClose: () => void;
};

/** Number of neighbouring pictures to preload. */
const AHEAD = 3;

/** Large picture with its data and downloads. */
export function Lightbox({ pictures, address, position, onStep, onClose }: LightboxProps) {
  const id = useId();
  const dialog = useModal();
  const stage = useRef<ControllerRef>(null);
  const picture = pictures.at(position);
  useLayoutEffect(() => stage.current?.focus(), []);
  useEffect(() => {
    const last = Math.min(position + AHEAD, pictures.count - 1);
    pictures.want([Math.max(position - AHEAD, 0), position, last]);
  });
  useEffect(() => {
    // The picture loaded after its position was opened: set its address.
    if (picture && picture.id !== address.picture) onStep(position);
  });

  // The stage handles keys while focused; elsewhere in the lightbox the arrows navigate too.
  const handleKey = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (isField || event.altKey || event.ctrlKey || event.metaKey) return;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    if (event.key === (isMirrored ? 'ArrowRight' : 'ArrowLeft')) stage.current?.prev();
    if (event.key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) stage.current?.next();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-labelledby={id}
      onKeyDown={handleKey}
      {...useClosing(onClose)}
    >
      <div className={styles.stage}>
        <Stage controller={stage} pictures={pictures} position={position} onStep={onStep} onClose={onClose} />
      </div>
      <div className={styles.panel}>
        <p className={styles.position} role="status">
          {m['gallery.picture.position']({ position: position + 1, count: pictures.count })}
        </p>
        {picture ? (
          <PicturePanel key={picture.id} id={id} picture={picture} address={address} />
        ) : (
          <h2 id={id} className={styles.title}>
            {m['gallery.loading']()}
          </h2>
        )}
      </div>
    </dialog>
  );
}
