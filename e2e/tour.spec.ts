import type { Page } from '@playwright/test';
import { expectNoViolations, schemeOf } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { PLACE_OF, speak } from './reader.ts';
import { settle } from './settled.ts';

const WORDS = {
  en: {
    offer: 'First time here?',
    start: 'Start the tour',
    decline: 'No, thanks',
    help: 'Help',
    menu: 'Open menu',
    kit: 'Press kit',
    step: (at: number) => `Step ${at} of 5`,
    last: { stranger: 'The appearance', member: 'Your profile' },
  },
  it: {
    offer: 'Prima volta qui?',
    start: 'Inizia la visita guidata',
    decline: 'No, grazie',
    help: 'Aiuto',
    menu: 'Apri il menu',
    kit: 'Cartella stampa',
    step: (at: number) => `Passo ${at} di 5`,
    last: { stranger: 'L’aspetto', member: 'Il tuo profilo' },
  },
};
type Words = (typeof WORDS)['en'];

/** On a phone the help is in the drawer. */
async function openHelp(page: Page, words: Words): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name: words.help, exact: true });
  const opener = page.getByRole('banner').getByRole('button', { name: words.menu });
  await expect(button.or(opener).first()).toBeVisible();
  if (await opener.isVisible()) {
    await opener.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: words.help }).press('Enter');
  } else await button.press('Enter');
  await expect(page.getByRole('dialog', { name: words.help })).toBeVisible();
}

/** Goes on with Enter; every step takes the focus and points at something that is in the window. */
async function walkThrough(page: Page, words: Words, last: string): Promise<void> {
  for (let at = 1; at <= 5; at += 1) {
    const step = page.getByRole('dialog', { name: words.step(at) });
    await expect(step).toBeVisible();
    await expect(step.getByRole('button').last()).toBeFocused();
    const spotlight = await step.locator('> div').first().boundingBox();
    expect(spotlight?.width).toBeGreaterThan(20);
    if (at === 5) await expect(step).toContainText(last);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const language of ['en', 'it'] as const) {
  const words = WORDS[language];
  const tag = PLACE_OF[language];

  test(`A stranger takes the offered tour once and starts it again from the help, ${language}`, {
    tag,
  }, async ({ page }) => {
    await speak(page, language);
    await page.goto('/#/home');
    await page.getByRole('button', { name: words.start }).press('Enter');
    await walkThrough(page, words, words.last.stranger);
    await expect(page.getByRole('main')).toBeFocused();

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settle(page);
    await expect(page.getByText(words.offer)).toHaveCount(0);

    await openHelp(page, words);
    await page.getByRole('dialog').getByRole('button', { name: words.start }).press('Enter');
    await walkThrough(page, words, words.last.stranger);
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
  });

  test(`A journalist ends at their profile, wherever they start, ${language}`, { tag }, async ({
    page,
    signIn,
  }) => {
    await speak(page, language);
    await signIn(page, 'user_press_room', '/#/press-kit');
    await expect(page.getByRole('heading', { level: 1, name: words.kit })).toBeVisible();
    await openHelp(page, words);
    await page.getByRole('dialog').getByRole('button', { name: words.start }).press('Enter');
    await walkThrough(page, words, words.last.member);
  });

  test(`axe finds nothing on the offer, the help and each step, ${language}`, { tag }, async ({ page }) => {
    await speak(page, language);
    // Every visit is a first one.
    await page.addInitScript(() => localStorage.removeItem('tour_offered'));
    await page.emulateMedia({ colorScheme: schemeOf(language) });
    await page.goto('/#/home');
    await expect(page.getByText(words.offer)).toBeVisible();
    await expectNoViolations(page);
    await openHelp(page, words);
    await expectNoViolations(page);
    await page.getByRole('dialog').getByRole('button', { name: words.start }).click();
    for (let at = 1; at <= 5; at += 1) {
      await expect(page.getByRole('dialog', { name: words.step(at) })).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('ArrowRight');
    }
  });
}

test('Escape ends the tour, and the policy of the page blocks nothing of it', { tag: '@desktop' }, async ({
  page,
}) => {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) blocked.push(message.text());
  });
  await speak(page, 'en');
  await page.goto('/#/home');
  await page.getByRole('button', { name: WORDS.en.start }).click();
  await expect(page.getByRole('dialog', { name: WORDS.en.step(1) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(blocked).toEqual([]);
});

test('the offer is declined for good', { tag: '@phone' }, async ({ page }) => {
  await speak(page, 'en');
  await page.goto('/#/home');
  await page.getByRole('button', { name: WORDS.en.decline }).click();
  await expect(page.getByText(WORDS.en.offer)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settle(page);
  await expect(page.getByText(WORDS.en.offer)).toHaveCount(0);
});
