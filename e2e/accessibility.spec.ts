import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const SCREENS = [
  ['home', '/#/home'],
  ['search', '/#/home?q=smalto'],
  ['nothing found', '/#/home?q=xyzzy'],
  ['release', '/#/press-release/1'],
  ['missing release', '/#/press-release/999999'],
  ['sign in', '/#/account/login'],
  ['sign up', '/#/account/sign-up'],
  ['forgotten password', '/#/account/forgot-password'],
  ['new password', '/#/account/reset-password/user_id=1&timestamp=1999999999&signature=x'],
  ['refused link', '/#/account/verify-account/user_id=1&timestamp=1999999999&signature=x'],
  ['privacy', '/#/account/user-privacy'],
  ['not found', '/#/nowhere'],
] as const;

/** With a session; the last one leaves it locked. */
const OWN_SCREENS = [
  ['change password', '/#/account/change-password/'],
  ['profile', '/#/account/user-profile'],
  ['own privacy', '/#/account/user-privacy'],
] as const;

/** A page load of its own: a change of the hash alone would leave the last screen standing for a moment. */
async function openFresh(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(path);
}

for (const language of ['en', 'it']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [name, path] of SCREENS) {
      test(`axe finds nothing on ${name}, ${language}, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
        await page.goto(path);
        await expectNoViolations(page);
      });
    }

    test(`axe finds nothing on the own screens, ${language}, ${colorScheme}`, async ({ page, signIn }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await signIn(page, 'user_press_room');
      for (const [name, path] of OWN_SCREENS) {
        await test.step(name, async () => {
          await openFresh(page, path);
          await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
          await expectNoViolations(page);
        });
      }
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Account/ })
        .click();
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Lock screen|Blocca lo schermo/ })
        .click();
      await expect(page).toHaveURL(/lock-screen/);
      await expect(page.getByRole('main').getByLabel('Password', { exact: true })).toBeVisible();
      await expectNoViolations(page);
    });
  }
}

test('axe finds nothing from right to left either, and nothing sticks out', async ({ page }) => {
  for (const [name, path] of SCREENS) {
    await test.step(name, async () => {
      await openFresh(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      await expectNoViolations(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
});

for (const width of [320, 390, 768, 1440, 1920]) {
  test(`nothing sticks out sideways at ${width} px`, { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => localStorage.setItem('language', 'it'));
    for (const [, path] of SCREENS) {
      await openFresh(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}

for (const width of [320, 390, 768, 1440]) {
  test(`nothing of the own screens sticks out sideways at ${width} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => localStorage.setItem('language', 'it'));
    await signIn(page, 'user_press_room');
    for (const [, path] of OWN_SCREENS) {
      await openFresh(page, path);
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
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
