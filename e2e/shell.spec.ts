import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const root = (page: Page): Locator => page.locator('html');
const banner = (page: Page): Locator => page.getByRole('banner');
const openHome = async (page: Page): Promise<void> => {
  await page.goto('/#/home');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
};

test('The appearance is changed with the keyboard alone, kept, and taken back', { tag: '@desktop' }, async ({
  page,
}) => {
  await openHome(page);
  const opener = banner(page).getByRole('button', { name: 'Appearance' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Appearance' });
  await expect(panel.getByRole('button', { name: 'Close appearance' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('radio', { name: 'As on this device' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(root(page)).toHaveAttribute('data-glaze', 'terracotta');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.reload();
  await expect(root(page)).toHaveAttribute('data-glaze', 'terracotta');
  await opener.press('Enter');
  await panel.getByRole('button', { name: 'Back to default' }).press('Enter');
  await expect(root(page)).not.toHaveAttribute('data-theme', /./);
  expect(await page.evaluate(() => localStorage.getItem('appearance'))).toBeNull();
});

test('A chosen look stands before the app itself runs', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('appearance', JSON.stringify({ theme: 'dark', glaze: 'amber', direction: 'rtl' }));
  });
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/#/boxed/home');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(root(page)).toHaveAttribute('data-glaze', 'amber');
  await expect(root(page)).toHaveAttribute('data-layout', 'boxed');
  await expect(root(page)).toHaveAttribute('dir', 'rtl');
});

test('A small menu opens for who comes to it with the keyboard', { tag: '@desktop' }, async ({ page }) => {
  await openHome(page);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'Collapse menu' }).press('Enter');
  await page.getByRole('main').focus();
  const widthOf = async (): Promise<number> => (await menu.locator('> div').boundingBox())?.width ?? 0;
  await expect.poll(widthOf).toBe(70);
  await menu.getByRole('link', { name: 'Press releases' }).focus();
  await expect.poll(widthOf).toBe(250);
});

test('The menu of a phone keeps the focus until it is closed', { tag: '@phone' }, async ({ page }) => {
  await openHome(page);
  const opener = banner(page).getByRole('button', { name: 'Open menu' });
  await opener.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  await expect(drawer).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== null && focused !== document.body && focused.closest('dialog') === null;
    });
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('The language is chosen with the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await openHome(page);
  await banner(page)
    .getByRole('button', { name: /Language/ })
    .press('Enter');
  await banner(page).getByRole('button', { name: 'Italiano' }).press('Enter');
  await expect(root(page)).toHaveAttribute('lang', 'it');
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Italiano' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

/** Goes to the contacts and answers the animations with which they came. */
async function watchArrival(page: Page): Promise<string[]> {
  await openHome(page);
  const names = await page.evaluateHandle(noteArrivals);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeViewTransition === null)).toBe(true);
  return names.evaluate((seen) => [...seen]);
}

/** Runs in the page. An animation is told also where it has come and gone between two frames. */
function noteArrivals(): Set<string> {
  const names = new Set<string>();
  addEventListener('animationstart', ({ pseudoElement, animationName }) => {
    if (pseudoElement === '::view-transition-new(screen)') names.add(animationName);
  });
  return names;
}

test('A screen arrives as was chosen, and at once for who wants no motion', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHome(page);
  for (const [motion, names] of Object.entries({
    fadeIn: ['fade-in'],
    slideInUp: ['slide-in-up'],
    slideInRight: ['slide-in-end'],
    bounce: ['bounce'],
    lightSpeedIn: ['light-speed-in'],
    pulse: ['pulse'],
    none: [],
  })) {
    // As the customizer does it, and the page that is opened with it.
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-motion', chosen), motion);
    expect(await watchArrival(page), motion).toEqual(names);
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-motion', 'bounce'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await watchArrival(page)).toEqual([]);
});
