import { expectNoViolations } from './axe.ts';
import { expect, test } from './desk-site.ts';
import { receiveLink } from './outbox.ts';
import { openReader, Reader, speak } from './reader.ts';
import { expectNoOverflow } from './screens.ts';

const PHONE = { width: 390, height: 844 };
const PASSWORD = 'Str0ng_pass!';

test(
  'An officer invites a journalist, who agrees and signs in on a phone; the link is good once',
  {
    tag: '@desktop',
  },
  async ({ page, browser, desk, signIn }, { testId, repeatEachIndex, retry }) => {
    const email = `marco.${testId}.${repeatEachIndex}.${retry}@example.com`;
    await speak(page, 'en');
    await signIn();
    const officer = new Reader(page, 'en');
    const guest = await openReader(browser, 'it', { baseURL: desk.origin, viewport: PHONE });
    const { page: phone } = guest;
    const row = page.getByRole('main').getByRole('row').filter({ hasText: email });

    await test.step('the officer invites', async () => {
      await page.goto('/#/admin/users/invitations/new');
      await officer.field('account.firstName').fill('Marco');
      await officer.field('account.lastName').fill('Bianchi');
      await officer.field('account.email.label').fill(email);
      await officer.field('users.filter.language').selectOption('it');
      await officer.button('users.invite.submit').click();
      await expect(row).toContainText(officer.say('users.invitations.state.waiting'));
    });

    const link = await receiveLink(email, 'invitation', desk.dataDir);
    await test.step('the journalist reads what for', async () => {
      await guest.follow(link);
      await expect(guest.heading('account.invitation.title')).toBeVisible();
      await expect(phone.getByText(email)).toBeVisible();
      await expectNoViolations(phone);
      await expectNoOverflow(phone);
      const opened = phone.waitForEvent('popup');
      await phone.getByRole('link', { name: guest.say('privacy.readNotice') }).click();
      const notice = await opened;
      await expect(notice.getByRole('heading', { level: 1 })).toBeVisible();
      await notice.close();
    });

    await test.step('chooses a password, agrees and signs in', async () => {
      const answer = (purpose: string, words: string): Promise<void> =>
        phone
          .getByRole('radiogroup', { name: guest.say(purpose) })
          .getByLabel(guest.say(words))
          .check();
      await guest.field('account.password.label').fill(PASSWORD);
      await answer('privacy.dataProcessing.title', 'privacy.accept');
      await answer('privacy.marketing.title', 'privacy.refuse');
      await guest.field('privacy.confirm').check();
      await guest.button('account.invitation.submit').click();
      await expect(guest.text('account.invitation.done')).toBeVisible();
      await guest.signIn(email, PASSWORD);
      await expect(guest.text('account.login.success')).toBeVisible();
    });

    await test.step('the used link says so, and the officer sees who came', async () => {
      await guest.follow(link);
      await expect(guest.text('account.invitation.accepted')).toBeVisible();
      await page.reload();
      await expect(row).toContainText(officer.say('users.invitations.state.accepted'));
    });
    await phone.context().close();
  },
);
