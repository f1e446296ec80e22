import { describe, expect, it } from 'vitest';
import { buildPicture } from '../../../test/gallery-builders.ts';
import {
  EMPTY,
  FIRST_ZIP_CHOICE,
  findChosen,
  sumBytes,
  toZipRequest,
  withoutPictures,
  withPictures,
} from './selection.ts';

const large = buildPicture({ id: 1 });
const small = buildPicture({
  id: 2,
  choices: [
    { media_type: 'image/png', width: 900, height: 600, bytes: 700_000, is_original: true, is_cut: false },
    { media_type: 'image/jpeg', width: 640, height: 427, bytes: 90_000, is_original: false, is_cut: false },
  ],
});
const JPEG_1280 = { width: 1280, mediaType: 'image/jpeg' };

describe('a selection of pictures', () => {
  it('keeps the order in which pictures were chosen, each once', () => {
    const selection = withPictures(withPictures(EMPTY, [small, large]), [small]);
    expect([...selection.keys()]).toEqual([2, 1]);
    expect([...withoutPictures(selection, [small]).keys()]).toEqual([1]);
  });
  it('takes the width asked for, else the next smaller one', () => {
    expect(findChosen(large, JPEG_1280)?.width).toBe(1280);
    expect(findChosen(small, JPEG_1280)?.width).toBe(640);
    expect(findChosen(small, FIRST_ZIP_CHOICE)?.media_type).toBe('image/png');
  });
  it('sums what will be downloaded, and says nothing when one part is unknown', () => {
    const selection = withPictures(EMPTY, [large, small]);
    expect(sumBytes(selection, JPEG_1280)).toBe(300_000 + 90_000);
    expect(sumBytes(selection, { width: 1280, mediaType: 'image/avif' })).toBeNull();
  });
  it('asks for originals without a width or a format', () => {
    const selection = withPictures(EMPTY, [large]);
    expect(toZipRequest(selection, FIRST_ZIP_CHOICE)).toEqual({ pictures: [1] });
    expect(toZipRequest(selection, JPEG_1280)).toEqual({
      pictures: [1],
      width: 1280,
      media_type: 'image/jpeg',
    });
  });
});
