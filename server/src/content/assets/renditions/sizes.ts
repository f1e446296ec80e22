import { LARGEST_RENDITION_WIDTH, RENDITION_WIDTHS } from '@press-room/contract/assets';

export interface Size {
  width: number;
  height: number;
}

/** Maximum of WebP. */
const MAX_HEIGHT = 16_383;

/** Screen sizes, smallest first, never larger than the picture and never higher than WebP allows. */
export function listSizes({ width, height }: Size): [Size, ...Size[]] {
  const narrower: number[] = RENDITION_WIDTHS.filter((each) => each < width);
  const widths = width <= LARGEST_RENDITION_WIDTH ? [...narrower, width] : narrower;
  const [first, ...others] = widths
    .map((each) => ({ width: each, height: Math.max(1, Math.round((height * each) / width)) }))
    .filter((size) => size.height <= MAX_HEIGHT);
  if (first !== undefined) return [first, ...others];
  return [{ width: Math.max(1, Math.round((width * MAX_HEIGHT) / height)), height: MAX_HEIGHT }];
}
