import { expect, type Locator } from '@playwright/test';

/** Point at the edge of a row, outside of its links. */
const EDGE = { x: 5, y: 5 };
/** Maximum time for a dropped row to reach its place. */
const LET_GO_MS = 10_000;

/**
 * Drags a row of an ordered list above another one with the mouse, until it is there: a browser can drop the drag if
 * the list reloads. Both rows are located by their text.
 */
export const dragAbove = (row: Locator, other: Locator): Promise<void> =>
  expect(async () => {
    if (!(await isAbove(row, other)))
      await row.dragTo(other, { sourcePosition: EDGE, targetPosition: { x: 40, y: 2 }, steps: 12 });
    await expect.poll(() => isAbove(row, other), { timeout: LET_GO_MS }).toBe(true);
  }).toPass();

async function isAbove(row: Locator, other: Locator): Promise<boolean> {
  const [one, two] = [await row.boundingBox(), await other.boundingBox()];
  return one !== null && two !== null && one.y < two.y;
}
