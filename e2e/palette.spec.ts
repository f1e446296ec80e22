import type { Locator, Page } from '@playwright/test';
import { expectNoViolations, schemeOf } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { PLACE_OF, speak } from './reader.ts';

const WORDS = {
  en: {
    open: 'Search the press room',
    groups: { releases: 'Press releases', magazines: 'Magazines', kits: 'Press kits', screens: 'Go to' },
    kit: /^Press kits?$/,
    screen: 'italian mag',
  },
  it: {
    open: 'Cerca nella sala stampa',
    groups: {
      releases: 'Comunicati stampa',
      magazines: 'Riviste',
      kits: 'Cartelle stampa',
      screens: 'Vai a',
    },
    kit: /^Cartell[ae] stampa$/,
    screen: 'riviste ita',
  },
};

/** Opens the search by its key, types, and marks the first result of a group. */
async function markFirst(page: Page, words: string, group: string): Promise<Locator> {
  await page.getByRole('main').focus();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(words);
  const wanted = dialog.getByRole('group', { name: group }).getByRole('option').first();
  await expect(wanted).toBeVisible();
  await expect(dialog.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  const options = await dialog.getByRole('option').count();
  for (let step = 0; step < options; step += 1) {
    if ((await wanted.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(wanted).toHaveAttribute('aria-selected', 'true');
  await expect(wanted).toBeInViewport();
  return wanted;
}

for (const language of ['en', 'it'] as const) {
  const { groups, kit, open, screen } = WORDS[language];

  test(`a journalist leaves the search to where they were, opens a result by a click, and each kind by keyboard alone (${language})`, {
    tag: PLACE_OF[language],
  }, async ({ page, signIn }) => {
    await page.emulateMedia({ colorScheme: schemeOf(language) });
    await speak(page, language);
    await signIn(page, 'user_press_room');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const button = page.getByRole('banner').getByRole('button', { name: open });
    await button.click();
    const dialog = page.getByRole('dialog', { name: open });
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('export');
    const found = dialog.getByRole('group', { name: groups.releases }).getByRole('option').first();
    await expect(found).toBeVisible();
    // Until the answer arrives, results of the first letters can be displayed here.
    await expect(dialog.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
    await found.click();
    await expect(page).toHaveURL(/press-release\/\d+$/);
    // Home remains until the release is loaded, and has a heading too; the search closes with its screen.
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();

    await markFirst(page, 'assofornace', groups.kits);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/press-kit\?year=\d{4}$/);
    await expect(page.getByRole('heading', { level: 1, name: kit })).toBeVisible();

    const release = await markFirst(page, 'export', groups.releases);
    const title = (await release.locator('bdi').first().textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await markFirst(page, 'argilla', groups.magazines);
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/-magazine\?read=\d+&page=\d+/);
    // The magazine reader, once its code is loaded.
    await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();

    await page.goto('/#/home');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await markFirst(page, screen, groups.screens);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/italian-magazine$/);
  });
}
