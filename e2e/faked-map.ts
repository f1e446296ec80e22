import type { Page } from '@playwright/test';
import { PRESS_OFFICE_PATH } from '@press-room/contract/contact';

/** Gives the press office a map, whose tiles do not come. Answers the addresses of the tiles that were asked for. */
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
