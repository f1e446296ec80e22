import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** Works a button that downloads, by a click if not told otherwise, and reads what the browser saved. */
export async function saveBy(
  page: Page,
  button: Locator,
  work: (button: Locator) => Promise<void> = (clicked) => clicked.click(),
): Promise<{ name: string; bytes: Buffer }> {
  const arriving = page.waitForEvent('download');
  await work(button);
  const download = await arriving;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
