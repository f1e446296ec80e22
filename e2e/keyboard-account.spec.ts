import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { RESEND_ACTIVATION_PATH } from '@press-room/contract/account';
import { expect, test } from './fixtures.ts';
import { chooseIn, chooseNext, pressOn, tabTo, typeInto } from './keys.ts';
import { keepNotices } from './notices.ts';
import { receiveLink } from './outbox.ts';
import { openReader, type Reader } from './reader.ts';
import { saveBy } from './saved-file.ts';

const PASSWORD = 'Str0ng_pass!';
const PAUSE_MS = 61_000;

test(
  'With the keyboard alone a journalist lives the life of an account',
  { tag: '@desktop' },
  async ({ browser }, { testId, retry }) => {
    const email = `keys.${testId}.${retry}@example.com`;
    const reader = await openReader(browser, 'en');
    await test.step('registers', () => register(reader, email));
    await test.step('confirms the address and signs in', async () => {
      await reader.follow(await receiveLink(email, 'verify-account'));
      await expect(reader.text('account.verify.done')).toBeVisible();
      await signIn(reader, email);
    });
    await test.step('tells about their work', () => changeProfile(reader));
    await test.step('asks for another address and keeps the old one', () => changeEmail(reader));
    await test.step('shows themselves, and no longer', () => changePicture(reader));
    await test.step('locks and unlocks', () => lockAndUnlock(reader));
    await test.step('gives and withdraws consents', () => changeConsents(reader));
    await test.step('takes the own data along', async () => {
      const button = reader.button('privacy.export.button');
      const { name } = await saveBy(reader.page, button, pressOn);
      expect(name).toBe(reader.say('privacy.export.fileName'));
      await expect(button).toBeFocused();
    });
    await test.step('asks for erasure and thinks better of it', () => askForErasure(reader));
    await test.step('changes the password', () => changePassword(reader));
    await test.step('locks, and logs out from there', async () => {
      const { page } = reader;
      await chooseInMenu(reader, 'account.lock.link');
      await expect(page).toHaveURL(/lock-screen$/);
      await pressOn(page.getByRole('main').getByRole('link', { name: reader.say('account.logout.link') }));
      await expect(reader.page).toHaveURL(/#\/home$/);
      await expect(reader.page.getByRole('main')).toBeFocused();
      expect(await reader.token()).toBeNull();
    });
    await test.step('asks for a new password', () => forget(reader, email));
    await reader.page.context().close();
  },
);

const groupOf = (reader: Reader, key: string): Locator =>
  reader.page.getByRole('radiogroup', { name: reader.say(key) });

async function chooseInMenu(reader: Reader, key: string): Promise<void> {
  const banner = reader.page.getByRole('banner');
  await pressOn(banner.getByRole('button', { name: /Account/ }));
  await pressOn(banner.locator('a, button').filter({ hasText: reader.say(key) }));
}

async function register(reader: Reader, email: string): Promise<void> {
  const { page } = reader;
  await page.clock.install();
  await keepNotices(page.context());
  await page.goto('/#/account/login');
  await pressOn(page.getByRole('main').getByRole('link', { name: reader.say('account.signUp.link') }));
  await chooseNext(groupOf(reader, 'account.signUp.as').getByRole('radio'));
  const company = reader.field('account.company.label');
  await typeInto(company, 'Ceram');
  await expect(company).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(reader.text('account.company.isKnown')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(company).toHaveCount(0);

  await typeInto(reader.field('account.firstName'), 'Ada');
  await typeInto(reader.field('account.lastName'), 'Formella');
  await typeInto(reader.field('account.email.label'), email);
  const password = reader.field('account.password.label');
  await typeInto(password, PASSWORD);
  await pressOn(page.getByRole('main').getByRole('button', { name: reader.say('account.password.reveal') }));
  await expect(password).toHaveAttribute('type', 'text');
  await pressOn(page.getByRole('main').locator('summary'));
  await typeInto(reader.field('account.newspaper'), 'La Piastrella');
  await pressOn(reader.button('account.signUp.submit'));
  // A missing answer gets the focus; here the first of two.
  const accept = groupOf(reader, 'privacy.dataProcessing.title').getByLabel(reader.say('privacy.accept'));
  await expect(accept).toBeFocused();
  await page.keyboard.press('Space');
  await pressOn(groupOf(reader, 'privacy.marketing.title').getByLabel(reader.say('privacy.accept')), 'Space');
  await page.keyboard.press('ArrowRight');
  await expect(
    groupOf(reader, 'privacy.marketing.title').getByLabel(reader.say('privacy.refuse')),
  ).toBeChecked();
  const notice = page.context().waitForEvent('page');
  await pressOn(page.getByRole('main').getByRole('link', { name: reader.say('privacy.readNotice') }));
  await expect((await notice).getByRole('heading', { level: 1 })).toBeVisible();
  await (await notice).close();
  const confirm = page.getByRole('checkbox', { name: reader.say('privacy.confirm') });
  await pressOn(confirm, 'Space');
  await expect(confirm).toBeChecked();
  await pressOn(reader.button('account.signUp.submit'));
  // The limit is one message per minute and mailbox.
  const resend = reader.button('account.resend.button');
  await expect(resend).toBeDisabled();
  await expect(reader.heading('account.checkMail.title')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await page.clock.fastForward(PAUSE_MS);
  await expect(resend).toBeEnabled();
  const sent = page.waitForResponse(
    (response) => new URL(response.url()).pathname === RESEND_ACTIVATION_PATH,
  );
  await pressOn(resend);
  expect((await sent).status()).toBe(200);
  await expect(reader.text('account.resend.sent')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
}

async function signIn(reader: Reader, email: string): Promise<void> {
  const { page } = reader;
  await typeInto(reader.field('account.email.label'), email);
  await typeInto(reader.field('account.password.label'), 'Wrong_pass1');
  const submit = reader.button('account.login.submit');
  await pressOn(submit);
  const wrong = page.getByRole('alert').filter({ hasText: reader.say('account.login.wrong') });
  await expect(wrong).toBeVisible();
  await expect(submit).toBeFocused();
  await pressOn(page.getByRole('button', { name: reader.say('shell.dismiss') }));
  await expect(wrong).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await typeInto(reader.field('account.password.label'), PASSWORD);
  await pressOn(submit);
  await expect(page).toHaveURL(/#\/home$/);
  await expect(page.getByRole('main')).toBeFocused();
}

async function changeProfile(reader: Reader): Promise<void> {
  const { page } = reader;
  await chooseInMenu(reader, 'account.profile.link');
  await expect(page).toHaveURL(/user-profile$/);
  const house = reader.field('account.publishingHouse');
  await typeInto(house, 'Fornace Editrice');
  await pressOn(reader.button('account.profile.discard'));
  await expect(house).toHaveValue('');
  await expect(page.locator('body')).not.toBeFocused();
  await typeInto(house, 'Fornace Editrice');
  await chooseIn(reader.field('account.qualify.label'), 'Freelance');
  await chooseIn(reader.field('account.periodicity.label'), 'Daily');
  const trade = page.getByRole('checkbox', { name: reader.say('account.sector.trade') });
  await pressOn(trade, 'Space');

  await pressOn(page.getByRole('banner').getByRole('link', { name: 'Edi.Cer.' }));
  await pressOn(page.getByRole('dialog').getByRole('button', { name: reader.say('account.leave.stay') }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Edi.Cer.' })).toBeFocused();
  await pressOn(reader.button('account.profile.save'));
  await expect(reader.text('account.profile.saved')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await chooseIn(reader.field('account.idle.label'), 'Never');
  await page.reload();
  await expect(house).toHaveValue('Fornace Editrice');
  await expect(reader.field('account.qualify.label')).toHaveValue('freelance');
  await expect(trade).toBeChecked();
}

async function changeEmail(reader: Reader): Promise<void> {
  const { page } = reader;
  const heading = page.getByRole('heading', { level: 2, name: reader.say('account.email.label') });
  await pressOn(reader.button('account.emailChange.open'));
  await expect(reader.field('account.emailChange.new')).toBeFocused();
  await pressOn(reader.button('account.cancel'));
  await expect(heading).toBeFocused();
  await pressOn(reader.button('account.emailChange.open'));
  await typeInto(reader.field('account.emailChange.new'), 'other.keys@example.com');
  await typeInto(reader.field('account.password.current'), PASSWORD);
  await pressOn(reader.button('account.emailChange.submit'));
  await expect(page.getByText(/^Waiting for .* to be confirmed/)).toBeVisible();
  await expect(heading).toBeFocused();
  await pressOn(reader.button('account.emailChange.cancel'));
  await expect(page.getByText(/^Waiting for .* to be confirmed/)).toHaveCount(0);
  await expect(heading).toBeFocused();
}

async function changePicture(reader: Reader): Promise<void> {
  const { page } = reader;
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
}

async function lockAndUnlock(reader: Reader): Promise<void> {
  const { page } = reader;
  await chooseInMenu(reader, 'account.lock.link');
  await expect(page).toHaveURL(/lock-screen$/);
  expect(await reader.token()).toBeNull();
  await pressOn(page.getByRole('main').getByRole('link', { name: reader.say('account.lock.other') }));
  await expect(page).toHaveURL(/#\/account\/login/);
  // Going back before the screen renders would leave the previous one.
  await expect(reader.heading('account.login.title')).toBeVisible();
  await page.goBack();
  const password = reader.field('account.password.label');
  await expect(page).toHaveURL(/lock-screen$/);
  await expect(password).toBeFocused();
  await page.keyboard.type('Wrong_pass1');
  await pressOn(reader.button('account.lock.submit'));
  await expect(reader.text('account.login.wrong')).toBeVisible();
  await expect(password).toBeFocused();
  await typeInto(password, PASSWORD);
  await pressOn(reader.button('account.lock.submit'));
  await expect(page).toHaveURL(/user-profile$/);
  await expect(page.getByRole('main')).toBeFocused();
}

async function changeConsents(reader: Reader): Promise<void> {
  const { page } = reader;
  await chooseInMenu(reader, 'privacy.manage');
  const name = reader.say('privacy.marketing.title');
  const heading = page.getByRole('heading', { level: 3, name });
  const give = page.getByRole('button', { name: `${reader.say('privacy.give')}: ${name}` });
  const withdraw = page.getByRole('button', { name: `${reader.say('privacy.withdraw')}: ${name}` });
  await pressOn(give);
  await expect(withdraw).toBeVisible();
  await expect(heading).toBeFocused();
  await pressOn(withdraw);
  await expect(give).toBeVisible();
  await expect(heading).toBeFocused();
  const history = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.locator('summary') });
  await pressOn(history.locator('summary'));
  await expect(history.getByRole('listitem').first()).toBeVisible();
}

async function askForErasure(reader: Reader): Promise<void> {
  const heading = reader.heading('privacy.erasure.title');
  await pressOn(reader.button('privacy.erasure.open'));
  await expect(reader.field('account.password.current')).toBeFocused();
  await pressOn(reader.button('account.cancel'));
  await expect(heading).toBeFocused();
  await pressOn(reader.button('privacy.erasure.open'));
  await typeInto(reader.field('account.password.current'), 'Wrong_pass1');
  await pressOn(reader.button('privacy.erasure.submit'));
  await expect(reader.page.getByRole('main').locator('[aria-invalid="true"]')).toBeFocused();
  await typeInto(reader.field('account.password.current'), PASSWORD);
  await pressOn(reader.button('privacy.erasure.submit'));
  await expect(reader.text('privacy.erasure.dueText')).toBeVisible();
  await expect(heading).toBeFocused();
  await pressOn(reader.button('privacy.erasure.withdraw'));
  await expect(reader.button('privacy.erasure.open')).toBeVisible();
  await expect(heading).toBeFocused();
}

async function changePassword(reader: Reader): Promise<void> {
  await chooseInMenu(reader, 'account.change.title');
  await typeInto(reader.field('account.password.old'), PASSWORD);
  await typeInto(reader.field('account.password.new'), `${PASSWORD}2`);
  await pressOn(reader.button('account.change.submit'));
  await expect(reader.text('account.change.done')).toBeVisible();
  await expect(reader.page.locator('body')).not.toBeFocused();
}

async function forget(reader: Reader, email: string): Promise<void> {
  const { page } = reader;
  await pressOn(page.getByRole('banner').getByRole('link', { name: reader.say('account.login.link') }));
  await pressOn(page.getByRole('main').getByRole('link', { name: reader.say('account.forgot.link') }));
  const field = reader.field('account.email.label');
  await tabTo(reader.button('account.mail.submit'));
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await typeInto(field, email);
  await page.keyboard.press('Enter');
  await expect(reader.button('account.resend.button')).toBeVisible();
  await expect(reader.heading('account.forgot.title')).toBeFocused();
  await reader.follow(await receiveLink(email, 'reset-password'));
  await typeInto(reader.field('account.password.new'), `${PASSWORD}3`);
  await pressOn(reader.button('account.reset.submit'));
  await expect(reader.text('account.reset.done')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
}
