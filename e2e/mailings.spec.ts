import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { CONTACT_PATH, type Contact, contactPath, contactStopPath } from '@press-room/contract/contacts';
import PostalMime from 'postal-mime';
import { buildReport } from '../server/test/reports.ts';
import { expectNoViolations } from './axe.ts';
import {
  buildContactFile,
  CONTACTS,
  FAULTY,
  LISTED,
  REACHED,
  REFUSED_EMAILS,
  REPEATED,
  RETURNED_EMAILS,
  STOPPED_EMAILS,
} from './contact-file.ts';
import { PAOLA } from './desk-content.ts';
import { headersOf } from './desk-site.ts';
import { type MailSink, startMailSink } from './mail-sink.ts';
import { sendMailing, whenSent } from './mailing-screen.ts';
import { type Mortal, startMortal } from './mortal.ts';
import { Reader, speak } from './reader.ts';
import { runCommand } from './run-server.ts';
import { expectNoOverflow, expectNoOverflowOnPhone } from './screens.ts';
import { test as base } from './settled.ts';
import { signInAs } from './sign-in-as.ts';
import { TILES_CONTENT } from './tiles-content.ts';

const BOUNCES = { BOUNCE_ADDRESS: 'bounces@press.example' };
/** Number of parallel messages. */
const CONNECTIONS = 5;
const WRONG = REFUSED_EMAILS.length + RETURNED_EMAILS.length;

interface House {
  mortal: Mortal;
  sink: MailSink;
}

const test = base.extend<{ house: House }>({
  // oxlint-disable eslint/no-empty-pattern
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
  house: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'press-room-mailings-'));
    const sink = await startMailSink(REFUSED_EMAILS);
    const environment = { ...BOUNCES, SMTP_URL: sink.url, SMTP_CONNECTIONS: String(CONNECTIONS) };
    const mortal = await startMortal(folder, TILES_CONTENT, environment);
    await use({ mortal, sink });
    await mortal.stop();
    await sink.close();
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ house }, use) => use(house.mortal.origin),
});

/** Deletes contacts who objected: only a hash of the address remains. */
async function letSayNo(request: APIRequestContext, emails: readonly string[]): Promise<void> {
  const headers = await headersOf(request);
  for (const email of emails) {
    const data = { addresses: [email], basis: 'asked' };
    const { id, version } = (await (await request.post(CONTACT_PATH, { headers, data })).json()) as Contact;
    const match = (at: number) => ({ ...headers, 'If-Match': `"${at}"` });
    await request.post(contactStopPath(id), { headers: match(version), data: {} });
    const { version: next } = (await (await request.get(contactPath(id), { headers })).json()) as Contact;
    expect((await request.delete(contactPath(id), { headers: match(next) })).status()).toBe(204);
  }
}

async function takeIn(reader: Reader): Promise<void> {
  const { page } = reader;
  const name = 'contatti stampa.csv';
  await page.goto('/#/admin/imports/new?target=contact');
  const file = { name, mimeType: 'text/csv', buffer: buildContactFile() };
  await reader.field('office.imports.column.file').setInputFiles(file);
  await reader.button('office.imports.file.submit').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await reader.field('office.contacts.basis').selectOption('legitimate_interest');
  await reader.field('office.contacts.source').fill('Rubrica dell’ufficio stampa');
  await reader.button('office.imports.compare').click();
  const kind = (key: string, count: number) =>
    page.getByRole('listitem').filter({ hasText: new RegExp(`^${reader.say(key)}\\s*${count}`) });
  await expect(kind('office.imports.kind.add', CONTACTS)).toBeVisible();
  await expect(kind('office.imports.kind.error', FAULTY)).toBeVisible();
  await expect(kind('office.imports.same.kind', REPEATED)).toBeVisible();
  await reader.button('office.imports.apply.submit').click();
  const apply = page
    .getByRole('dialog')
    .getByRole('button', { name: reader.say('office.imports.apply.submit') });
  await apply.click();
  await expect(reader.text('office.imports.result.applied').first()).toBeVisible();
}

