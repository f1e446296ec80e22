import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { readZip } from '../server/test/zip.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './desk-site.ts';
import { listMails, receiveMail } from './outbox.ts';
import { openReader, Reader, speak } from './reader.ts';
import { type LoadedServer, runLoadedServer } from './run-server.ts';
import { saveBy } from './saved-file.ts';
import { expectNoOverflow } from './screens.ts';
import { TILES_CONTENT } from './tiles-content.ts';

/** Minutes in which several news are combined into one message. */
const NEWS_MINUTES = 3;
/** Maximum number of clock skips, with a real wait after each. */
const SKIPS = 20;
const SKIPPED_MS = 15_000;
const WEEK_MINUTES = 7 * 24 * 60;
/** Occurs in no other release. */
const WORD = 'Rodomontite';

const linkIn = (text: string | undefined, purpose: string): string =>
  new RegExp(`(/news/${purpose}/\\S+)`).exec(text ?? '')?.[1] ?? '';

test(
  'a journalist without an account subscribes, gets the message, leaves, and has their data erased',
  {
    tag: '@phone',
  },
  async ({ browser, desk, page: officePage, request, moveRelease, signIn }, { testId, retry }) => {
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
      const news = await receiveNews(desk, email);
      const header = news.headers.find(({ key }) => key === 'list-unsubscribe-post');
      expect(header?.value).toBe('List-Unsubscribe=One-Click');
      const answer = await request.post(linkIn(news.text, 'leave'), {
        form: { 'List-Unsubscribe': 'One-Click' },
      });
      expect(answer.status()).toBe(200);
      await page.goto(linkIn(news.text, 'mine'));
      await expect(page.getByText(/You get nothing by e-mail/)).toBeVisible();
    });
    await test.step('takes a copy of everything', async () => {
      await page.getByRole('link', { name: 'A copy of your data, or their erasure' }).click();
      const message = await askForData(page, { email, dataDir: desk.dataDir, action: 'copy' });
      await page.goto(linkIn(message.text, 'copy'));
      await expectNoViolations(page);
      await expectNoOverflow(page);
      const { name, bytes } = await saveBy(page, page.getByRole('button', { name: 'Download the copy' }));
      expect(name).toBe('press-room-data.zip');
      const files = await readZip(bytes);
      expect(String(files['data.html'])).toContain(email);
      await page.getByRole('link', { name: 'Back to your data' }).click();
    });
    await test.step('has everything erased, once', async () => {
      const message = await askForData(page, { email, dataDir: desk.dataDir, action: 'erase' });
      const link = linkIn(message.text, 'erase');
      await page.goto(link);
      await expectNoViolations(page);
      await expectNoOverflow(page);
      await page.getByRole('button', { name: 'Erase everything' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your data are erased' })).toBeVisible();
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
      expect(await listMails(email, desk.dataDir)).toEqual([]);
    });
    await test.step('is not written to again, though the office imports the address', async () => {
      await speak(officePage, 'en');
      await signIn();
      const office = new Reader(officePage, 'en');
      await importContact(office, { email, name: `back-${testId}-${retry}.csv` });
      await officePage.goto('/#/admin/contacts');
      await officePage.getByRole('searchbox').fill(email);
      // They had unsubscribed before.
      const reason = office.say('office.contacts.stop.unsubscribed');
      await expect(officePage.getByRole('row').filter({ hasText: email })).toContainText(reason);
    });
    await page.context().close();
  },
);

/** Submits the page “Your data”; only the link in the message has an effect. */
async function askForData(
  page: Page,
  { email, dataDir, action }: { email: string; dataDir: string; action: 'copy' | 'erase' },
): Promise<Email> {
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
  await expectNoViolations(page);
  await expectNoOverflow(page);
  const name = action === 'copy' ? 'Send me a link to the copy' : 'Send me a link to the erasure';
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We have written to you' })).toBeVisible();
  return receiveMail(email, `/news/${action}/`, dataDir);
}

