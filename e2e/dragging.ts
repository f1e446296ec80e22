import { expect, type Locator } from '@playwright/test';

/** At its edge, outside of its links. */
const EDGE = { x: 5, y: 5 };
/** So long a row that was let go of may take to its place. */
const LET_GO_MS = 10_000;

/**
 * Drags a row of an ordered list just above another one with the mouse, and repeats it until it is there: if the list
 * is reloaded meanwhile, a browser can drop the row. Both are located by their text.
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
