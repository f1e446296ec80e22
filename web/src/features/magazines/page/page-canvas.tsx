import type { RenderTask } from 'pdfjs-dist';
import { type PDFPageProxy, RenderingCancelledException } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import styles from './page-view.module.css';

const ZOOM_PAUSE_MS = 180;

type PageCanvasProps = { page: PDFPageProxy; scale: number; onTrouble: (error: unknown) => void };

/** Rendered page. While another zoom is rendered, the last rendering is scaled. */
export function PageCanvas({ page, scale, onTrouble }: PageCanvasProps) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const canvas = document.createElement('canvas');
    const isFirst = holder.current?.childElementCount === 0;
    let stop = () => {};
    const draw = () => {
      const task = drawPage(page, canvas, scale);
      stop = () => task.cancel();
      task.promise.then(
        () => {
          for (const old of holder.current?.querySelectorAll('canvas') ?? []) emptyCanvas(old);
          holder.current?.replaceChildren(canvas);
        },
        (error: unknown) => {
          if (!(error instanceof RenderingCancelledException)) onTrouble(error);
        },
      );
    };
    const pause = setTimeout(draw, isFirst ? 0 : ZOOM_PAUSE_MS);
    return () => {
      clearTimeout(pause);
      stop();
      if (!canvas.isConnected) emptyCanvas(canvas);
    };
  }, [page, scale, onTrouble]);

  useEffect(() => {
    const element = holder.current;
    return () => {
      for (const canvas of element?.querySelectorAll('canvas') ?? []) emptyCanvas(canvas);
    };
  }, []);
  // The text layer has its words.
  return <div ref={holder} className={styles.drawing} aria-hidden="true" />;
}

/** Maximum number of pixels: phones have little memory. */
const MOST_PIXELS = { coarse: 4_000_000, fine: 16_000_000 };
const BLANK = { width: 0, height: 0 };

/** Renders a page at the resolution of the screen. The caller owns the canvas. */
function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, scale: number): RenderTask {
  const size = page.getViewport({ scale });
  const most = MOST_PIXELS[matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine'];
  const sharpness = Math.min(devicePixelRatio, Math.sqrt(most / (size.width * size.height)));
  const viewport = page.getViewport({ scale: scale * sharpness });
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  return page.render({ canvas, viewport });
}

/** Frees the memory of a canvas at once, without waiting for garbage collection. */
function emptyCanvas(canvas: HTMLCanvasElement): void {
  Object.assign(canvas, BLANK);
}
