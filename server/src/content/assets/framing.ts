import { type Crop, cropSchema } from '@press-room/contract/admin-assets';
import { type FocalPoint, focalPointSchema } from '@press-room/contract/assets';

export const readCrop = (json: string | null): Crop | null =>
  json === null ? null : cropSchema.parse(JSON.parse(json));

export const readFocalPoint = (json: string | null): FocalPoint | null =>
  json === null ? null : focalPointSchema.parse(JSON.parse(json));

const toShare = (at: number, from: number, length: number): number =>
  Math.min(100, Math.max(0, Math.round(((at - from) * 100) / length)));

/** Focal point within the crop; a point outside is moved to the nearest edge. */
export function toShownPoint(point: string | null, cropped: string | null): FocalPoint | null {
  const [focal, crop] = [readFocalPoint(point), readCrop(cropped)];
  if (focal === null || crop === null) return focal;
  return { x: toShare(focal.x, crop.x, crop.width), y: toShare(focal.y, crop.y, crop.height) };
}
