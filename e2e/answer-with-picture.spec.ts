import { CONTACT_PATH } from '@press-room/contract/contact';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { receiveMail } from './outbox.ts';
import { speak } from './reader.ts';
import { saveBy } from './saved-file.ts';
import { expectNoOverflow } from './screens.ts';
import { openContext } from './settled.ts';

test(
  'An officer answers a journalist with a picture, and ends the link',
  { tag: ['@desktop', '@quick'] },
  async ({ browser, page, request, signIn }, { retry }) => {
    const email = `photo-desk-${retry}@example.com`;
    const subject = `A picture of the kiln ${retry}`;
    const question = { email, name: 'Rita Bo', subject, message: 'In print size, please', privacy: true };
    const asked = await request.post(CONTACT_PATH, {
      data: { ...question, accept: true },
      headers: { 'Accept-Language': 'en' },
    });
    expect(asked.ok()).toBe(true);
    await speak(page, 'en');
    await signIn(page, 'administrator_press_room', '/#/admin/messages');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: subject }).click();

    let title = '';
    await test.step('tells colleagues something that is not mailed', async () => {
      await main.getByRole('textbox', { name: 'Internal note' }).fill('She writes for the trade press');
      await main.getByRole('button', { name: 'Save the note' }).click();
      await expect(main.getByText('She writes for the trade press', { exact: true })).toBeVisible();
    });
    await test.step('picks a picture of the library and sends it', async () => {
      await main.getByRole('textbox', { name: 'Your answer' }).fill('Dear Rita, here it is.');
      await main.getByRole('button', { name: 'Pictures', exact: true }).click();
      const picker = page.getByRole('dialog', { name: 'Choose from the library' });
      await picker.getByRole('checkbox').first().check();
      await picker.getByRole('button', { name: 'Add (1)' }).click();
      await expect(main.getByLabel('The link works until', { exact: true })).not.toHaveValue('');
      // A control half covered by a bar is too small a target for axe.
      await page.evaluate(() => scrollTo(0, 0));
      await expectNoViolations(page);
      const confirm = main.getByRole('checkbox', { name: 'Rita Bo may have what is not public yet' });
      await main.getByRole('button', { name: 'Send the answer' }).click();
      const ending = main.getByRole('button', { name: 'End the link' });
      await expect(ending.or(confirm)).toBeVisible();
      if (await confirm.isVisible()) {
        await confirm.check();
        await main.getByRole('button', { name: 'Send the answer' }).click();
      }
      await expect(ending).toBeVisible();
      title =
        (await main
          .getByRole('listitem')
          .filter({ hasText: 'Picture' })
          .locator('bdi')
          .last()
          .textContent()) ?? '';
      expect(title).not.toBe('');
    });

    const letter = await receiveMail(email, 'Dear Rita, here it is.');
    expect(letter.text).toContain(title);
    expect(letter.text).not.toContain('trade press');
    const [link = ''] = /https?:\S+\/news\/files\/[\w-]+/.exec(letter.text ?? '') ?? [];
    const context = await openContext(browser, {});
    const theirs = await context.newPage();
    await test.step('the journalist sees it and saves it, with nothing but the link', async () => {
      await theirs.goto(new URL(link).pathname);
      await expect(theirs.getByRole('heading', { name: 'Files for you' })).toBeVisible();
      await expect(theirs.getByRole('heading', { name: title })).toBeVisible();
      const shown = theirs.locator('main img');
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(100);
      await expectNoViolations(theirs);
      await expectNoOverflow(theirs);
      const { name, bytes } = await saveBy(theirs, theirs.getByRole('link', { name: /^Download/ }));
      expect(name).toMatch(/\.(?:jpe?g|png|webp)$/);
      expect(bytes.length).toBeGreaterThan(1000);
    });
    await test.step('the office sees that it was taken, and ends the link', async () => {
      await page.reload();
      await expect(main.getByText('opened: 1, downloaded: 1')).toBeVisible();
      await main.getByRole('button', { name: 'End the link' }).click();
      await expect(main.getByText('Attached; the link has ended')).toBeVisible();
      await theirs.reload();
      await expect(theirs.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
    });
    await context.close();
  },
);
