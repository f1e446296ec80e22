import type { Locator, Page } from '@playwright/test';
import { expectNoViolations, schemeOf } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { pressOn } from './keys.ts';
import { speak } from './reader.ts';

const WORDS = {
  en: {
    start: 'Start the tour',
    help: 'Help',
    menu: 'Open menu',
    kit: /^Press kits?$/,
    step: (at: number) => `Step ${at} of 5`,
    last: { stranger: 'The appearance', member: 'Your profile' },
  },
  it: {
    start: 'Inizia la visita guidata',
    help: 'Aiuto',
    menu: 'Apri il menu',
    kit: /^Cartell[ae] stampa$/,
    step: (at: number) => `Passo ${at} di 5`,
    last: { stranger: 'L’aspetto', member: 'Il tuo profilo' },
  },
};
type Words = (typeof WORDS)['en'];

/** Opens the help, on phones from the drawer. @returns the control that opened it */
async function openHelp(page: Page, words: Words): Promise<Locator> {
  const button = page.getByRole('banner').getByRole('button', { name: words.help, exact: true });
  const menu = page.getByRole('banner').getByRole('button', { name: words.menu });
  await expect(button.or(menu).first()).toBeVisible();
  const isInDrawer = await menu.isVisible();
  if (isInDrawer) {
    await menu.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: words.help }).press('Enter');
  } else await button.press('Enter');
  await expect(page.getByRole('dialog', { name: words.help })).toBeVisible();
  return isInDrawer ? menu : button;
}

/** Continues with Enter; every step takes the focus and points at a visible element. */
async function walkThrough(
  page: Page,
  words: Words,
  last: string,
  look: () => Promise<void> = async () => undefined,
): Promise<void> {
  for (let at = 1; at <= 5; at += 1) {
    const step = page.getByRole('dialog', { name: words.step(at) });
    await expect(step).toBeVisible();
    await expect(step.getByRole('button').last()).toBeFocused();
    const spotlight = await step.locator('> div').first().boundingBox();
    expect(spotlight?.width).toBeGreaterThan(20);
    if (at === 5) await expect(step).toContainText(last);
    await look();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Starts the tour from the help. */
async function startAgain(page: Page, words: Words): Promise<void> {
  await openHelp(page, words);
  await page.getByRole('dialog').getByRole('button', { name: words.start }).press('Enter');
}

/** Runs the tour from the help. Axe checks the help and each step. */
async function take(page: Page, language: keyof typeof WORDS): Promise<void> {
  const words = WORDS[language];
  await page.emulateMedia({ colorScheme: schemeOf(language) });
  await speak(page, language);
  await page.goto('/#/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openHelp(page, words);
  await expectNoViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: words.start }).press('Enter');
  await walkThrough(page, words, words.last.stranger, () => expectNoViolations(page));
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
}

test('A stranger takes the tour from the help, leaves both, and nothing is blocked', {
  tag: '@desktop',
}, async ({ page }) => {
  const words = WORDS.en;
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) blocked.push(message.text());
  });
  await take(page, 'en');

  const help = page.getByRole('dialog', { name: words.help });
  const opener = await openHelp(page, words);
  await pressOn(help.getByRole('button', { name: 'Close help' }));
  await expect(help).toHaveCount(0);
  await expect(opener).toBeFocused();
  await startAgain(page, words);
  await expect(page.getByRole('dialog', { name: words.step(1) })).toBeVisible();
  // The search does not open over a dialog.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: words.step(1) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search the press room' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await openHelp(page, words);
  await pressOn(help.getByRole('link', { name: /Write to the press office/ }));
  await expect(page).toHaveURL(/#\/contact-us$/);
  await expect(help).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(blocked).toEqual([]);
});

test('A stranger on a phone takes the tour, and a journalist ends it at their profile, wherever they start', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  const words = WORDS.it;
  await take(page, 'it');

  await signIn(page, 'user_press_room', '/#/press-kit');
  await expect(page.getByRole('heading', { level: 1, name: words.kit })).toBeVisible();
  await startAgain(page, words);
  await walkThrough(page, words, words.last.member);
});
