import { describe, expect, it } from 'vitest';
import { ALL_PICTURES, readGalleryAddress, toGallery, toScope } from './address.ts';

describe('the address of the press gallery', () => {
  it('survives the way there and back', () => {
    const facets = { orientation: 'portrait', side: 2480, year: 2026, credit: 'Ada & Bruno' } as const;
    const address = { gallery: 12, q: 'gres porcellanato', picture: 34, facets };
    expect(readGalleryAddress(toGallery(address, { picture: 34 }).split('?')[1] ?? '')).toEqual(address);
  });
  it('ignores invalid ids', () => {
    expect(readGalleryAddress('gallery=first&picture=-3&orientation=round&side=x&year=-1&credit=')).toEqual(
      ALL_PICTURES,
    );
  });
  it('closes the open picture when another gallery is chosen', () => {
    expect(toGallery(readGalleryAddress('gallery=12&picture=34'), { gallery: 13 })).toBe(
      '/press-gallery?gallery=13',
    );
  });
  it('passes the facets to the API, for a search and for a gallery', () => {
    expect(toScope(readGalleryAddress('gallery=12&side=1080&year=2025'))).toEqual({
      gallery: 12,
      min_side: 1080,
      year: 2025,
    });
    expect(toScope(readGalleryAddress('gallery=12&q=kiln&orientation=square'))).toEqual({
      q: 'kiln',
      orientation: 'square',
    });
  });
  it('keeps the chosen gallery while words search them all, and afterwards', () => {
    const searching = readGalleryAddress(
      toGallery(readGalleryAddress('gallery=12'), { q: 'kiln' }).split('?')[1] ?? '',
    );
    expect(toScope(searching)).toEqual({ q: 'kiln' });
    expect(toScope({ ...searching, q: '' })).toEqual({ gallery: 12 });
  });
});
