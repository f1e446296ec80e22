import { useEffect, useState } from 'react';
import { keepClear } from '../../lib/bottom-bar.ts';
import { getOverlay, openOverlay, subscribeToOverlay } from '../../lib/overlay.ts';
import { useMedia } from '../../lib/use-media.ts';
import { m } from '../../paraglide/messages.js';
import styles from './offer-card.module.css';

/** As in the style sheet beside this. */
const PHONE = '(max-width: 768px)';

/** Lies over the tiles at the top of Home, on a phone at the foot of the window, and moves nothing. */
export function OfferCard() {
  const [isOpen, setIsOpen] = useState(true);
  const isAtFoot = useMedia(PHONE, false);
  // Help begins it too.
  useEffect(
    () =>
      subscribeToOverlay(() => {
        if (getOverlay() === 'tour') setIsOpen(false);
      }),
    [],
  );
  if (!isOpen) return null;
  const leave = () => {
    setIsOpen(false);
    // The button that had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div className={`${styles.place} no-print`}>
      <div ref={isAtFoot ? keepClear : undefined} className={styles.card}>
        <p>{m['tour.offer.text']()}</p>
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            leave();
            openOverlay('tour');
          }}
        >
          {m['help.tour.start']()}
        </button>
        <button type="button" className={styles.action} onClick={leave}>
          {m['tour.offer.decline']()}
        </button>
      </div>
    </div>
  );
}
