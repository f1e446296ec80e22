import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from './fixtures.ts';
import { readTexts, speak } from './reader.ts';
import { expectNoOverflow, LIGHTEST, openNext } from './screens.ts';
import { openContext } from './settled.ts';

const ENGLISH = readTexts('en');
const ARABIC = readTexts('ar');
/** What the interface says in English and says otherwise in Arabic. */
const ENGLISH_SENTENCES = Object.entries(ENGLISH).flatMap(([key, text]) =>
  typeof text === 'string' && !text.includes('{') && text !== ARABIC[key] ? [text] : [],
);
const say = (key: string): string => z.string().parse(ARABIC[key]);

const SCREENS = [
  ['Home', '/#/home', 'pressReleases.title'],
  ['a release', '/#/press-release/1', 'pressReleases.detail.copy'],
  ['contact', '/#/contact-us', 'contact.title'],
  ['login', '/#/account/login', 'account.login.title'],
  ['sign-up', '/#/account/sign-up', 'account.signUp.title'],
] as const;
const OWN_SCREENS = [
  ['the gallery', '/#/press-gallery', 'shell.menu.pressGallery'],
  ['the magazines', '/#/italian-magazine', 'magazines.italian.title'],
  ['the press kit', '/#/press-kit', 'pressKit.title'],
  ['the profile', '/#/account/user-profile', 'account.profile.title'],
] as const;

async function open(page: Page, path: string, key: string): Promise<void> {
  await openNext(page, { name: key, path });
  await expect(page.getByRole('main').getByText(say(key)).first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Words of the interface: those in its language, not those of the content. */
const wordsOfInterface = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isInterface = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === 'ar';
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || !isInterface(element)) continue;
      if (node !== element) words.push(node.textContent ?? '');
      else
        for (const name of ['aria-label', 'title', 'placeholder'])
          words.push(element.getAttribute(name) ?? '');
    }
    return words.map((word) => word.trim());
  });

async function expectArabic(page: Page): Promise<void> {
  const words = await wordsOfInterface(page);
  expect(words.filter((word) => ENGLISH_SENTENCES.includes(word))).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectNoOverflow(page);
}

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').locator('[data-tour="language"] button[popovertarget]').first().click();
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
}

test('Arabic turns the press room around, Italian turns it back', async ({ page, isMobile }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await chooseLanguage(page, 'العربية');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  const menu = isMobile
    ? page.getByRole('button', { name: say('shell.menu.open') })
    : page.getByRole('navigation', { name: say('shell.menu.label') });
  const { width } = page.viewportSize() ?? { width: 0 };
  await expect.poll(async () => (await menu.boundingBox())?.x ?? 0).toBeGreaterThan(width / 2);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: say('pressReleases.title') })).toBeVisible();
  await chooseLanguage(page, 'Italiano');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1, name: 'Comunicati stampa' })).toBeVisible();
});

test('the language menu names each language in its own words', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const choices = page.getByRole('banner').locator('[data-tour="language"] [popover] button');
  await expect(choices).toHaveText(['English', 'Italiano', 'עברית', 'العربية']);
  expect(await choices.evaluateAll((all) => all.map((one) => one.getAttribute('lang')))).toEqual([
    'en',
    'it',
    'he',
    'ar',
  ]);
});

test('the first paint already runs from right to left for a browser that asks for Hebrew', {
  tag: '@desktop',
}, async ({ browser, baseURL }) => {
  const context = await openContext(browser, { locale: 'he', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  await context.close();
});

test('the screens for everyone are Arabic', { tag: '@phone' }, async ({ page }) => {
  await speak(page, 'ar');
  for (const [name, path, key] of SCREENS) {
    await test.step(name, async () => {
      await open(page, path, key);
      await expectArabic(page);
    });
  }
});

test('the screens of a journalist are Arabic', { tag: '@phone' }, async ({ page, signIn }) => {
  await speak(page, 'ar');
  await signIn(page, 'user_press_room', LIGHTEST);
  for (const [name, path, key] of OWN_SCREENS) {
    await test.step(name, async () => {
      await open(page, path, key);
      await expectArabic(page);
    });
  }
});

test('a release is read in its own language and direction, and says which', { tag: '@desktop' }, async ({
  page,
}) => {
  await speak(page, 'ar');
  await page.goto('/#/press-release/1');
  const article = page.getByRole('article');
  await expect(article.getByText('بالإنجليزية', { exact: true })).toBeVisible();
  const title = article.locator('h1[lang="en"] bdi');
  await expect(title).toHaveCSS('direction', 'ltr');
  await expect(article.locator('div[lang="en"]').first()).toHaveCSS('direction', 'ltr');
  await expect(article.locator('time').first()).toHaveText(/^\d{1,2} \p{Script=Arabic}+ \d{4}$/u);
});
