import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { OFFICE_SCREENS, OPEN_SCREENS, openFresh, READER_SCREENS, type Screen } from './screens.ts';
import { walkThrough } from './tab-walk.ts';

async function walkAll(page: Page, screens: readonly Screen[]): Promise<void> {
  // What moves is measured before it has arrived.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await openFresh(page, screen);
      await walkThrough(page, screen.name);
    });
  }
}

test.describe('The Tab key alone leads to every control and through the whole screen', {
  tag: '@desktop',
}, () => {
  test('for everybody', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tour_offered', 'yes'));
    await walkAll(page, OPEN_SCREENS);
  });

  test('for a reader', async ({ page, signIn }) => {
    await signIn(page, 'user_press_room');
    await walkAll(page, READER_SCREENS);
  });

  test('for the press office', async ({ page, signIn }) => {
    await signIn(page, 'administrator_press_room');
    await walkAll(page, OFFICE_SCREENS);
    expect(page.url()).toContain('/admin/users/1');
  });
});
