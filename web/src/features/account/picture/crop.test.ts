import { describe, expect, it } from 'vitest';
import { CENTRED, clampCrop, drag, MAX_ZOOM, toSquare, zoomBy } from './crop.ts';

const WIDE = { width: 400, height: 200 };

describe('a crop', () => {
  it('begins with the largest square in the middle', () => {
    expect(toSquare(CENTRED, WIDE)).toEqual({ left: 100, top: 0, side: 200 });
  });
  it('halves its square when it is enlarged twice', () => {
    expect(toSquare(zoomBy(CENTRED, WIDE, 2), WIDE)).toEqual({ left: 150, top: 50, side: 100 });
  });
  it('moves against the finger, which drags the picture', () => {
    expect(toSquare(drag(CENTRED, WIDE, 0.25, 0), WIDE)).toEqual({ left: 50, top: 0, side: 200 });
  });
  it('never leaves the picture', () => {
    expect(toSquare(drag(CENTRED, WIDE, 9, 9), WIDE)).toEqual({ left: 0, top: 0, side: 200 });
    expect(toSquare(drag(CENTRED, WIDE, -9, -9), WIDE)).toEqual({ left: 200, top: 0, side: 200 });
  });
  it('moves back inside when it is reduced at an edge', () => {
    const corner = drag(zoomBy(CENTRED, WIDE, 4), WIDE, 9, 9);
    expect(toSquare(zoomBy(corner, WIDE, 0.01), WIDE)).toEqual({ left: 0, top: 0, side: 200 });
  });
  it('is enlarged so far and no further', () => {
    expect(clampCrop({ ...CENTRED, zoom: 99 }, WIDE).zoom).toBe(MAX_ZOOM);
  });
});
