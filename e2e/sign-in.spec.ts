import { expect, test } from './fixtures.ts';
import { speak } from './reader.ts';

test.describe('A journalist', () => {
  test('signs in, sees what is for the press, stays signed in and signs out', async ({ page, account }) => {
    const { email, password } = account('user_press_room');
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/#\/home$/);
    await expect(page.getByText('Signed in successfully!')).toBeVisible();
    await expect(page.getByRole('main').getByText('Press only').first()).toBeVisible();

    await page.reload();
    const userMenu = page.getByRole('banner').getByRole('button', { name: /Account/ });
    await userMenu.click();
    await expect(page.getByText(email)).toBeVisible();
    await page.getByRole('link', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ]);
    await page.goto('/#/home');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Press only')).toHaveCount(0);
  });

  test('is told about wrong credentials in Italian, and keeps what was typed', { tag: '@desktop' }, async ({
    page,
  }) => {
    await speak(page, 'it');
    await page.goto('/#/account/login');
    await page.getByRole('button', { name: 'Accedi' }).last().click();
    await expect(page.getByText('E-mail richiesta')).toBeVisible();
    await expect(page.getByText('Password richiesta')).toBeVisible();
    const email = page.getByRole('textbox', { name: 'E-mail' });
    await expect(email).toBeFocused();
    await email.fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByText('E-mail non valida')).toBeVisible();
    await email.fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Credenziali Errate');
    await expect(email).toHaveValue('nobody@example.com');
  });

  test('who has no permitted group is refused and keeps no token', { tag: '@desktop' }, async ({
    page,
    outsider,
  }) => {
    const { email, password } = outsider;
    await speak(page, 'it');
    await page.goto('/#/account/login');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Non hai i permessi per accedere');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('who asks for a reserved screen is sent Home and comes back after signing in', {
    tag: '@desktop',
  }, async ({ page, account }) => {
    await page.goto('/#/press-kit');
    await expect(page).toHaveURL(/#\/home\?redirect=/);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    const { email, password } = account('user_press_room');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/#\/press-kit$/);
  });

  test('with an expired token is signed out and sent Home', { tag: '@desktop' }, async ({ page, signIn }) => {
    await signIn(page, 'user_press_room');
    await page.evaluate(() => {
      const payload = btoa(JSON.stringify({ exp: 1 }));
      localStorage.setItem('token', `x.${payload}.x`);
    });
    await page.goto('/#/press-kit');
    await page.reload();
    await expect(page).toHaveURL(/#\/home\?redirect=/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('never follows a redirect that leads out of the app', { tag: '@desktop' }, async ({
    page,
    account,
  }) => {
    const { email, password } = account('user_press_room');
    await page.goto(`/#/account/login?redirect=${encodeURIComponent('//evil.example/x')}`);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/#\/home$/);
  });
});

test('locked menu entries are reachable, announced as unavailable, and lead nowhere', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const locked = menu.getByRole('button', { name: /International magazines/ });
  await expect(locked).toHaveAttribute('aria-disabled', 'true');
  await locked.focus();
  await expect(locked).toBeFocused();
  await locked.press('Enter');
  await locked.click({ force: true });
  await expect(page).toHaveURL(/#\/home$/);
});
