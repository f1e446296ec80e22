import { type PDFPageProxy, RenderingCancelledException } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { drawPage, emptyCanvas } from './draw-page.ts';
import styles from './page-view.module.css';

const ZOOM_PAUSE_MS = 180;

type PageCanvasProps = { page: PDFPageProxy; scale: number; onTrouble: (error: unknown) => void };

/** The drawn page. While it is drawn anew for another zoom the last drawing is stretched. */
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
  // Its words are in the text over it.
  return <div ref={holder} className={styles.drawing} aria-hidden="true" />;
}
