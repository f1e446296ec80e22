import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import { type Crop, clampCrop, drag, MAX_ZOOM, zoomBy } from './crop.ts';
import styles from './crop-box.module.css';
import { drawCrop } from './crop-canvas.ts';

const PIXELS = 640;
const ARROW_STEP = 0.05;
const WHEEL_STEP = 0.0015;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [ARROW_STEP, 0],
  ArrowRight: [-ARROW_STEP, 0],
  ArrowUp: [0, ARROW_STEP],
  ArrowDown: [0, -ARROW_STEP],
};

type CropBoxProps = { picture: ImageBitmap; crop: Crop; onChange: (crop: Crop) => void };

/** Selects the square of a picture. Pointer or arrow keys move it; wheel, pinch or slider zoom. */
export function CropBox({ picture, crop, onChange }: CropBoxProps) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useFingers((right, down, factor) =>
    onChange(zoomBy(drag(crop, picture, right, down), picture, factor)),
  );
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  useEffect(() => {
    const box = canvas.current;
    // Only a non-passive listener can prevent the page from scrolling.
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      onChange(zoomBy(crop, picture, Math.exp(-event.deltaY * WHEEL_STEP)));
    };
    box?.addEventListener('wheel', handleWheel, { passive: false });
    return () => box?.removeEventListener('wheel', handleWheel);
  }, [picture, crop, onChange]);

  const handleKey = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const factor = { '+': 1.1, '-': 1 / 1.1 }[event.key];
    if (!arrow && !factor) return;
    event.preventDefault();
    onChange(arrow ? drag(crop, picture, ...arrow) : zoomBy(crop, picture, factor ?? 1));
  };
  return (
    <div className={styles.box}>
      <div
        className={styles.frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture
        tabIndex={0}
        role="application"
        aria-label={m['account.picture.cropLabel']()}
        aria-describedby={`${id}-hint`}
        onKeyDown={handleKey}
        {...fingers}
      >
        <canvas ref={canvas} className={styles.canvas} width={PIXELS} height={PIXELS} />
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {m['account.picture.cropHint']()}
      </p>
      <label className={styles.zoom}>
        {m['account.picture.zoom']()}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => onChange(clampCrop({ ...crop, zoom: Number(event.target.value) }, picture))}
        />
      </label>
    </div>
  );
}

type Finger = { x: number; y: number };

/** Tracks pointers: one drags, two also zoom. Reports movement as fractions of the box, and a zoom factor. */
function useFingers(onMove: (right: number, down: number, factor: number) => void) {
  const down = useRef(new Map<number, Finger>());
  const lift = (event: PointerEvent) => void down.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = down.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
      down.current.set(event.pointerId, now);
      const side = event.currentTarget.clientWidth;
      const share = other ? 2 : 1;
      onMove(
        (now.x - before.x) / side / share,
        (now.y - before.y) / side / share,
        other ? distance(now, other) / Math.max(1, distance(before, other)) : 1,
      );
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

const distance = (one: Finger, other: Finger): number => Math.hypot(one.x - other.x, one.y - other.y);
