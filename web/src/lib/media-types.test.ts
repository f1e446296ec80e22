import { expect, it } from 'vitest';
import { formatName } from './media-types.ts';

it.each([
  ['image/jpeg', 'JPEG'],
  ['image/webp', 'WebP'],
  ['image/svg+xml', 'SVG'],
  ['video/x-matroska', 'MATROSKA'],
])('names the format of %s', (mediaType, name) => {
  expect(formatName(mediaType)).toBe(name);
});
