import type { Crop } from '@press-room/contract/office-assets';
import type { Sharp } from 'sharp';
import type { Size } from './sizes.ts';

/** Pixels of an upright picture that stay. */
export interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Null where all of it stays. */
export function toCut(crop: Crop | null, { width, height }: Size): Cut | null {
  if (crop === null) return null;
  const left = Math.min(Math.round((crop.x * width) / 100), width - 1);
  const top = Math.min(Math.round((crop.y * height) / 100), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((crop.width * width) / 100), width - left)),
    height: Math.max(1, Math.min(Math.round((crop.height * height) / 100), height - top)),
  };
}

/** Upright, and cut where that is wanted. */
export const upright = (picture: Sharp, cut: Cut | null): Sharp =>
  cut === null ? picture.autoOrient() : picture.autoOrient().extract(cut);
