import { describe, expect, it } from 'vitest';
import { moveCorner, moveCrop, NO_FRAMING, setSide, toStored, WHOLE, windowOf } from './frame.ts';

describe('a crop', () => {
  it('keeps its opposite corner, its least size and the edges of the picture', () => {
    expect(moveCorner(WHOLE, 'topLeft', { x: 20, y: 30 })).toEqual({ x: 20, y: 30, width: 80, height: 70 });
    expect(moveCorner(WHOLE, 'topLeft', { x: 120, y: -4 })).toEqual({ x: 95, y: 0, width: 5, height: 100 });
    const small = { x: 50, y: 50, width: 10, height: 10 };
    expect(moveCorner(small, 'bottomRight', { x: 10, y: 200 })).toEqual({ ...small, width: 5, height: 50 });
    expect(moveCorner(small, 'topRight', { x: 70, y: 40 })).toEqual({ x: 50, y: 40, width: 20, height: 20 });
  });

  it('moves as a whole within the picture', () => {
    const crop = { x: 10, y: 10, width: 40, height: 40 };
    expect(moveCrop(crop, { x: 90, y: -5 })).toEqual({ ...crop, x: 60, y: 0 });
  });

  it('takes each of its numbers as far as there is room', () => {
    const crop = { x: 30, y: 0, width: 40, height: 100 };
    expect(setSide(crop, 'width', 90)).toEqual({ ...crop, width: 70 });
    expect(setSide(crop, 'width', 1)).toEqual({ ...crop, width: 5 });
    expect(setSide(crop, 'x', 80)).toEqual({ ...crop, x: 60 });
  });

  it('that leaves nothing out is none', () => {
    expect(toStored(WHOLE)).toBeNull();
    expect(toStored({ ...WHOLE, height: 99 })).not.toBeNull();
  });
});

describe('what stays in a frame of another shape', () => {
  it('is the middle where nothing else is said', () => {
    expect(windowOf(NO_FRAMING, 2, 1)).toEqual({ x: 25, y: 0, width: 50, height: 100 });
    expect(windowOf(NO_FRAMING, 1, 2)).toEqual({ x: 0, y: 25, width: 100, height: 50 });
  });

  it('follows the focal point within the crop', () => {
    const focal_point = { x: 100, y: 50 };
    expect(windowOf({ focal_point, crop: null }, 2, 1)).toMatchObject({ x: 50, width: 50 });
    const crop = { x: 0, y: 0, width: 50, height: 50 };
    // The focal point is outside the crop: its nearest edge is shown.
    expect(windowOf({ focal_point, crop }, 2, 1)).toEqual({ x: 25, y: 0, width: 25, height: 50 });
  });
});
