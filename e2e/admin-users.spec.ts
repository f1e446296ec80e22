import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { PLACE_OF, speak } from './reader.ts';

async function openFromMenu(page: Page, isMobile: boolean, name: string): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: /Open menu|Apri il menu/ }).click();
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
}

test.describe('A press officer', () => {
  // With a keyboard at a desk: e2e/keyboard-office.spec.ts.
  test('finds an account from the menu, disables it and enables it again', { tag: '@phone' }, async ({
    page,
    signIn,
    isMobile,
  }) => {
    const email = 'agente@example.com';
    await signIn(page, 'administrator_press_room');
    await openFromMenu(page, isMobile, 'Accounts');
    await expect(page).toHaveURL(/#\/admin\/users$/);
    const main = page.getByRole('main');
    await main.getByRole('searchbox', { name: 'Search accounts' }).fill(email);
    await expect(main.getByRole('heading', { name: 'One account' })).toBeVisible();
    await main.getByRole('rowheader').getByRole('link').click();
    await expect(main.getByRole('link', { name: email })).toBeVisible();

    await main.getByRole('button', { name: 'Disable the account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable the account' }).click();
    await expect(page.getByText(/^Account disabled: /)).toBeVisible();
    await main.getByRole('button', { name: 'Enable the account' }).click();
    await expect(page.getByText(/^Account enabled: /)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Disable the account' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'You are here' })
      .getByRole('link', { name: 'Accounts' })
      .click();
    await expect(main.getByRole('searchbox')).toHaveValue(email);
  });

  for (const [language, words] of [
    ['en', { entry: 'Accounts', disable: 'Disable the account' }],
    ['it', { entry: 'Account', disable: 'Disattiva l’account' }],
  ] as const) {
    test(`axe finds nothing on a question about an account, ${language}`, {
      tag: PLACE_OF[language],
    }, async ({ page, signIn, isMobile }) => {
      await speak(page, language);
      await signIn(page, 'administrator_press_room');
      await openFromMenu(page, isMobile, words.entry);
      await expect(page.getByRole('heading', { level: 1, name: words.entry })).toBeVisible();
      await page.goto('/#/admin/users?q=harrowgate');
      await page.getByRole('table').getByRole('link', { name: 'Edith Harrowgate' }).click();
      await page.getByRole('button', { name: words.disable }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page);
    });
  }
});

test('A reader who is no officer finds neither the entry nor the accounts', { tag: '@desktop' }, async ({
  page,
  signIn,
}) => {
  await signIn(page, 'user_press_room', '/#/admin/users');
  await expect(page.getByText('For the press office only')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Accounts', exact: true })).toHaveCount(0);
});