async function makeList(reader: Reader, sector: string): Promise<void> {
  const { page } = reader;
  await page.goto('/#/admin/contact-lists/new');
  await reader.field('office.contactLists.name').fill('Ceramica');
  await page.getByRole('radio', { name: reader.say('office.contactLists.filtered') }).check();
  await page.getByRole('checkbox', { name: sector, exact: true }).check();
  const counts = page.getByRole('status').filter({ hasText: String(REACHED) });
  await expect(counts).toContainText(String(LISTED));
  await expectNoViolations(page);
  await expectNoOverflow(page);
  await expectNoOverflowOnPhone(page);
  await reader.button('office.record.save').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ceramica' })).toBeVisible();
}

/** A figure on the screen of a mailing. */
const figure = (reader: Reader, key: string) =>
  reader.page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: reader.text(key) })
    .getByRole('definition');

test('an officer imports contacts, sends a release through a crash, sees what bounces, and tells a correction', {
  tag: '@desktop',
}, async ({ page, request, house: { mortal, sink } }) => {
  test.slow();
  const reader = new Reader(page, 'en');
  await speak(page, 'en');
  await letSayNo(request, STOPPED_EMAILS);
  await signInAs(page, request, PAOLA);

  await test.step('imports a list as an Italian office keeps it', () => takeIn(reader));
  await test.step('makes a list of a sector', () => makeList(reader, 'Tiles'));
  await test.step('begins from the release, and chooses the list', async () => {
    await page.goto('/#/admin/press-releases/1');
    await reader.button('office.mailings.beginWith.release').click();
    await page.getByRole('checkbox', { name: /^Ceramica/ }).check();
    await reader.button('office.record.save').click();
    await expectNoViolations(page);
    await expectNoOverflow(page);
    await expectNoOverflowOnPhone(page);
  });
  await test.step('sends it, and the server dies in the middle', async () => {
    sink.silentFrom = REACHED / 2;
    await sendMailing(reader, REACHED);
    await expect.poll(() => sink.mails.length).toBeGreaterThanOrEqual(REACHED / 2);
    await mortal.kill();
    sink.silentFrom = null;
    await mortal.revive();
    await whenSent(reader);
  });
  await test.step('everybody has it once, but who was in the middle', () => {
    const copies = Map.groupBy(sink.mails, ({ to }) => to);
    expect(copies.size).toBe(REACHED - REFUSED_EMAILS.length);
    expect(sink.mails.length - copies.size).toBeLessThanOrEqual(CONNECTIONS);
    for (const email of STOPPED_EMAILS) expect(copies.has(email)).toBe(false);
  });
  await test.step('sees which addresses are wrong', async () => {
    for (const email of RETURNED_EMAILS) {
      const to = sink.mails.find((mail) => mail.to === email)?.from ?? '';
      const report = buildReport({ to, recipient: email, status: '5.1.1', said: '550 5.1.1 No such user' });
      runCommand(mortal.dataDir, ['mail:receive'], { input: report, environment: BOUNCES });
    }
    await page.reload();
    await expect(figure(reader, 'office.mailings.figure.refused')).toHaveText(String(REFUSED_EMAILS.length));
    await expect(figure(reader, 'office.mailings.figure.bounced')).toHaveText(String(RETURNED_EMAILS.length));
    await expectNoViolations(page);
    await expectNoOverflow(page);
    await expectNoOverflowOnPhone(page);
  });
  await test.step('corrects a figure', async () => {
    await page.goto('/#/admin/press-releases/1');
    await page.getByRole('textbox', { name: /^Text in Italian/ }).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Anzi 251.');
    await reader.button('office.editor.pending.update').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: reader.say('office.editor.update.correction') }).check();
    for (const note of await dialog.getByRole('textbox').all()) await note.fill('251');
    await dialog.getByRole('button', { name: reader.say('office.editor.update.send') }).click();
  });
  await test.step('tells those who have it, and nobody else', async () => {
    const before = sink.mails.length;
    const offer = page.getByRole('dialog', { name: reader.say('office.mailings.offer.title') });
    await offer.getByRole('button', { name: reader.say('office.mailings.beginWith.correction') }).click();
    await sendMailing(reader, REACHED - WRONG);
    await whenSent(reader);
    const told = sink.mails.slice(before);
    expect(new Set(told.map(({ to }) => to)).size).toBe(REACHED - WRONG);
    const subjects = await Promise.all(
      told.map(async ({ source }) => (await PostalMime.parse(source)).subject),
    );
    expect(new Set(subjects)).toEqual(new Set(['Correzione: Export: +4,2%', 'Correction: Exports: +4.2%']));
  });
});
