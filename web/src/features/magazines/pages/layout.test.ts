import { describe, expect, it } from 'vitest';
import { layOut, MARGIN, moveHeight, pageAt, pagesInView, toScale } from './layout.ts';

const A4 = { width: 600, height: 800 };
const SIZES = [A4, A4, { width: 1200, height: 800 }];

describe('the zoom', () => {
  it('fits a phone by its width, and stays readable on a desk', () => {
    expect(toScale('auto', { width: 390, height: 700 }, A4)).toBeCloseTo((390 - 2 * MARGIN) / 600);
    expect(toScale('auto', { width: 1440, height: 700 }, A4)).toBeCloseTo(920 / 600);
    expect(toScale('width', { width: 1440, height: 700 }, A4)).toBeCloseTo((1440 - 2 * MARGIN) / 600);
  });
  it('fits a whole page', () => {
    expect(toScale('page', { width: 1440, height: 424 }, A4)).toBe(0.5);
  });
  it('has limits', () => {
    expect(toScale(90, { width: 1, height: 1 }, A4)).toBe(6);
    expect(toScale('width', { width: 0, height: 0 }, A4)).toBe(0.1);
  });
});

describe('the places of pages', () => {
  const layout = layOut(SIZES, 1);
  it('lie one under the other', () => {
    expect(layout).toEqual({ tops: [12, 824, 1636], heights: [800, 800, 800] });
  });
  it('say which page is at a height', () => {
    expect([0, 12, 823, 824, 99_999].map((y) => pageAt(layout, y))).toEqual([1, 1, 1, 2, 3]);
  });
  it('select the pages to render: one screen before and after the visible ones', () => {
    expect(pagesInView(layout, 0, 400)).toEqual([1, 1]);
    expect(pagesInView(layout, 900, 400)).toEqual([1, 3]);
  });
  it('keep the same line under the eyes when the zoom changes', () => {
    expect(moveHeight(layout, layOut(SIZES, 2), 824 + 400)).toBe(12 + 1600 + 12 + 800);
  });
});
