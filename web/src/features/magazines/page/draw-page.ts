import type { PDFPageProxy, RenderTask } from 'pdfjs-dist';

/** Pixels of a canvas: phones run out of memory long before they run out of sharpness. */
const MOST_PIXELS = { coarse: 4_000_000, fine: 16_000_000 };
const BLANK = { width: 0, height: 0 };

/** Draws a page as sharply as the screen shows it; the canvas is kept by the caller. */
export function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, scale: number): RenderTask {
  const size = page.getViewport({ scale });
  const most = MOST_PIXELS[matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine'];
  const sharpness = Math.min(devicePixelRatio, Math.sqrt(most / (size.width * size.height)));
  const viewport = page.getViewport({ scale: scale * sharpness });
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  return page.render({ canvas, viewport });
}

/** Browsers keep the memory of a canvas until it is collected; one without pixels has none. */
export function emptyCanvas(canvas: HTMLCanvasElement): void {
  Object.assign(canvas, BLANK);
}
