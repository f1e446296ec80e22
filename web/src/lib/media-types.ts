import type { RenditionChoice } from '@press-room/contract/assets';
import { m } from '../paraglide/messages.js';
import { formatNumber } from './format.ts';

/** Picture format that all programs support. */
export const USUAL_TYPE = 'image/jpeg';

const FORMAT_NAMES: Record<string, string> = { 'image/webp': 'WebP' };

/** `JPEG` for `image/jpeg`, `SVG` for `image/svg+xml`. */
export const formatName = (mediaType: string): string =>
  FORMAT_NAMES[mediaType] ??
  (mediaType.split('/').at(-1)?.split('+', 1)[0] ?? '').replace(/^x-/, '').toUpperCase();

/** Label of a picture file, without its size. */
export function nameFile({ is_original, is_cut, media_type }: RenditionChoice): string {
  if (is_cut) return m['gallery.choice.cut']();
  return is_original ? m['gallery.choice.original']() : formatName(media_type);
}

export const formatPixels = (width: number, height: number): string =>
  m['gallery.pixels']({ width: formatNumber(width), height: formatNumber(height) });
