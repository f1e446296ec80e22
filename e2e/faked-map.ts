import type { Page } from '@playwright/test';
import { PRESS_OFFICE_PATH } from '@press-room/contract/contact';

/** Configures a map whose tiles never load. Returns the addresses of the requested tiles. */
export async function fakeMap(page: Page, origin: string | undefined): Promise<readonly string[]> {
  const tiles: string[] = [];
  await page.route(`**${PRESS_OFFICE_PATH}*`, async (route) => {
    const office = (await (await route.fetch()).json()) as object;
    const map = { tiles: `${origin}/tiles/{z}/{x}/{y}.png`, attribution: '© nobody' };
    await route.fulfill({ json: { ...office, map } });
  });
  await page.route('**/tiles/**', (route) => {
    tiles.push(route.request().url());
    return route.abort();
  });
  return tiles;
}
