import { describe, expect, it } from 'vitest';
import { readGalleryAddress, toGallery, toScope } from './address.ts';

describe('the address of the press gallery', () => {
  it('survives the way there and back', () => {
    const address = { gallery: 12, q: 'gres porcellanato', picture: 34 };
    expect(readGalleryAddress(toGallery(address, { picture: 34 }).split('?')[1] ?? '')).toEqual(address);
  });
  it('ignores what is no id', () => {
    expect(readGalleryAddress('gallery=first&picture=-3')).toEqual({ gallery: null, q: '', picture: null });
  });
  it('closes the open picture when another gallery is chosen', () => {
    expect(toGallery(readGalleryAddress('gallery=12&picture=34'), { gallery: 13 })).toBe(
      '/press-gallery?gallery=13',
    );
  });
  it('keeps the chosen gallery while words search them all, and afterwards', () => {
    const searching = readGalleryAddress(
      toGallery(readGalleryAddress('gallery=12'), { q: 'kiln' }).split('?')[1] ?? '',
    );
    expect(toScope(searching)).toEqual({ q: 'kiln' });
    expect(toScope({ ...searching, q: '' })).toEqual({ gallery: 12 });
  });
});
