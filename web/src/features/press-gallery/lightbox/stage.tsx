import 'yet-another-react-lightbox/styles.css';
import { type Ref, useMemo } from 'react';
import YetAnotherLightbox, { type ControllerRef, type Labels } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { Icon } from '../../../components/icon.tsx';
import { m } from '../../../paraglide/messages.js';
import type { Pictures } from '../use-pictures.ts';
import { toSlide } from './slides.ts';
import styles from './stage.module.css';

type StageProps = {
  controller: Ref<ControllerRef>;
  pictures: Pictures;
  position: number;
  onStep: (position: number) => void;
  onClose: () => void;
};

const PLUGINS = [Inline, Zoom];
/** No zoom beyond the pixels of the picture. */
const ZOOM = { maxZoomPixelRatio: 1, doubleClickMaxStops: 1, scrollToZoom: true };

/** The picture: navigated by swipe, keys and buttons; zoomed by pinch, double click, wheel and keys. */
export function Stage({ controller, pictures, position, onStep, onClose }: StageProps) {
  const { count, at } = pictures;
  const slides = useMemo(
    () => Array.from({ length: count }, (_, place) => toSlide(at(place), place)),
    [count, at],
  );
  return (
    <YetAnotherLightbox
      className={styles.stage ?? ''}
      plugins={PLUGINS}
      index={position}
      slides={slides}
      labels={labels()}
      carousel={{ finite: true, preload: 1, padding: 8, spacing: 16 }}
      controller={{ ref: controller, closeOnEscape: false, closeOnBackdropClick: false }}
      zoom={ZOOM}
      on={{ view: ({ index }) => index !== position && onStep(index) }}
      toolbar={{ buttons: [<CloseButton key="close" onClose={onClose} />] }}
      render={{
        slide: ({ slide }) => (slide.type === 'waiting' ? <div className={styles.waiting} /> : undefined),
        iconZoomIn: () => <ZoomSign isIn />,
        iconZoomOut: () => <ZoomSign />,
        iconPrev: () => <Icon name="back" />,
        iconNext: () => <Icon name="next" />,
      }}
    />
  );
}

function labels(): Labels {
  return {
    Previous: m['gallery.lightbox.previous'](),
    Next: m['gallery.lightbox.next'](),
    Lightbox: m['gallery.lightbox.label'](),
    Carousel: m['gallery.lightbox.carousel'](),
    Slide: m['gallery.lightbox.slide'](),
    'Photo gallery': m['gallery.lightbox.pictures'](),
    'Zoom in': m['gallery.lightbox.zoomIn'](),
    'Zoom out': m['gallery.lightbox.zoomOut'](),
    '{index} of {total}': m['gallery.picture.position']({ position: '{index}', count: '{total}' }),
  };
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      className={styles.close}
      aria-label={m['gallery.lightbox.close']()}
      onClick={onClose}
    >
      <Icon name="close" />
    </button>
  );
}

function ZoomSign({ isIn = false }: { isIn?: boolean }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      aria-hidden="true"
    >
      <path d={`M4 12h16${isIn ? 'M12 4v16' : ''}`} />
    </svg>
  );
}
