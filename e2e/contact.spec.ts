import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { receiveMail } from './outbox.ts';
import { openReader } from './reader.ts';
import { expectNoOverflow } from './screens.ts';
import { settle } from './settled.ts';

const OFFICE = 'stampa@assofornace.example.com';

// The keyboard version is in e2e/keyboard-home.spec.ts.
test('a stranger writes to the press office, and both get their letters', {
  tag: ['@phone', '@quick'],
}, async ({ browser }) => {
  const reader = await openReader(browser, 'it');
  const { page } = reader;
  const email = 'reporter@example.com';
  const question = 'A question about kilns';
  await page.goto('/#/account/login');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: reader.say('contact.title') })
    .click();
  await expect(page).toHaveURL(/#\/contact-us$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  // Late content moves the form.
  await settle(page);

  await reader.button('contact.form.submit').click();
  await expect(reader.field('account.email.label')).toBeFocused();
  // The page has scrolled to the first invalid field: for axe, a control half covered by a bar is too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoViolations(page);
  await expectNoOverflow(page);
  await reader.field('account.email.label').fill(email);
  await reader.field('contact.form.topic').selectOption('interview');
  await reader.field('contact.form.deadline').fill('2099-01-02T18:00');
  await reader.field('contact.form.subject').fill('Kilns');
  await reader.field('contact.form.message').fill(question);
  await page.reload();
  await expect(reader.field('contact.form.message')).toHaveValue(question);
  await settle(page);
  await reader.field('contact.form.privacy').check();
  await reader.button('contact.form.submit').click();
  await expect(reader.text('contact.sent.title')).toBeVisible();
  const reference = (await page.getByRole('main').getByRole('strong').textContent()) ?? '';
  expect(reference).toMatch(/^\d{4}-\d{5}$/);

  const letter = await receiveMail(OFFICE, question);
  expect(letter.subject).toContain(`[${reference}]`);
  expect(letter.replyTo?.[0]?.address).toBe(email);
  expect(letter.text).toContain('Intervista');
  const confirmation = await receiveMail(email, reference);
  expect(confirmation.text).not.toContain(question);
  expect(confirmation.text).toContain('abbiamo ricevuto');
  await page.context().close();
});
