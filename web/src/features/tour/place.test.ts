import { expect, it } from 'vitest';
import { placeCard, toSpotlight } from './place.ts';

const WINDOW = { width: 1000, height: 800 };
const CARD = { width: 300, height: 200 };

it.each([
  ['below', { left: 100, top: 10, width: 40, height: 40 }, { left: 100, top: 66 }],
  ['below, at the far edge', { left: 940, top: 10, width: 40, height: 40 }, { left: 680, top: 66 }],
  ['above', { left: 100, top: 600, width: 40, height: 40 }, { left: 100, top: 384 }],
  ['after a tall one', { left: 0, top: 60, width: 250, height: 740 }, { left: 266, top: 76 }],
  ['before a tall one', { left: 750, top: 60, width: 250, height: 740 }, { left: 434, top: 76 }],
  ['in the corner of one that fills the window', { left: 0, top: 0, ...WINDOW }, { left: 684, top: 584 }],
])('puts the card %s', (_where, spotlight, point) => {
  expect(placeCard(spotlight, CARD, WINDOW)).toEqual(point);
});

it('puts the card in the middle when there is nothing to point at', () => {
  expect(placeCard(null, CARD, WINDOW)).toEqual({ left: 350, top: 300 });
});

it('highlights only the visible part, with a margin', () => {
  expect(toSpotlight({ left: 2, top: 700, width: 100, height: 500 }, WINDOW)).toEqual({
    left: 0,
    top: 694,
    width: 108,
    height: 106,
  });
  expect(toSpotlight({ left: 0, top: 900, width: 10, height: 10 }, WINDOW)).toBeNull();
});
