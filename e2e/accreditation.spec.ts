import { join } from 'node:path';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './desk-site.ts';
import { receiveLink } from './outbox.ts';
import { openReader, Reader, speak } from './reader.ts';
import { expectNoOverflow } from './screens.ts';

const PHONE = { width: 390, height: 844 };
/** Picture file used as a press card. */
const PROOF = join(import.meta.dirname, '../web/public/icons/icon-192.png');
const PASSWORD = 'Str0ng_pass!';

test(
  'A journalist is invited, agrees and applies for the fair on a phone, and is let in at a door without a line',
  {
    tag: '@desktop',
  },
  async ({ page, context, browser, desk, signIn }, { testId, repeatEachIndex, retry }) => {
    const email = `marco.${testId}.${repeatEachIndex}.${retry}@example.com`;
    const dayIn = (hours: number): string =>
      new Date(desk.now().getTime() + hours * 3_600_000).toLocaleDateString('sv-SE', {
        timeZone: 'Europe/Rome',
      });
    // Allows for midnight during the test.
    const [today, tomorrow] = [dayIn(0), dayIn(24)];
    await speak(page, 'en');
    await signIn();
    const officer = new Reader(page, 'en');
    const journalist = await openReader(browser, 'it', { baseURL: desk.origin, viewport: PHONE });
    const { page: phone } = journalist;

    await test.step('an officer invites the journalist', async () => {
      await page.goto('/#/admin/users/invitations/new');
      await officer.field('account.firstName').fill('Marco');
      await officer.field('account.lastName').fill('Bianchi');
      await officer.field('account.email.label').fill(email);
      await officer.field('users.filter.language').selectOption('it');
      await officer.button('users.invite.submit').click();
      const row = page.getByRole('main').getByRole('row').filter({ hasText: email });
      await expect(row).toContainText(officer.say('users.invitations.state.waiting'));
    });

    await test.step('who chooses a password, agrees and signs in', async () => {
      await journalist.follow(await receiveLink(email, 'invitation', desk.dataDir));
      await expect(phone.getByText(email)).toBeVisible();
      await expectNoViolations(phone);
      await expectNoOverflow(phone);
      const answer = (purpose: string, words: string): Promise<void> =>
        phone
          .getByRole('radiogroup', { name: journalist.say(purpose) })
          .getByLabel(journalist.say(words))
          .check();
      await journalist.field('account.password.label').fill(PASSWORD);
      await answer('privacy.dataProcessing.title', 'privacy.accept');
      await answer('privacy.marketing.title', 'privacy.refuse');
      await journalist.field('privacy.confirm').check();
      await journalist.button('account.invitation.submit').click();
      await expect(journalist.text('account.invitation.done')).toBeVisible();
      await journalist.signIn(email, PASSWORD);
      await expect(journalist.text('account.login.success')).toBeVisible();
    });

    await test.step('an event is opened', async () => {
      await page.goto('/#/admin/events/new');
      await officer.field('office.fair.events.nameIt').fill('Fiera della ceramica');
      await officer.field('office.fair.events.nameEn').fill('Ceramics fair');
      await officer.field('office.fair.events.startsOn').fill(today);
      await officer.field('office.fair.events.endsOn').fill(tomorrow);
      await officer.field('office.fair.events.from').fill(`${today}T00:00`);
      const criteria = page.getByRole('group', { name: 'Criteria: Journalist' });
      await criteria.getByLabel(officer.say('office.fair.events.criteriaIt')).fill('La tessera dell’Ordine.');
      await criteria.getByLabel(officer.say('office.fair.events.criteriaEn')).fill('The card of the Order.');
      await officer.button('office.record.save').click();
      await expect(officer.text('office.record.saved')).toBeVisible();
    });

    await test.step('the journalist applies with a proof', async () => {
      await phone.goto('/#/account/accreditation');
      await expect(phone.getByRole('heading', { name: 'Fiera della ceramica' })).toBeVisible();
      await journalist.field('office.fair.lane.journalist').check();
      await expect(phone.getByText('La tessera dell’Ordine.')).toBeVisible();
      await journalist.button('office.fair.begin').click();
      await journalist.field('office.fair.outlet').fill('Il Mattone');
      await journalist.field('office.fair.proofs.label').setInputFiles(PROOF);
      await expect(phone.getByText('icon-192.png')).toBeVisible();
      await expectNoOverflow(phone);
      await journalist.button('office.fair.send').click();
      await expect(journalist.text('office.fair.status.submitted')).toBeVisible();
    });

    await test.step('the press office approves', async () => {
      await page.goto('/#/admin/accreditations');
      await page.getByRole('main').getByRole('link', { name: 'Marco Bianchi' }).click();
      await expect(page.getByText('icon-192.png')).toBeVisible();
      await officer.button('office.fair.office.approve').click();
      await expect(officer.text('office.fair.status.approved')).toBeVisible();
    });

    const code = await test.step('the badge is on the phone', async () => {
      await phone.reload();
      await expect(phone.getByRole('img', { name: journalist.say('office.fair.badge.qr') })).toBeVisible();
      await expectNoViolations(phone);
      await expectNoOverflow(phone);
      const saved = phone.waitForEvent('download');
      await journalist.button('office.fair.badge.print').click();
      expect((await saved).suggestedFilename()).toMatch(/^badge-.+\.pdf$/);
      const shown = await page.getByText(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4})+$/).textContent();
      await expect(phone.getByText(shown ?? 'no code')).toBeVisible();
      return shown ?? '';
    });

    await test.step('the door lets in once, also without a line, and tells the server later', async () => {
      await page.goto('/#/admin/door');
      await expect(page.getByText(/^Badges stored here: 1/)).toBeVisible();
      await context.setOffline(true);
      const check = async (badge: string, says: string): Promise<void> => {
        await officer.field('office.fair.checkIn.field').fill(badge);
        await page.keyboard.press('Enter');
        await expect(officer.text(`office.fair.checkIn.${says}`)).toBeVisible();
      };
      await check(code.toLowerCase(), 'valid');
      await check(code, 'entered');
      await check('7777-7777-7777', 'unknown');
      const waiting = page.getByText('entries to be sent: 1');
      await expect(waiting).toBeVisible();
      await context.setOffline(false);
      await expect(waiting).toHaveCount(0);
      await page.goto('/#/admin/accreditations');
      await page.getByRole('main').getByRole('link', { name: 'Marco Bianchi' }).click();
      await expect(page.getByText('One entry')).toBeVisible();
    });
    await phone.context().close();
  },
);
