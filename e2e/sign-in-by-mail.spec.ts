import { expectNoViolations } from './axe.ts';
import { UGO } from './desk-content.ts';
import { expect, test } from './desk-site.ts';
import { receiveLink, receiveMail } from './outbox.ts';
import { openReader, PLACE_OF, Reader, speak } from './reader.ts';
import { expectNoOverflow } from './screens.ts';

for (const language of ['en', 'it'] as const) {
  test(`an officer signs in by a code, and the link beside it is over then (${language})`, {
    tag: PLACE_OF[language],
  }, async ({ browser, page, desk }) => {
    test.slow();
    const reader = new Reader(page, language);
    await speak(page, language);
    await test.step('asks for a code', async () => {
      await page.goto('/#/account/login');
      await reader.button('account.byMail.link').click();
      await reader.field('account.email.label').fill('nowhere');
      await reader.button('account.byMail.submit').click();
      await expect(reader.field('account.email.label')).toBeFocused();
      await reader.field('account.email.label').fill(UGO.email);
      await expectNoViolations(page);
      await expectNoOverflow(page);
      await reader.button('account.byMail.submit').click();
      await expect(reader.field('account.code.label')).toBeVisible();
      await expectNoViolations(page);
      await expectNoOverflow(page);
    });
    await test.step('signs in by it', async () => {
      const { text = '' } = await receiveMail(UGO.email, '#/account/login', desk.dataDir);
      await page.reload();
      const code = /\b(\d{3}) (\d{3})\b/.exec(text)?.slice(1).join('') ?? '';
      await reader.field('account.code.label').fill(code);
      await page.keyboard.press('Enter');
      await expect.poll(() => reader.token()).not.toBeNull();
      await expect(page).toHaveURL(/#\/home$/);
    });
    await test.step('the link beside it is over', async () => {
      const link = await receiveLink(UGO.email, 'login', desk.dataDir);
      const other = await openReader(browser, language, { baseURL: desk.origin });
      await other.follow(link);
      await expect(other.text('account.byMail.elsewhere')).toBeVisible();
      await expectNoViolations(other.page);
      await other.button('account.login.submit').click();
      await expect(other.text('account.link.invalid')).toBeVisible();
      expect(await other.token()).toBeNull();
      await other.page.context().close();
    });
  });
}
