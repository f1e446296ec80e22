import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { Reader, speak } from './reader.ts';
import { settle } from './settled.ts';

// The keyboard version is in e2e/keyboard-office.spec.ts.
test('A press officer finds an account from the menu, disables it and enables it again', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  const reader = new Reader(page, 'it');
  const email = 'agente@example.com';
  await speak(page, 'it');
  await signIn(page, 'administrator_press_room');
  await page.getByRole('button', { name: reader.say('shell.menu.open') }).click();
  const menu = page.getByRole('navigation');
  await menu.getByRole('button', { name: reader.say('office.menu.people'), exact: true }).click();
  await menu.getByRole('link', { name: reader.say('users.title'), exact: true }).click();
  await expect(page).toHaveURL(/#\/admin\/users$/);
  const main = page.getByRole('main');
  // By its name: the previous screen has a search box too, and remains until this one is loaded.
  const search = main.getByRole('searchbox', { name: reader.say('users.search') });
  await search.fill(email);
  await expect(main.getByRole('rowheader')).toHaveCount(1);
  await main.getByRole('rowheader').getByRole('link').click();
  await expect(main.getByRole('link', { name: email })).toBeVisible();
  // The permissions load above the buttons.
  await settle(page);

  const disable = reader.button('users.disable.button');
  await disable.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: reader.say('users.disable.button') }).click();
  await expect(page.getByText(/^Account disattivato: /)).toBeVisible();
  await reader.button('users.enable.button').click();
  await expect(page.getByText(/^Account riattivato: /)).toBeVisible();
  await expect(disable).toBeVisible();
  await page
    .getByRole('navigation', { name: reader.say('shell.breadcrumb') })
    .getByRole('link', { name: reader.say('users.title') })
    .click();
  await expect(search).toHaveValue(email);
});
