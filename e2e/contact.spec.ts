import { CONTACT_PATH } from '@press-room/contract/contact';
import { expectNoViolations, schemeOf } from './axe.ts';
import { fakeMap } from './faked-map.ts';
import { expect, test } from './fixtures.ts';
import { receiveMail } from './outbox.ts';
import { openReader, PLACE_OF, speak } from './reader.ts';
import { saveBy } from './saved-file.ts';
import { expectNoOverflow } from './screens.ts';
import { settle } from './settled.ts';

const OFFICE = 'stampa@assofornace.example.com';

for (const language of ['en', 'it'] as const) {
  const tag = PLACE_OF[language];

  test(
    `a stranger writes to the press office in ${language}, and both get their letters`,
    { tag },
    async ({ browser }, { project }) => {
      const reader = await openReader(browser, language);
      const { page } = reader;
      const email = `reporter-${project.name}-${language}@example.com`;
      const question = `A question from ${project.name} in ${language}`;
      await page.goto('/#/account/login');
      await page
        .getByRole('main')
        .getByRole('link', { name: reader.say('contact.title') })
        .click();
      await expect(page).toHaveURL(/#\/contact-us$/);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      // What is still coming moves the form.
      await settle(page);

      await reader.button('contact.form.submit').click();
      await expect(reader.field('account.email.label')).toBeFocused();
      await reader.field('account.email.label').fill(email);
      await reader.field('contact.form.topic').selectOption('interview');
      await reader.field('contact.form.deadline').fill('2099-01-02T18:00');
      await reader.field('contact.form.subject').fill('Kilns');
      await reader.field('contact.form.message').fill(question);
      await page.reload();
      await expect(reader.field('contact.form.message')).toHaveValue(question);
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
      expect(confirmation.text).toContain(language === 'it' ? 'abbiamo ricevuto' : 'we have received');
      await page.context().close();
    },
  );

  test(`axe finds nothing on a message that is not whole, ${language}`, { tag }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: schemeOf(language) });
    await speak(page, language);
    await page.goto('/#/contact-us');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.getByRole('main').locator('form').getByRole('button').click();
    await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeVisible();
    // The first field that is wrong was scrolled to: what a bar half covers there is too small a target for axe.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoViolations(page);
    await expectNoOverflow(page);
  });
}

test('a journalist asks about the release that they read', { tag: '@phone' }, async ({ page, signIn }) => {
  const { email } = await signIn(page, 'user_press_room');
  await page.goto('/#/home');
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  const ask = page.getByRole('link', { name: 'Ask about this release' });
  await expect(ask).toBeVisible();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await ask.click();
  await expect(page).toHaveURL(/#\/contact-us\?release=\d+$/);
  await expect(page.getByLabel('Related press release')).not.toHaveValue('');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  const shown = page.getByLabel('Related press release').locator('option:checked');
  await expect(shown).toContainText(title);
});

test('the telephone can be dialled and a person saved', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/#/contact-us');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card.getByRole('link', { name: /^\+39/ }).first()).toHaveAttribute('href', /^tel:\+39\d+$/);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const { name: file, bytes } = await saveBy(page, card.getByRole('button', { name: /^Save contact/ }));
  expect(file).toMatch(/\.vcf$/);
  expect(String(bytes)).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n/);
  expect(String(bytes)).toContain(`FN:${name}\r\n`);
});

test('the keyboard alone sends a message', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/#/contact-us');
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type('keys@example.com');
  for (const text of ['Inter', '', 'Keys', 'Only keys']) {
    await page.keyboard.press('Tab');
    // A date and time is several stops of the keyboard.
    while ((await page.evaluate(() => document.activeElement?.getAttribute('type'))) === 'datetime-local')
      await page.keyboard.press('Tab');
    if (text) await page.keyboard.type(text);
  }
  await expect(page.getByLabel('Message')).toHaveValue('Only keys');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const sent = page.waitForResponse((response) => new URL(response.url()).pathname === CONTACT_PATH);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect((await sent).status()).toBe(201);
  await expect(page.getByText('Your message has arrived')).toBeVisible();
});

test('a map comes only on request, and the screen works without it', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  const tiles = await fakeMap(page, baseURL);
  await page.goto('/#/contact-us');
  const show = page.getByRole('button', { name: 'Show the map' });
  await expect(show).toBeVisible();
  expect(tiles).toEqual([]);
  await show.click();
  await expect(page.getByRole('region', { name: /^Map:/ })).toBeVisible();
  await expect(page.getByText('The map could not be loaded.', { exact: false })).toBeVisible();
  expect(tiles.length).toBeGreaterThan(0);
});
