import type { Locator } from '@playwright/test';

/** By its edge, where no link of it is taken along. */
const EDGE = { x: 5, y: 5 };

/** Takes a row of an ordered list with the mouse and puts it down just above another one. */
export const dragAbove = (row: Locator, other: Locator): Promise<void> =>
  row.dragTo(other, { sourcePosition: EDGE, targetPosition: { x: 40, y: 2 }, steps: 12 });
