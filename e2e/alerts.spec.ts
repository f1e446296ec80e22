import { expectNoViolations } from './axe.ts';
import { expect, test } from './desk-site.ts';
import { receiveMail } from './outbox.ts';
import { openReader } from './reader.ts';
import { expectNoOverflow } from './screens.ts';

/** No other release has it. */
const WORD = 'Rodomontite';

const linkIn = (text: string | undefined, purpose: string): string =>
  new RegExp(`(/news/${purpose}/\\S+)`).exec(text ?? '')?.[1] ?? '';

test('a journalist without an account subscribes, confirms, gets the message, leaves with one click', async ({
  browser,
  desk,
  request,
  moveRelease,
}, { testId, retry }) => {
  test.slow();
  const reader = await openReader(browser, 'en', { baseURL: desk.origin });
  const { page } = reader;
  const email = `ada.${testId}.${retry}@gazette.example`;

  await test.step('asks on the list, and reads what it would have brought', async () => {
    await page.goto('/#/home');
    await reader.button('alerts.button').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/in the last 30 days/)).toBeVisible();
    await expectNoViolations(page);
    await expectNoOverflow(page);
    await dialog.getByLabel(reader.say('alerts.email')).fill(email);
    await dialog.getByRole('button', { name: reader.say('alerts.submit') }).click();
    await expect(page.getByRole('heading', { name: reader.say('alerts.sent') })).toBeVisible();
  });
  await test.step('confirms by a page with one button', async () => {
    const confirmation = await receiveMail(email, '/news/confirm/', desk.dataDir);
    await page.goto(linkIn(confirmation.text, 'confirm'));
    await expectNoViolations(page);
    await expectNoOverflow(page);
    await page.getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1, name: 'It is confirmed' })).toBeVisible();
    await page.getByRole('link', { name: 'What I get' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What I get' })).toBeVisible();
    await expectNoViolations(page);
    await expectNoOverflow(page);
  });
  await test.step('gets the message, and leaves', async () => {
    await moveRelease('published', { en: { title: `${WORD} tiles`, body: '<p>New.</p>' } });
    const news = await receiveMail(email, WORD, desk.dataDir);
    const header = news.headers.find(({ key }) => key === 'list-unsubscribe-post');
    expect(header?.value).toBe('List-Unsubscribe=One-Click');
    const answer = await request.post(linkIn(news.text, 'leave'), {
      form: { 'List-Unsubscribe': 'One-Click' },
    });
    expect(answer.status()).toBe(200);
    await page.goto(linkIn(news.text, 'mine'));
    await expect(page.getByText(/You get nothing by e-mail/)).toBeVisible();
  });
  await page.context().close();
});
