import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { receiveLink } from './outbox.ts';
import { openReader, type Reader } from './reader.ts';

const FIRST_PASSWORD = 'Str0ng_pass!';
const SECOND_PASSWORD = 'Better_pass2';
const THIRD_PASSWORD = 'Third#pass3';

// The keyboard version is in e2e/keyboard-account.spec.ts.
test(
  'a journalist lives a whole life with two browsers',
  { tag: ['@phone', '@quick'] },
  async ({ browser }, { testId, retry }) => {
    test.slow();
    // Each attempt needs a new account.
    const email = `ada.${testId}.${retry}@example.com`;
    const desk = await openReader(browser, 'it');
    const phone = await openReader(browser, 'it');

    await test.step('registers at the desk', () => register(desk, email));
    await test.step('confirms on the phone, where the mail is', async () => {
      await phone.follow(await receiveLink(email, 'verify-account'));
      await expect(phone.text('account.verify.done')).toBeVisible();
      await phone.signIn(email, FIRST_PASSWORD);
      await expect(phone.page).toHaveURL(/#\/home$/);
    });
    await test.step('signs in at the desk too, and sees there what is for the press', async () => {
      await desk.page.goto('/#/home');
      await expect(desk.page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expect(ofThePress(desk)).toHaveCount(0);
      await desk.page.goto('/#/account/login');
      await desk.signIn(email, FIRST_PASSWORD);
      await expect(desk.page).toHaveURL(/#\/home$/);
      await expect(ofThePress(desk)).not.toHaveCount(0);
    });
    await test.step('tells about their work', () => changeProfile(desk));
    await test.step('cuts a picture', () => setPicture(desk));
    await test.step('locks, is away, comes back to what was begun', () => lockAndUnlock(desk));
    await test.step('changes the password, which ends the session on the phone', async () => {
      await changePassword(desk);
      await phone.page.goto('/#/account/user-profile');
      await expect(phone.page).toHaveURL(/#\/(home|account\/login)/);
      expect(await phone.token()).toBeNull();
    });
    await test.step('forgets it, and sets another with a link that works once', () => reset(phone, email));
    await test.step('is asked for it at the desk, where the session has ended', async () => {
      await desk.page.goto('/#/account/user-profile');
      // Home, if an earlier answer has already ended the session in the app.
      await expect(desk.page).toHaveURL(/#\/(home|account\/login)\?redirect=/);
      if (desk.page.url().includes('/home')) await signInAgain(desk);
      await desk.signIn(email, THIRD_PASSWORD);
      await expect(desk.page).toHaveURL(/user-profile$/);
    });
    await test.step('withdraws a consent', () => withdrawConsent(desk));
    await test.step('takes the own data along', () => exportData(desk));
    await test.step('asks for erasure and thinks better of it', () => askForErasure(desk));
    await test.step('logs out, and sees no more than anybody', async () => {
      await desk.chooseInMenu('account.logout.link');
      await expect(desk.page).toHaveURL(/#\/home$/);
      expect(await desk.token()).toBeNull();
      await expect(desk.page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expect(ofThePress(desk)).toHaveCount(0);
    });
  },
);

const ofThePress = (reader: Reader): Locator =>
  reader.page.getByRole('main').getByText(reader.say('pressReleases.pressOnly'));

const signInAgain = (reader: Reader): Promise<void> =>
  reader.page
    .getByRole('banner')
    .getByRole('link', { name: reader.say('account.login.link') })
    .click();

async function register(reader: Reader, email: string): Promise<void> {
  const { page } = reader;
  await page.goto('/#/account/sign-up');
  await reader.field('account.firstName').fill('Ada');
  await reader.field('account.lastName').fill('Formella');
  await reader.field('account.email.label').fill(email);
  const press = page.getByRole('radiogroup', { name: reader.say('privacy.dataProcessing.title') });
  const marketing = page.getByRole('radiogroup', { name: reader.say('privacy.marketing.title') });
  for (const group of [press, marketing])
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(0);
  await press.getByLabel(reader.say('privacy.accept')).check();
  await marketing.getByLabel(reader.say('privacy.accept')).check();
  await page.getByRole('checkbox', { name: reader.say('privacy.confirm') }).check();
  await page.reload();
  await expect(reader.field('account.firstName')).toHaveValue('Ada');
  await expect(marketing.getByLabel(reader.say('privacy.accept'))).toBeChecked();
  await expect(reader.field('account.password.label')).toHaveValue('');

  await reader.field('account.password.label').fill('short');
  await reader.button('account.signUp.submit').click();
  await expect(reader.field('account.password.label')).toBeFocused();
  await reader.field('account.password.label').fill(FIRST_PASSWORD);
  await reader.button('account.signUp.submit').click();
  // First, because it lasts only a minute.
  await expect(reader.button('account.resend.button')).toBeDisabled();
  await expect(reader.heading('account.checkMail.title')).toBeVisible();
}

async function changeProfile(reader: Reader): Promise<void> {
  const { page } = reader;
  await reader.chooseInMenu('account.profile.link');
  await reader.field('account.newspaper').fill('La Piastrella');
  await page.getByRole('banner').getByRole('link', { name: 'Edi.Cer.' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: reader.say('account.leave.stay') })
    .click();
  await expect(page).toHaveURL(/user-profile/);
  await reader.button('account.profile.save').click();
  await expect(reader.text('account.profile.saved')).toBeVisible();
  await page.reload();
  await expect(reader.field('account.newspaper')).toHaveValue('La Piastrella');
}

async function setPicture(reader: Reader): Promise<void> {
  const { page } = reader;
  const chosen = page.waitForEvent('filechooser');
  await reader.button('account.picture.choose').click();
  await (await chosen).setFiles(join(import.meta.dirname, '../docs/home.png'));
  const square = page.getByRole('application', { name: reader.say('account.picture.cropLabel') });
  await expect(square).toBeFocused();
  for (const key of ['+', '+', '+', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
  await reader.button('account.picture.save').click();
  await expect(page.getByRole('img', { name: reader.say('account.picture.alt') })).toBeVisible();
}

async function lockAndUnlock(reader: Reader): Promise<void> {
  const { page } = reader;
  await reader.field('account.publishingHouse').fill('Fornace Editrice');
  await reader.chooseInMenu('account.lock.link');
  await expect(page).toHaveURL(/lock-screen$/);
  await expect(page.getByText('Ada Formella')).toBeVisible();
  expect(await reader.token()).toBeNull();
  await page.goto('/#/account/user-profile');
  await page.reload();
  await expect(page).toHaveURL(/lock-screen$/);
  await reader.field('account.password.label').fill('Wrong_pass1');
  await reader.button('account.lock.submit').click();
  await expect(reader.text('account.login.wrong')).toBeVisible();
  await reader.field('account.password.label').fill(FIRST_PASSWORD);
  await reader.button('account.lock.submit').click();
  await expect(page).toHaveURL(/user-profile$/);
  await expect(reader.field('account.publishingHouse')).toHaveValue('Fornace Editrice');
  await reader.button('account.profile.save').click();
  await expect(reader.text('account.profile.saved')).toBeVisible();
}

async function changePassword(reader: Reader): Promise<void> {
  const before = await reader.token();
  await reader.chooseInMenu('account.change.title');
  await reader.field('account.password.old').fill(FIRST_PASSWORD);
  await reader.field('account.password.new').fill(SECOND_PASSWORD);
  await reader.button('account.change.submit').click();
  await expect(reader.text('account.change.done')).toBeVisible();
  expect(await reader.token()).not.toBe(before);
}

async function reset(reader: Reader, email: string): Promise<void> {
  const { page } = reader;
  await page.goto('/#/account/forgot-password');
  await expect(reader.heading('account.forgot.title')).toBeVisible();
  await reader.field('account.email.label').fill(email);
  await reader.button('account.mail.submit').click();
  await expect(reader.button('account.resend.button')).toBeVisible();
  const link = await receiveLink(email, 'reset-password');
  await reader.follow(link);
  await reader.field('account.password.new').fill(THIRD_PASSWORD);
  await reader.button('account.reset.submit').click();
  await expect(reader.text('account.reset.done')).toBeVisible();

  // Repeat the link in its other spelling.
  await page.goto('/#/home');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await reader.follow(link.replace('reset-password/', 'reset-password/?'));
  await reader.field('account.password.new').fill(FIRST_PASSWORD);
  await reader.button('account.reset.submit').click();
  await expect(reader.text('account.link.invalid')).toBeVisible();
  await expect(page.getByRole('link', { name: reader.say('account.reset.askAgain') })).toBeVisible();
}

async function withdrawConsent(reader: Reader): Promise<void> {
  const { page } = reader;
  await reader.chooseInMenu('privacy.manage');
  const withdraw = page.getByRole('button', {
    name: `${reader.say('privacy.withdraw')}: ${reader.say('privacy.marketing.title')}`,
  });
  await withdraw.click();
  await expect(withdraw).toHaveCount(0);
  await expect(
    page.getByRole('button', {
      name: `${reader.say('privacy.give')}: ${reader.say('privacy.marketing.title')}`,
    }),
  ).toBeVisible();
}

async function exportData(reader: Reader): Promise<void> {
  const download = reader.page.waitForEvent('download');
  await reader.button('privacy.export.button').click();
  expect((await download).suggestedFilename()).toBe(reader.say('privacy.export.fileName'));
}

async function askForErasure(reader: Reader): Promise<void> {
  await reader.button('privacy.erasure.open').click();
  await reader.field('account.password.current').fill(THIRD_PASSWORD);
  await reader.button('privacy.erasure.submit').click();
  await expect(reader.text('privacy.erasure.dueText')).toBeVisible();
  await reader.button('privacy.erasure.withdraw').click();
  await expect(reader.button('privacy.erasure.open')).toBeVisible();
}
