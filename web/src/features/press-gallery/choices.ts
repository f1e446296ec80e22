import type { RenditionChoice } from '@press-room/contract/assets';
import type { GalleryPicture } from '@press-room/contract/press-gallery';
import { formatBytes, joinFacts, region } from '../../lib/format.ts';
import { formatName, formatPixels } from '../../lib/media-types.ts';
import { m } from '../../paraglide/messages.js';

const PRINT_DPI = 300;
const CM_PER_INCH = 2.54;

/** How large pixels may be printed without being seen, in centimetres at 300 dots to the inch. */
const toPrintCentimetres = (pixels: number): number => (pixels / PRINT_DPI) * CM_PER_INCH;

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
