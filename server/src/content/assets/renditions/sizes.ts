import { LARGEST_RENDITION_WIDTH, RENDITION_WIDTHS } from '@press-room/contract/assets';

export interface Size {
  width: number;
  height: number;
}

/** WebP ends here. */
const MAX_HEIGHT = 16_383;

/** Sizes for the screen, smallest first, never larger than the picture; of one that is very tall only what WebP holds. */
export function listSizes({ width, height }: Size): [Size, ...Size[]] {
  const narrower: number[] = RENDITION_WIDTHS.filter((each) => each < width);
  const widths = width <= LARGEST_RENDITION_WIDTH ? [...narrower, width] : narrower;
  const [first, ...others] = widths
    .map((each) => ({ width: each, height: Math.max(1, Math.round((height * each) / width)) }))
    .filter((size) => size.height <= MAX_HEIGHT);
  if (first !== undefined) return [first, ...others];
  return [{ width: Math.max(1, Math.round((width * MAX_HEIGHT) / height)), height: MAX_HEIGHT }];
}
