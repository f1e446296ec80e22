import { type OfficePressRelease, officePressReleasePath } from '@press-room/contract/admin-press-releases';
import { expectNoViolations } from './axe.ts';
import { LENA } from './desk-content.ts';
import { expect, headersOf, test } from './desk-site.ts';
import { pressOn } from './keys.ts';
import { receiveMail } from './outbox.ts';
import { saveBy } from './saved-file.ts';
import { expectNoOverflow } from './screens.ts';

test(
  'A reader downloads a release, an officer corrects it, and the reader learns what changed, once',
  {
    tag: '@phone',
  },
  async ({ page, request, signIn, moveRelease, desk }, { testId, retry }) => {
    const title = `Fornaci ${testId} ${retry}`;
    const body = (share: number): string =>
      `<p>Sales grow by ${share} per cent.</p><p>The fair is in May.</p>`;
    const text = { title, abstract: 'In brief.', body: body(12) };
    const id = await moveRelease('published', { en: text, it: text });
    const main = page.getByRole('main');
    const office = async (path: string, method: 'PATCH' | 'POST', data: object): Promise<void> => {
      const headers = await headersOf(request);
      const now = (await (
        await request.get(officePressReleasePath(id), { headers })
      ).json()) as OfficePressRelease;
      const answer = await request.fetch(path, {
        method,
        headers: { ...headers, 'If-Match': `"${now.version}"` },
        data,
      });
      expect(answer.ok()).toBe(true);
    };

    await test.step('the reader downloads it', async () => {
      await signIn(LENA);
      await page.goto(`/#/press-release/${id}`);
      await saveBy(page, main.getByRole('button', { name: /^TXT/ }));
    });
    await test.step('the officer corrects it', async () => {
      await office(officePressReleasePath(id), 'PATCH', {
        text: { en: { body: body(2) }, it: { body: body(2) } },
        correction: { en: 'It is two per cent', it: 'Sono due per cento' },
      });
    });
    await test.step('the desk marks it until the reader has seen it', async () => {
      await page.goto('/#/account/desk');
      const row = main
        .getByRole('region', { name: 'Corrected since you took it' })
        .getByRole('listitem')
        .filter({ hasText: title });
      await expect(row).toContainText('New');
      await expect(row).toContainText('It is two per cent');
      await expectNoViolations(page);
      await expectNoOverflow(page);
      await pressOn(row.getByRole('link', { name: title }));
      const note = main.getByRole('complementary', { name: 'What changed since you took it' });
      await expect(note).toContainText('You took version 1');
      await expect(note).toContainText('this is version 2.');
      await expect(note.locator('del')).toHaveText('12');
      await expect(note.locator('ins')).toHaveText('2');
      await expectNoViolations(page);
      await expectNoOverflow(page);
      await page.goBack();
      await expect(row).toBeVisible();
      await expect(row).not.toContainText('New');
    });
    await test.step('a withdrawal comes by e-mail at once and shows its notice and none of the text', async () => {
      await office(`${officePressReleasePath(id)}transition/`, 'POST', {
        to: 'archived',
        withdrawal_note: { en: 'All of it was wrong', it: 'Era tutto sbagliato' },
      });
      const mail = await receiveMail(LENA.email, 'All of it was wrong', desk.dataDir);
      expect(mail.text).not.toContain(title);
      await page.reload();
      const row = main.getByRole('listitem').filter({ hasText: 'All of it was wrong' });
      await expect(row).toContainText('A withdrawn press release');
      await expect(main.getByText(title)).toHaveCount(0);
      const mails = main.getByLabel('Write to me when something that I took is corrected or withdrawn');
      await pressOn(mails, 'Space');
      await expect(mails).not.toBeChecked();
    });
  },
);
