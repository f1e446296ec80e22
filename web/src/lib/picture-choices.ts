import type { RenditionChoice } from '@press-room/contract/assets';
import { PRINT_DPI } from '@press-room/contract/picture-uses';
import type { GalleryPicture } from '@press-room/contract/press-gallery';
import { m } from '../paraglide/messages.js';
import { joinFacts, region } from './format.ts';

const CM_PER_INCH = 2.54;

/** Print size in centimetres at 300 dpi. */
const toPrintCentimetres = (pixels: number): number => (pixels / PRINT_DPI) * CM_PER_INCH;

/** Ten centimetres at 300 dpi; smaller pictures are not for print. */
const PRINTABLE_PIXELS = 1181;
/** Minimum longer sides for social media, full screens, A5 and A4, in pixels. */
const SOCIAL_PIXELS = 1080;
const SCREEN_PIXELS = 1920;
const A5_PIXELS = 2480;
const A4_PIXELS = 3508;

/** Uses of pictures, with the minimum of the longer side. */
export const LEAST_SIDES = [
  { pixels: SOCIAL_PIXELS, use: m['gallery.filter.social'] },
  { pixels: SCREEN_PIXELS, use: m['gallery.filter.screen'] },
  { pixels: A5_PIXELS, use: m['gallery.filter.a5'] },
  { pixels: A4_PIXELS, use: m['gallery.filter.a4'] },
];

type Size = { width: number; height: number };

/** Uses for a picture with these pixels, largest first. */
export function describeUse({ width, height }: Size): string {
  const side = Math.max(width, height);
  if (side >= A5_PIXELS) return m['gallery.use.print']({ size: formatPrintSize({ width, height }) });
  const use = describeScreenUse(side);
  return side < PRINTABLE_PIXELS
    ? use
    : joinFacts([use, m['gallery.use.smallPrint']({ size: formatPrintSize({ width, height }) })]);
}

function describeScreenUse(side: number): string {
  if (side >= SCREEN_PIXELS) return m['gallery.use.screen']();
  return side >= SOCIAL_PIXELS ? m['gallery.use.social']() : m['gallery.use.web']();
}

/** `29.7 × 21 cm` at 300 dpi. */
export function formatPrintSize({ width, height }: Size): string {
  const format = new Intl.NumberFormat(region(), { maximumFractionDigits: 1 });
  return m['gallery.use.centimetres']({
    width: format.format(toPrintCentimetres(width)),
    height: format.format(toPrintCentimetres(height)),
  });
}

/** The original of a picture. */
export const findOriginal = ({ choices }: GalleryPicture): RenditionChoice | undefined =>
  choices.find((choice) => choice.is_original) ?? choices[0];
