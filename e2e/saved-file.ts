import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** Clicks a button that downloads, and reads what the browser saved. */
export async function saveBy(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const arriving = page.waitForEvent('download');
  await button.click();
  const download = await arriving;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
