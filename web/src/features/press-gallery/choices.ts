import type { RenditionChoice } from '@press-room/contract/assets';
import type { GalleryPicture } from '@press-room/contract/press-gallery';
import { formatBytes, formatNumber, joinFacts, region } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';

const FORMAT_NAMES: Record<string, string> = {
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/png': 'PNG',
  'image/tiff': 'TIFF',
  'image/heic': 'HEIC',
  'image/gif': 'GIF',
};

/** `image/jpeg` as JPEG; a type without a name of its own by its last part. */
export const formatName = (mediaType: string): string =>
  FORMAT_NAMES[mediaType] ?? (mediaType.split('/').at(-1) ?? mediaType).toUpperCase();

export const formatPixels = (width: number, height: number): string =>
  m['gallery.pixels']({ width: formatNumber(width), height: formatNumber(height) });

const PRINT_DPI = 300;
const CM_PER_INCH = 2.54;

/** How large pixels may be printed without being seen, in centimetres at 300 dots to the inch. */
export const toPrintCentimetres = (pixels: number): number => (pixels / PRINT_DPI) * CM_PER_INCH;

export function formatPrintSize({ width, height }: { width: number; height: number }): string {
  const format = new Intl.NumberFormat(region(), { maximumFractionDigits: 1 });
  return m['gallery.choice.print']({
    width: format.format(toPrintCentimetres(width)),
    height: format.format(toPrintCentimetres(height)),
  });
}

/** `JPEG · 2,560 × 1,707 px · 1.2 MB` */
export function describeChoice({ media_type, width, height, bytes }: RenditionChoice): string {
  return joinFacts([formatName(media_type), formatPixels(width, height), formatBytes(bytes)]);
}

/** What a picture is saved as for print: as it came. */
export const findOriginal = ({ choices }: GalleryPicture): RenditionChoice | undefined =>
  choices.find((choice) => choice.is_original) ?? choices[0];