async function importContact(
  reader: Reader,
  { email, name }: { email: string; name: string },
): Promise<void> {
  const { page } = reader;
  await page.goto('/#/admin/imports/new?target=contact');
  const buffer = Buffer.from(`Cognome;E-mail\r\nLovelace;${email}\r\n`);
  await reader.field('office.imports.column.file').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await reader.button('office.imports.file.submit').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await reader.field('office.contacts.basis').selectOption('legitimate_interest');
  await reader.field('office.contacts.source').fill('Address book');
  await reader.button('office.imports.compare').click();
  await reader.button('office.imports.apply.submit').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: reader.say('office.imports.apply.submit') }).click();
  await expect(reader.text('office.imports.result.applied').first()).toBeVisible();
}

/** The server selects recipients after publication, and the minutes count from then. */
async function receiveNews({ dataDir, skipMinutes }: LoadedServer, to: string): Promise<Email> {
  for (let tries = 1; ; tries += 1) {
    skipMinutes(NEWS_MINUTES);
    try {
      return await receiveMail(to, WORD, dataDir, SKIPPED_MS);
    } catch (error) {
      if (tries === SKIPS) throw error;
    }
  }
}

const weekly = test.extend<{ tiles: LoadedServer }>({
  // oxlint-disable eslint/no-empty-pattern
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
  tiles: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'press-room-weekly-'));
    const server = await runLoadedServer(folder, TILES_CONTENT);
    await use(server);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ tiles }, use) => use(tiles.origin),
});

weekly(
  'a journalist asks for tiles, in English, weekly, and leaves the digest again',
  {
    tag: '@desktop',
  },
  async ({ page, tiles, moveRelease }) => {
    weekly.slow();
    const email = 'grace@gazette.example';
    const reader = new Reader(page, 'it');
    await speak(page, 'it');

    await weekly.step('reads what it would have brought, and asks', async () => {
      await page.goto('/#/sector/1');
      await reader.button('alerts.button').first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(/Piastrelle/)).toBeVisible();
      await expect(dialog.getByRole('listitem')).toHaveText([/[+]4[.,]2%$/]);
      await dialog.getByLabel(reader.say('alerts.email')).fill(email);
      await dialog.getByRole('radio', { name: reader.say('alerts.rhythm.weekly') }).check();
      await dialog.getByRole('radio', { name: 'Inglese' }).check();
      await expectNoViolations(page);
      await expectNoOverflow(page);
      await dialog.getByRole('button', { name: reader.say('alerts.submit') }).click();
      await expect(reader.heading('alerts.sent')).toBeVisible();
    });
    await weekly.step('confirms', async () => {
      const { text } = await receiveMail(email, '/news/confirm/', tiles.dataDir);
      await page.goto(linkIn(text, 'confirm'));
      await page.getByRole('button').click();
      await expect(page.getByRole('heading', { level: 1, name: 'It is confirmed' })).toBeVisible();
    });
    const digest = await weekly.step('gets one message a week, of tiles alone', async () => {
      const both = (it: string, en: string) => ({
        it: { title: it, body: '<p>Nuovo.</p>' },
        en: { title: en, body: '<p>New.</p>' },
      });
      await moveRelease('published', both('Forni più sobri', 'Thriftier kilns'), { sectors: [1] });
      await moveRelease('published', both('Posa in bolla', 'Level laying'), { sectors: [1] });
      await moveRelease('published', both('Lavabi', 'Basins'), { sectors: [2] });
      tiles.skipMinutes(WEEK_MINUTES);
      const mail = await receiveMail(email, 'Thriftier kilns', tiles.dataDir);
      expect(mail.text).toContain('Level laying');
      for (const other of ['Basins', 'Exports', 'Forni']) expect(mail.text).not.toContain(other);
      return mail;
    });
    await weekly.step('leaves with one click', async () => {
      await page.goto(linkIn(digest.text, 'leave'));
      await expectNoViolations(page);
      await expectNoOverflow(page);
      await page.getByRole('button').click();
      await page.goto(linkIn(digest.text, 'mine'));
      await expect(page.getByText(/You get nothing by e-mail/)).toBeVisible();
    });
  },
);
