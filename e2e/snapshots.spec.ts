import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { speak } from './reader.ts';
import { LIGHTEST, OPEN_SCREENS, openFresh, READER_SCREENS, type Screen } from './screens.ts';

/** Combinations that cover every language, scheme and width at least once. */
const LOOKS = [
  { language: 'it', colorScheme: 'light', width: 1440, height: 900 },
  { language: 'en', colorScheme: 'dark', width: 390, height: 844 },
  { language: 'ar', colorScheme: 'light', width: 390, height: 844 },
] as const;
const MAIN_SCREENS = ['home', 'release', 'contact', 'sign in', 'press gallery', 'Italian magazines'];
// Opening hours on the contact screen depend on the time.
const NOON = new Date('2026-11-20T11:00:00Z');

// Update after an intended change: `npx playwright test -c e2e/playwright.config.ts snapshots --update-snapshots`.
for (const { language, colorScheme, width, height } of LOOKS) {
  const look = `${language}-${colorScheme}-${width}`;
  test.describe(look, { tag: ['@desktop', '@window'] }, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await speak(page, language);
    });

    async function expectSame(page: Page, screens: readonly Screen[]): Promise<void> {
      await page.clock.setFixedTime(NOON);
      for (const screen of screens.filter(({ name }) => MAIN_SCREENS.includes(name))) {
        await openFresh(page, screen);
        await page.evaluate(() => document.fonts.ready);
        const name = `${screen.name}-${look}`.replaceAll(' ', '-').toLowerCase();
        await expect.soft(page).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.003 });
      }
    }

    test('the main screens of everybody and of a reader look as they did', async ({ page, signIn }) => {
      await expectSame(page, OPEN_SCREENS);
      await signIn(page, 'user_press_room', LIGHTEST);
      await expectSame(page, READER_SCREENS);
    });
  });
}
