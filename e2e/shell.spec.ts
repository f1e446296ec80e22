import type { Locator, Page } from '@playwright/test';
import { chunkOf } from './chunks.ts';
import { expect, test } from './fixtures.ts';
import { readTexts, speak } from './reader.ts';

const root = (page: Page): Locator => page.locator('html');
const banner = (page: Page): Locator => page.getByRole('banner');
const openHome = async (page: Page): Promise<void> => {
  await page.goto('/#/home');
  // Other screens have articles too.
  await expect(page.locator('[data-tour="releases"]').getByRole('article').first()).toBeVisible();
};

test.describe('Before the app itself runs', { tag: ['@desktop', '@quick'] }, () => {
  test.use({ locale: 'he' });

  test('a page is not white, runs as its browser reads, and looks as was chosen', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/#/boxed/home');
    await expect(page.getByText('The press room could not be loaded.')).toBeVisible();
    await expect(page.getByText('Non è stato possibile caricare la sala stampa.')).toBeVisible();
    await expect(root(page)).toHaveAttribute('lang', 'he');
    await expect(root(page)).toHaveAttribute('dir', 'rtl');
    await expect(root(page)).toHaveAttribute('data-layout', 'boxed');

    await page.evaluate(() => localStorage.setItem('language', 'en'));
    await page.reload();
    await expect(root(page)).toHaveAttribute('dir', 'ltr');
    await page.evaluate(() => {
      localStorage.setItem('appearance', JSON.stringify({ theme: 'dark', glaze: 'amber', direction: 'rtl' }));
    });
    await page.reload();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expect(root(page)).toHaveAttribute('data-glaze', 'amber');
    await expect(root(page)).toHaveAttribute('dir', 'rtl');
  });
});

test('The menu on a phone keeps the focus until it is closed, and its locked entries do not navigate', {
  tag: '@phone',
}, async ({ page }) => {
  await openHome(page);
  const opener = banner(page).getByRole('button', { name: 'Open menu' });
  await opener.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  await expect(drawer).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isExternal = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== null && focused !== document.body && focused.closest('dialog') === null;
    });
    expect(isExternal).toBe(false);
  }
  const locked = drawer.getByRole('button', { name: /International magazines.*sign-in required/ });
  await locked.click({ force: true });
  const reason = page.getByText('For accredited press');
  await expect(reason).toBeVisible();
  await expect(page).toHaveURL(/#\/home$/);
  await page.keyboard.press('Escape');
  await expect(reason).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

/** Opens the contacts and returns the animations of the new screen. */
async function watchArrival(page: Page): Promise<string[]> {
  await openHome(page);
  const names = await page.evaluateHandle(noteArrivals);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeViewTransition === null)).toBe(true);
  return names.evaluate((seen) => [...seen]);
}

/** Runs in the page. Animations are recorded even if they start and end between two frames. */
function noteArrivals(): Set<string> {
  const names = new Set<string>();
  addEventListener('animationstart', ({ pseudoElement, animationName }) => {
    if (pseudoElement === '::view-transition-new(screen)') names.add(animationName);
  });
  return names;
}

test('A screen appears with the selected animation, and without one for reduced motion', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHome(page);
  expect(await watchArrival(page)).toEqual(['fade-in']);
  // Sets the animation like the customizer.
  const choose = (motion: string) =>
    page.evaluate((chosen) => document.documentElement.setAttribute('data-motion', chosen), motion);
  await choose('none');
  expect(await watchArrival(page)).toEqual([]);
  await choose('bounce');
  expect(await watchArrival(page)).toEqual(['bounce']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await watchArrival(page)).toEqual([]);
});

test('What the press office adds to the menu comes when the line is back', {
  tag: '@desktop',
}, async ({ page, context, signIn }) => {
  let asked = 0;
  let isDown = true;
  await page.route(chunkOf('src/admin/office-screens.tsx'), (route) => {
    asked += 1;
    return isDown ? route.abort() : route.continue();
  });
  await signIn(page, 'administrator_press_room', '/#/home');
  await expect.poll(() => asked).toBeGreaterThan(0);
  const today = page.getByRole('navigation').getByRole('button', { name: 'Today', exact: true });
  await expect(today).toHaveCount(0);
  await context.setOffline(true);
  isDown = false;
  await context.setOffline(false);
  await expect(today).toBeVisible();
});

/** Entries of the side menu with a cut label. */
const listCut = (page: Page): Promise<(string | null)[]> =>
  page.locator('nav[data-tour="menu"] li > :is(a, button)').evaluateAll((entries) =>
    entries
      .filter((entry) => {
        const label = entry.querySelector('svg + span');
        const end = label && document.createTreeWalker(label, NodeFilter.SHOW_TEXT).lastChild();
        if (!label || !end) return true;
        const text = document.createRange();
        text.selectNodeContents(end.parentElement ?? end);
        return text.getBoundingClientRect().width < 1 || label.scrollWidth > label.clientWidth;
      })
      .map(({ textContent }) => textContent),
  );

for (const language of ['en', 'it'] as const) {
  test(`No word of the menu at the side is cut, however narrow it is (${language})`, {
    tag: '@desktop',
  }, async ({ page, signIn }) => {
    await speak(page, language);
    await openHome(page);
    const menu = page.locator('nav[data-tour="menu"]');
    expect((await menu.boundingBox())?.width).toBeLessThan(240);
    expect(await listCut(page)).toEqual([]);
    await signIn(page, 'administrator_global', '/#/admin');
    const folds = menu.getByRole('button', { expanded: false });
    await expect(folds).toHaveCount(7);
    for (let left = 7; left > 0; left -= 1) await folds.first().click();
    expect(await listCut(page)).toEqual([]);
  });
}

/** Runs in the page: problems with the position of a header button, at every half screen down the page. */
async function findFaults(button: Element): Promise<string[]> {
  const header = button.closest('header');
  if (header === null) return ['is not in the header'];
  const faults: string[] = [];
  const others = [...header.querySelectorAll('a[href], button')].filter((other) => other !== button);
  const { scrollHeight } = document.documentElement;
  for (let top = 0; top < scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const [own, around] = [button.getBoundingClientRect(), header.getBoundingClientRect()];
    const at = document.elementFromPoint(own.left + own.width / 2, own.top + own.height / 2);
    if (!button.contains(at)) faults.push(`${top}: something covers it`);
    if (own.top < around.top || own.bottom > around.bottom || own.left < 0 || own.right > innerWidth)
      faults.push(`${top}: leaves the header`);
    for (const other of others) {
      const box = other.getBoundingClientRect();
      if (own.left < box.right && box.left < own.right && box.width > 0)
        faults.push(`${top}: covers ${other.textContent}`);
      if (box.width > 0 && (box.left < 0 || box.right > innerWidth))
        faults.push(`${top}: pushes out ${other.textContent}`);
    }
  }
  return faults;
}

for (const language of ['en', 'it', 'ar'] as const) {
  test(`The red button has a place of its own in the header (${language})`, async ({ page, signIn }) => {
    await speak(page, language);
    await page.addInitScript(() =>
      sessionStorage.setItem('error', JSON.stringify({ message: 'The glaze has cracked', route: '/home' })),
    );
    const button = banner(page).getByRole('button', {
      name: String(readTexts(language)['errorReport.open']),
      exact: true,
    });
    await openHome(page);
    expect(await button.evaluate(findFaults)).toEqual([]);
    await signIn(page, 'administrator_press_room', '/#/admin');
    await expect(button).toBeVisible();
    expect(await button.evaluate(findFaults)).toEqual([]);
  });
}
