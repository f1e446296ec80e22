import { describe, expect, it } from 'vitest';
import { findOriginal } from '../../../lib/picture-choices.ts';
import { buildPicture } from '../../../test/gallery-builders.ts';
import { EMPTY, sumBytes, toItems, withoutPictures, withPictures } from './selection.ts';

const large = buildPicture({ id: 1 });
const small = buildPicture({
  id: 2,
  choices: [
    { media_type: 'image/png', width: 900, height: 600, bytes: 700_000, is_original: true, is_cut: false },
    { media_type: 'image/jpeg', width: 640, height: 427, bytes: 90_000, is_original: false, is_cut: false },
  ],
});

describe('a selection of pictures', () => {
  it('keeps the order in which pictures were chosen, each once', () => {
    const selection = withPictures(withPictures(EMPTY, [small, large]), [small]);
    expect([...selection.keys()]).toEqual([2, 1]);
    expect([...withoutPictures(selection, [small]).keys()]).toEqual([1]);
  });
  it('sums what will be downloaded, and says nothing when one part is unknown', () => {
    const selection = withPictures(EMPTY, [large, small]);
    const original = findOriginal(large);
    expect(sumBytes(selection, 'original')).toBe((original?.bytes ?? 0) + 700_000);
    expect(sumBytes(selection, 'web')).toBe(1600 * 1067 * 0.25 + 900 * 600 * 0.25);
    expect(sumBytes(withPictures(EMPTY, [large, { ...small, choices: [] }]), 'web')).toBeNull();
  });
  it('becomes basket items, with the displayed titles', () => {
    const selection = withPictures(EMPTY, [{ ...large, caption: '', alt: 'A tile' }]);
    expect(toItems(selection)).toEqual([{ kind: 'picture', id: 1, title: 'A tile' }]);
  });
});
