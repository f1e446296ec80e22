export const SVG_TYPE = 'image/svg+xml';

/** Pictures of phones, and series of them, of which the first counts. */
export const HEIC_TYPES: readonly string[] = [
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
];
