import { CROP_MIN, type Crop, type OfficeAsset } from '@press-room/contract/admin-assets';
import type { FocalPoint } from '@press-room/contract/assets';

/** Crop and focal point; null: the whole picture, and its centre. */
export type Framing = Pick<OfficeAsset, 'focal_point' | 'crop'>;
/** In percent from the left and from the top, like all values here. */
export type Point = FocalPoint;

export const MIDDLE: Point = { x: 50, y: 50 };
export const WHOLE: Crop = { x: 0, y: 0, width: 100, height: 100 };
export const NO_FRAMING: Framing = { focal_point: null, crop: null };

const round = (value: number): number => Math.round(value * 10) / 10;
const within = (value: number, min = 0, max = 100): number => round(Math.min(max, Math.max(min, value)));

export const toPoint = ({ x, y }: Point): Point => ({ x: within(x), y: within(y) });

/** A crop of the whole picture is stored as null. */
export const toStored = (crop: Crop): Crop | null => (crop.width >= 100 && crop.height >= 100 ? null : crop);

export const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;
export type Corner = (typeof CORNERS)[number];
const isLeft = (corner: Corner): boolean => corner === 'topLeft' || corner === 'bottomLeft';
const isTop = (corner: Corner): boolean => corner === 'topLeft' || corner === 'topRight';

export const cornerOf = ({ x, y, width, height }: Crop, corner: Corner): Point => ({
  x: isLeft(corner) ? x : x + width,
  y: isTop(corner) ? y : y + height,
});

/** Moves one end of a side of the crop; the other end stays. */
function stretch(start: number, length: number, { to, isStart }: { to: number; isStart: boolean }) {
  const end = start + length;
  if (!isStart) return { start, length: round(within(to, start + CROP_MIN) - start) };
  const moved = within(to, 0, end - CROP_MIN);
  return { start: moved, length: round(end - moved) };
}

export function moveCorner(crop: Crop, corner: Corner, to: Point): Crop {
  const across = stretch(crop.x, crop.width, { to: to.x, isStart: isLeft(corner) });
  const down = stretch(crop.y, crop.height, { to: to.y, isStart: isTop(corner) });
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

/** Moves the crop within the picture. */
export const moveCrop = (crop: Crop, { x, y }: Point): Crop => ({
  ...crop,
  x: within(x, 0, 100 - crop.width),
  y: within(y, 0, 100 - crop.height),
});

/** Sets one value of the crop; the others stay if possible. */
export function setSide(crop: Crop, side: keyof Crop, value: number): Crop {
  if (side === 'x') return moveCrop(crop, { x: value, y: crop.y });
  if (side === 'y') return moveCrop(crop, { x: crop.x, y: value });
  const room = 100 - (side === 'width' ? crop.x : crop.y);
  return { ...crop, [side]: within(value, CROP_MIN, room) };
}

const toShare = (at: number, from: number, length: number): number =>
  Math.min(1, Math.max(0, (at - from) / length));

/** Visible part of the picture in a frame of another shape: `object-fit: cover` around the focal point. */
export function windowOf({ focal_point, crop }: Framing, shape: number, ratio: number): Crop {
  const { x, y, width, height } = crop ?? WHOLE;
  const point = focal_point ?? { x: x + width / 2, y: y + height / 2 };
  const cropped = (width / height) * shape;
  const shown = {
    width: cropped > ratio ? (width * ratio) / cropped : width,
    height: cropped > ratio ? height : (height * cropped) / ratio,
  };
  return {
    ...shown,
    x: x + (width - shown.width) * toShare(point.x, x, width),
    y: y + (height - shown.height) * toShare(point.y, y, height),
  };
}
