/** In points. */
export type PageSize = { width: number; height: number };
export type Zoom = 'auto' | 'width' | 'page' | number;
export type Box = { width: number; height: number };
/** In pixels from the top of the scrolled content. */
export type Layout = { tops: number[]; heights: number[] };

export const GAP = 12;
export const MARGIN = 12;
const LEAST_SCALE = 0.1;
const MOST_SCALE = 6;
export const ZOOM_STEP = 1.2;
/** Maximum width in pixels for `auto`: longer lines are harder to read. */
const READING_WIDTH = 920;
/** CSS pixels per point at 100 %. */
export const FULL_SIZE = 96 / 72;

export const limitScale = (scale: number): number => Math.min(MOST_SCALE, Math.max(LEAST_SCALE, scale));

/** CSS pixels per point. `auto` fits the width, up to `READING_WIDTH`. */
export function toScale(zoom: Zoom, box: Box, { width, height }: PageSize): number {
  if (typeof zoom === 'number') return limitScale(zoom);
  const wide = (box.width - 2 * MARGIN) / width;
  if (zoom === 'width') return limitScale(wide);
  if (zoom === 'page') return limitScale(Math.min(wide, (box.height - 2 * MARGIN) / height));
  return limitScale(Math.min(wide, READING_WIDTH / width));
}

export function layOut(sizes: readonly PageSize[], scale: number): Layout {
  const heights = sizes.map(({ height }) => height * scale);
  const tops: number[] = [];
  let top = MARGIN;
  for (const height of heights) {
    tops.push(top);
    top += height + GAP;
  }
  return { tops, heights };
}

/** Number of the page, from 1, at a height of the content. */
export function pageAt({ tops }: Layout, y: number): number {
  const after = tops.findIndex((top) => top > y);
  return after === -1 ? Math.max(1, tops.length) : Math.max(1, after);
}

/** First and last page to render: the visible ones, and one screen before and after. */
export function pagesInView(layout: Layout, top: number, height: number): [number, number] {
  return [pageAt(layout, top - height), pageAt(layout, top + 2 * height)];
}

/** Position of a height in another layout, so that the same line stays in view. */
export function moveHeight(before: Layout, after: Layout, y: number): number {
  const page = pageAt(before, y) - 1;
  const part = (y - (before.tops[page] ?? 0)) / (before.heights[page] || 1);
  return (after.tops[page] ?? 0) + part * (after.heights[page] ?? 0);
}
