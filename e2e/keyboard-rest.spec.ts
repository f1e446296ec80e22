import { join } from 'node:path';
import { CONTACT_PATH } from '@press-room/contract/contact';
import { PRESS_RELEASE_PATH } from '@press-room/contract/press-releases';
import { expect, test } from './fixtures.ts';
import { pressOn, tabTo, typeInto } from './keys.ts';
import { Reader } from './reader.ts';

test.describe('With the keyboard alone', { tag: '@desktop' }, () => {
  test('what failed is asked for again', async ({ page }) => {
    const reader = new Reader(page, 'en');
    await page.route(`**${PRESS_RELEASE_PATH}?*`, (route) => route.abort());
    await page.goto('/#/home?year=2024');
    const retry = reader.button('errors.retry');
    await expect(retry).toBeVisible();
    await page.unroute(`**${PRESS_RELEASE_PATH}?*`);
    await pressOn(retry);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

    await page.route('**/assets/forgot-password-page-*.js', (route) => route.abort());
    await page.goto('/#/account/forgot-password');
    const reload = reader.button('errors.reload');
    await expect(reload).toBeVisible();
    await page.unroute('**/assets/forgot-password-page-*.js');
    await pressOn(reload);
    await expect(reader.field('account.email.label')).toBeVisible();
  });

  test('the lock screen is left for another account, and for Home', async ({ page, signIn }) => {
    const reader = new Reader(page, 'en');
    const lock = async () => {
      await signIn(page, 'user_press_room');
      const banner = page.getByRole('banner');
      await pressOn(banner.getByRole('button', { name: reader.say('shell.user.label') }));
      await pressOn(banner.getByText(reader.say('account.lock.link'), { exact: true }));
      await expect(page).toHaveURL(/lock-screen$/);
    };
    await lock();
    await pressOn(page.getByRole('main').getByText(reader.say('account.lock.other'), { exact: true }));
    await expect(page).toHaveURL(/#\/account\/login/);
    await lock();
    await pressOn(page.getByRole('main').getByText(reader.say('account.logout.link'), { exact: true }));
    await expect(page).toHaveURL(/#\/home$/);
  });

  test('a second message is written after the first', async ({ page }) => {
    const reader = new Reader(page, 'en');
    await page.goto('/#/contact-us');
    await typeInto(reader.field('account.email.label'), 'twice@example.com');
    await typeInto(reader.field('contact.form.subject'), 'Twice');
    await typeInto(reader.field('contact.form.message'), 'The first of two');
    await pressOn(reader.field('contact.form.privacy'), 'Space');
    const sent = page.waitForResponse((response) => new URL(response.url()).pathname === CONTACT_PATH);
    await pressOn(reader.button('contact.form.submit'));
    expect((await sent).status()).toBe(201);
    await pressOn(reader.button('contact.sent.another'));
    await expect(reader.field('contact.form.message')).toHaveValue('');
  });

  test('a picture of oneself is set and removed', async ({ page, signIn }) => {
    const reader = new Reader(page, 'en');
    await signIn(page, 'administrator_press_room_external_company', '/#/account/user-profile');
    const chosen = page.waitForEvent('filechooser');
    await pressOn(reader.button('account.picture.choose'));
    await (await chosen).setFiles(join(import.meta.dirname, '../docs/home.png'));
    await expect(page.getByRole('application')).toBeFocused();
    await pressOn(reader.button('account.picture.save'));
    const picture = page.getByRole('img', { name: reader.say('account.picture.alt') });
    await expect(picture).toBeVisible();
    await pressOn(reader.button('account.picture.remove'));
    await expect(picture).toHaveCount(0);
    await tabTo(reader.button('account.picture.choose'));
  });
});
