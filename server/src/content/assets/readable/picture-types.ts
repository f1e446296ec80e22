export const SVG_TYPE = 'image/svg+xml';

/** Phone pictures, and series of them, of which the first is used. */
export const HEIC_TYPES: readonly string[] = [
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
];
