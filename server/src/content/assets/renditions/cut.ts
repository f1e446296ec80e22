import type { Crop } from '@press-room/contract/admin-assets';
import { type FocalPoint, SOCIAL_CUT } from '@press-room/contract/assets';
import type { Sharp } from 'sharp';
import type { Size } from './sizes.ts';

/** Pixels of an upright picture to keep. */
export interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Null: the whole picture. */
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

/**
 * A part of the crop. The focal point is a percentage of the crop, and placed as screens place it (`object-position`).
 */
export function placeCut(kept: Cut, { width, height }: Size, point: FocalPoint | null): Cut {
  const { x, y } = point ?? { x: 50, y: 50 };
  return {
    left: kept.left + Math.round(((kept.width - width) * x) / 100),
    top: kept.top + Math.round(((kept.height - height) * y) / 100),
    width,
    height,
  };
}

/** Networks show narrower pictures as a small square. */
const SOCIAL_MIN_WIDTH = 600;

/** Part of a picture for the social cut, and its size: never enlarged; null: too small. */
export function toSocialCut(kept: Cut, point: FocalPoint | null): { cut: Cut; size: Size } | null {
  const ratio = SOCIAL_CUT.width / SOCIAL_CUT.height;
  const width = Math.min(kept.width, Math.round(kept.height * ratio));
  const height = Math.min(kept.height, Math.round(kept.width / ratio));
  if (width < SOCIAL_MIN_WIDTH) return null;
  const cut = placeCut(kept, { width, height }, point);
  const scale = Math.min(1, SOCIAL_CUT.width / width);
  const size = { width: Math.round(width * scale), height: Math.round((width * scale) / ratio) };
  return { cut, size };
}

/** Rotates the picture upright and crops it. */
export const upright = (picture: Sharp, cut: Cut | null): Sharp =>
  cut === null ? picture.autoOrient() : picture.autoOrient().extract(cut);
