import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { type Language, Reader, speak } from './reader.ts';
import {
  OFFICE_SCREENS,
  OPEN_SCREENS,
  openFresh,
  overflowOf,
  READER_SCREENS,
  type Screen,
} from './screens.ts';

const WIDTHS = [1440, 390];
const SCHEMES = ['light', 'dark'] as const;

const LANGUAGES: readonly Language[] = ['en', 'it', 'ar'];

async function expectClean(page: Page, screen: Screen): Promise<void> {
  await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 900 });
  await openFresh(page, screen);
  await expectCleanAsItStands(page, screen.name);
}

/** Axe on a desktop and a phone, light and dark. */
async function expectCleanAsItStands(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of SCHEMES) {
      await test.step(`${name}, ${width} px, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectNoViolations(page);
      });
    }
    expect(await overflowOf(page), `${name} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

// Each sets its own widths.
test.describe('axe finds nothing', { tag: '@desktop' }, () => {
  for (const language of LANGUAGES) {
    for (const screen of OPEN_SCREENS) {
      test(`on ${screen.name}, ${language}`, async ({ page }) => {
        await speak(page, language);
        await expectClean(page, screen);
      });
    }
    for (const screen of READER_SCREENS) {
      test(`on ${screen.name}, ${language}`, async ({ page, signIn }) => {
        await speak(page, language);
        await signIn(page, 'user_press_room');
        await expectClean(page, screen);
      });
    }

    test(`in the press office, ${language}`, async ({ page, signIn }) => {
      await speak(page, language);
      await signIn(page, 'administrator_press_room');
      for (const screen of OFFICE_SCREENS) await expectClean(page, screen);
    });

    test(`on the lock screen, ${language}`, async ({ page, signIn }) => {
      await speak(page, language);
      await signIn(page, 'user_press_room');
      const reader = new Reader(page, language);
      await reader.chooseInMenu('account.lock.link');
      await expect(page).toHaveURL(/lock-screen/);
      await expect(reader.field('account.password.label')).toBeVisible();
      await expectCleanAsItStands(page, 'lock screen');
    });
  }
});

test('nothing sticks out sideways at 320, 768 and 1920 px', { tag: '@desktop' }, async ({ page, signIn }) => {
  const expectWithin = async (screen: Screen): Promise<void> => {
    await openFresh(page, screen);
    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowOf(page), `${screen.name} at ${width} px`).toBeLessThanOrEqual(0);
    }
  };
  await speak(page, 'it');
  for (const screen of OPEN_SCREENS) await expectWithin(screen);
  await signIn(page, 'user_press_room');
  for (const screen of READER_SCREENS) await expectWithin(screen);
});

for (const layout of ['horizontal', 'boxed', 'mini', 'boxed-v2']) {
  test(`the layout ${layout} holds, and axe finds nothing in it`, { tag: '@desktop' }, async ({ page }) => {
    for (const path of ['home', 'contact-us']) {
      await openFresh(page, { name: path, path: `/#/${layout}/${path}` });
      await expectNoViolations(page);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    }
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`#/${layout}/`));
  });
}

test('the keyboard alone reaches the content and a release', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByText('Skip to content');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/home$/);
  const lead = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await lead.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(lead).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/press-release\//);
});
