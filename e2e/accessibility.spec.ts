import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';

const SCREENS = [
  ['home', '/#/home'],
  ['search', '/#/home?q=smalto'],
  ['nothing found', '/#/home?q=xyzzy'],
  ['release', '/#/press-release/1'],
  ['missing release', '/#/press-release/999999'],
  ['sign in', '/#/account/login'],
  ['not found', '/#/nowhere'],
] as const;

for (const language of ['en', 'it']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [name, path] of SCREENS) {
      test(`axe finds nothing on ${name}, ${language}, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      });
    }
  }
}

for (const width of [320, 390, 768, 1440, 1920]) {
  test(`nothing sticks out sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => localStorage.setItem('language', 'it'));
    for (const [, path] of SCREENS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}

test('the keyboard alone reaches the content and a release', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
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
