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

/** Whether text fits and reads well follows from the language; what follows from the scheme is seen in one of them. */
const LOOKS = [
  { language: 'en', schemes: ['light', 'dark'], widths: WIDTHS },
  { language: 'it', schemes: ['light'], widths: [390] },
  { language: 'ar', schemes: ['dark'], widths: [1440] },
] as const satisfies readonly Look[];

interface Look {
  language: Language;
  schemes: readonly ('light' | 'dark')[];
  /** Where axe looks; nothing sticks out at any width. */
  widths: readonly number[];
}

async function expectClean(page: Page, screen: Screen, look: Look): Promise<void> {
  await test.step(screen.name, async () => {
    await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 900 });
    await openFresh(page, screen);
    await expectCleanAsItStands(page, screen.name, look);
  });
}

async function expectCleanAsItStands(page: Page, name: string, { schemes, widths }: Look): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of widths.includes(width) ? schemes : []) {
      await test.step(`${name}, ${width} px, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectNoViolations(page);
      });
    }
    expect(await overflowOf(page), `${name} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

// Each sets its own widths; one sign-in serves all screens of a role.
test.describe('axe finds nothing', { tag: '@desktop' }, () => {
  for (const look of LOOKS) {
    const { language } = look;
    test(`for everybody, ${language}`, async ({ page }) => {
      await speak(page, language);
      for (const screen of OPEN_SCREENS) await expectClean(page, screen, look);
    });

    test(`for a reader, ${language}`, async ({ page, signIn }) => {
      await speak(page, language);
      await signIn(page, 'user_press_room');
      for (const screen of READER_SCREENS) await expectClean(page, screen, look);
      const reader = new Reader(page, language);
      await reader.chooseInMenu('account.lock.link');
      await expect(page).toHaveURL(/lock-screen/);
      await expect(reader.field('account.password.label')).toBeVisible();
      await expectCleanAsItStands(page, 'lock screen', look);
    });

    test(`in the press office, ${language}`, async ({ page, signIn }) => {
      await speak(page, language);
      await signIn(page, 'administrator_press_room');
      for (const screen of OFFICE_SCREENS) await expectClean(page, screen, look);
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
