import { expectNoViolations } from './axe.ts';
import { pressOn, typeInto } from './keys.ts';
import { expect, test } from './review-site.ts';

test(
  'With the keyboard alone a press officer approves, refuses, shuts, opens and erases accounts, and who was refused asks again',
  {
    tag: '@desktop',
  },
  async ({ page, register, askForErasure, officer }, { testId, retry }) => {
    const addressOf = (name: string) => `${name}.${testId}.${retry}@example.com`;
    await register(addressOf('ada'), { first_name: 'Ada', last_name: 'Terracotta' });
    await register(addressOf('ugo'), { first_name: 'Ugo', last_name: 'Smalti' });
    const doomed = await askForErasure();
    const main = page.getByRole('main');
    const results = main.getByRole('heading', { level: 2 }).first();
    const dialog = page.getByRole('dialog');
    const button = (name: string) => main.getByRole('button', { name, exact: true });

    const signIn = async (email: string) => {
      await typeInto(page.getByRole('textbox', { name: 'E-mail' }), email);
      await typeInto(page.getByLabel('Password', { exact: true }), officer.password);
      await page.keyboard.press('Enter');
    };

    await test.step('signs in and opens the accounts from the menu', async () => {
      await page.goto('/#/account/login');
      await signIn(officer.email);
      const menu = page.getByRole('navigation');
      await pressOn(menu.getByRole('button', { name: 'People', exact: true }));
      await pressOn(menu.getByRole('link', { name: 'Journalists and users', exact: true }));
      await expect(page).toHaveURL(/#\/admin\/users$/);
      await pressOn(main.getByRole('link', { name: 'Waiting for approval: 2' }));
      await expect(page).toHaveURL(/state=pending/);
      await expect(results).toHaveText('2 accounts');
    });
    await test.step('refuses one, not without a reason', async () => {
      const refuse = button('Refuse: Ugo Smalti');
      await pressOn(refuse);
      await pressOn(dialog.getByRole('button', { name: 'Cancel' }));
      await expect(refuse).toBeFocused();
      await page.keyboard.press('Enter');
      await pressOn(dialog.getByRole('button', { name: 'Refuse accreditation' }));
      const reason = dialog.getByRole('textbox', { name: 'Reason' });
      await expect(dialog.getByText('Give a reason')).toBeVisible();
      await expect(reason).toBeFocused();
      await typeInto(reason, 'No newspaper is named');
      await pressOn(dialog.getByRole('button', { name: 'Refuse accreditation' }));
      await expect(page.getByText('Accreditation refused: Ugo Smalti')).toBeVisible();
      await expect(refuse).toHaveCount(0);
      await expect(results).toBeFocused();
    });
    await test.step('approves the other', async () => {
      await pressOn(button('Approve: Ada Terracotta'));
      await expect(page.getByText('Accreditation approved: Ada Terracotta')).toBeVisible();
      await expect(main.getByText('No items match these filters')).toBeVisible();
      await expect(results).toBeFocused();
    });
    await test.step('searches among all', async () => {
      await pressOn(main.getByRole('link', { name: 'Show all' }));
      await expect(page).toHaveURL(/#\/admin\/users$/);
      await typeInto(main.getByRole('searchbox', { name: 'Search accounts' }), 'terracotta');
      await pressOn(button('Search'));
      await expect(results).toHaveText('One account');
      await pressOn(main.getByRole('link', { name: 'Ada Terracotta' }));
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ada Terracotta');
    });
    await test.step('shuts the account and opens it again', async () => {
      const name = main.getByRole('heading', { level: 1, name: 'Ada Terracotta' });
      await pressOn(button('Disable the account'));
      await expect(dialog).toBeVisible();
      await expectNoViolations(page);
      await pressOn(dialog.getByRole('button', { name: 'Disable the account' }));
      await expect(page.getByText('Account disabled: Ada Terracotta')).toBeVisible();
      await expect(button('Enable the account')).toBeVisible();
      await expect(name).toBeFocused();
      await pressOn(button('Enable the account'));
      await expect(page.getByText('Account enabled: Ada Terracotta')).toBeVisible();
      await expect(button('Disable the account')).toBeVisible();
      await expect(name).toBeFocused();
      await pressOn(
        page
          .getByRole('navigation', { name: 'You are here' })
          .getByRole('link', { name: 'Journalists and users' }),
      );
      await expect(page).toHaveURL(/#\/admin\/users\?q=terracotta$/);
    });
    await test.step('erases who asked for it, once the address is typed', async () => {
      await pressOn(main.getByRole('link', { name: 'Deletion requested: 1' }));
      await expect(page).toHaveURL(/#\/admin\/users\?state=erasure$/);
      const links = main.getByRole('rowheader').getByRole('link');
      await expect(links).toHaveText(['Rosa Neri']);
      await pressOn(links);
      const erase = button('Confirm deletion');
      await pressOn(erase);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(erase).toBeFocused();
      await page.keyboard.press('Enter');
      const address = dialog.getByRole('textbox', { name: 'E-mail of the account' });
      await typeInto(address, 'somebody@example.com');
      await pressOn(dialog.getByRole('button', { name: 'Delete permanently' }));
      await expect(dialog.getByText('This is not the address of the account')).toBeVisible();
      await expect(address).toBeFocused();
      await typeInto(address, doomed);
      await pressOn(dialog.getByRole('button', { name: 'Delete permanently' }));
      await expect(page.getByText('Account deleted: Rosa Neri')).toBeVisible();
      await expect(page).toHaveURL(/#\/admin\/users\?/);
      await expect(main.getByText('No items match these filters')).toBeVisible();
      await expect(main).toBeFocused();
    });
    await test.step('who was refused reads why and asks again', async () => {
      await page.goto('/#/account/logout');
      await pressOn(page.getByRole('banner').getByRole('link', { name: 'Sign in' }));
      await signIn(addressOf('ugo'));
      await expect(page.getByText('Your accreditation was not granted', { exact: true })).toBeVisible();
      const waits = page.getByText('Your accreditation is under review', { exact: true });
      await expect(waits).toHaveCount(0);
      await expect(main.getByText('No newspaper is named')).toBeVisible();
      await pressOn(button('Request it again'));
      await expect(waits).toBeVisible();
      await expect(page.locator('body')).not.toBeFocused();
    });
  },
);
