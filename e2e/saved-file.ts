import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** Uses a download button, by default with a click, and reads the saved file. */
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
