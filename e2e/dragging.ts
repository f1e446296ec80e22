import { expect, type Locator } from '@playwright/test';

/** By its edge, where no link of it is taken along. */
const EDGE = { x: 5, y: 5 };
/** So long a row that was let go of may take to its place. */
const LET_GO_MS = 10_000;

/**
 * Takes a row of an ordered list with the mouse and puts it down just above another one, until it is there: where a list is
 * read anew meanwhile, a browser may let go of a row. Both are found by what they say.
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
