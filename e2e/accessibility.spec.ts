import type { Page } from '@playwright/test';
import { expectNoPoorColours, expectNoViolations } from './axe.ts';
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
import { settle } from './settled.ts';
import { walkThrough } from './tab-walk.ts';

/** The window that a screen is opened in. */
const DESK = 1440;

/** Whether text fits and reads well follows from the language; what follows from the scheme is seen in one of them. */
const LOOKS: readonly Look[] = [
  { language: 'en', scheme: 'light', widths: [DESK, 390], axeAt: [DESK, 390], isWhole: true },
  { language: 'it', scheme: 'light', widths: [DESK, 390, 320, 768, 1920], axeAt: [390] },
  { language: 'ar', scheme: 'dark', widths: [DESK, 390], axeAt: [DESK] },
];

interface Look {
  language: Language;
  scheme: 'light' | 'dark';
  /** Nothing sticks out at any of them. */
  widths: readonly number[];
  axeAt: readonly number[];
  /** Also the other scheme, and by the Tab key through the whole screen. */
  isWhole?: true;
}

async function expectClean(page: Page, screen: Screen, look: Look): Promise<void> {
  await test.step(screen.name, async () => {
    await page.setViewportSize({ width: DESK, height: 900 });
    await openFresh(page, screen);
    await expectCleanAsItStands(page, screen.name, look);
    if (!look.isWhole) return;
    // Last, because it leaves the screen scrolled, and at a desk, where there is a Tab key.
    await page.setViewportSize({ width: DESK, height: 900 });
    await settle(page);
    await test.step('by Tab', () => walkThrough(page, screen.name));
  });
}

async function expectCleanAsItStands(page: Page, name: string, look: Look): Promise<void> {
  for (const width of look.widths) {
    await page.setViewportSize({ width, height: 900 });
    if (look.axeAt.includes(width)) {
      await test.step(`${name}, ${width} px`, async () => {
        await expectNoViolations(page);
        if (!look.isWhole) return;
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectNoPoorColours(page);
        await page.emulateMedia({ colorScheme: look.scheme });
      });
    }
    expect(await overflowOf(page), `${name} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

// Each sets its own widths; one sign-in and one page load a screen serve all that is looked at.
test.describe('axe finds nothing, nothing sticks out, and in English Tab leads through the whole screen', {
  tag: '@desktop',
}, () => {
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('tour_offered', 'yes')));

  for (const look of LOOKS) {
    const { language, scheme } = look;
    test(`for everybody, ${language}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await speak(page, language);
      for (const screen of OPEN_SCREENS) await expectClean(page, screen, look);
    });

    test(`for a reader, ${language}`, async ({ page, signIn }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
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
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await speak(page, language);
      await signIn(page, 'administrator_press_room');
      // They speak English in Arabic too, within a frame that axe has seen around the readers' screens.
      const own = language === 'ar' ? { ...look, axeAt: [] } : look;
      for (const screen of OFFICE_SCREENS) await expectClean(page, screen, own);
      expect(page.url()).toContain(OFFICE_SCREENS.at(-1)?.path);
    });
  }
});

test('every layout holds, and axe finds nothing in it', { tag: '@desktop' }, async ({ page }) => {
  for (const layout of ['horizontal', 'boxed', 'mini', 'boxed-v2']) {
    for (const path of ['home', 'contact-us']) {
      await openFresh(page, { name: path, path: `/#/${layout}/${path}` });
      await expectNoViolations(page);
      expect(await overflowOf(page), `${path}, ${layout}`).toBeLessThanOrEqual(0);
    }
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`#/${layout}/`));
  }
});

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
