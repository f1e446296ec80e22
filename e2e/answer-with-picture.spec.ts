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
  { tag: '@desktop' },
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
    await signIn(page, 'administrator_press_room', '/#/home');
    const main = page.getByRole('main');
    await test.step('finds the question where the menu counts what is not answered', async () => {
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      const group = menu.getByRole('button', { name: 'Messages', exact: true });
      await expect(group).toHaveAccessibleDescription(/to answer$/);
      await group.click();
      await menu.getByRole('link', { name: 'Messages', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Messages', exact: true })).toBeVisible();
      await main.getByRole('link', { name: subject }).click();
      await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    });

    let title = '';
    await test.step('tells colleagues something that is not mailed', async () => {
      await main.getByRole('textbox', { name: 'Internal note' }).fill('She writes for the trade press');
      await main.getByRole('button', { name: 'Save the note' }).click();
      await expect(main.getByText('She writes for the trade press', { exact: true })).toBeVisible();
    });
    await test.step('picks a picture of the library and sends it', async () => {
      await main.getByRole('textbox', { name: 'Your answer' }).fill('Dear Rita, here it is.');
      await main.getByRole('button', { name: 'Attach pictures', exact: true }).click();
      const picker = page.getByRole('dialog', { name: 'Choose from the library' });
      await picker.getByRole('checkbox').first().check();
      await picker.getByRole('button', { name: 'Add (1)' }).click();
      await expect(main.getByText('One attachment')).toBeInViewport();
      await expect(main.getByLabel('The link works until', { exact: true })).not.toHaveValue('');
      // For axe, a control half covered by a bar is too small.
      await page.evaluate(() => scrollTo(0, 0));
      await expectNoViolations(page);
      await main.getByRole('button', { name: 'Send the answer' }).click();
      const ending = main.getByRole('button', { name: 'End the link' });
      const refusal = main.getByText(/^Not public: /);
      await expect(ending.or(refusal)).toBeVisible();
      if (await refusal.isVisible()) {
        await main.getByRole('checkbox', { name: 'Rita Bo may have what is not public' }).check();
        await main.getByRole('button', { name: 'Send the answer' }).click();
      }
      await expect(ending).toBeVisible();
      await expect(main.getByRole('button', { name: /^Remove / })).toHaveCount(0);
      title =
        (await main
          .getByRole('listitem')
          .filter({ hasText: 'Picture' })
          .locator('bdi')
          .last()
          .textContent()) ?? '';
      expect(title).not.toBe('');
    });

    await test.step('sees that the answer was sent, without reloading', async () => {
      await expect(main.getByText('sent', { exact: true })).toBeVisible();
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
