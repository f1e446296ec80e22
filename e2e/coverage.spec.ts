import { join } from 'node:path';
import {
  CONTACT_LIST_PATH,
  CONTACT_PATH,
  type Contact,
  type ContactList,
  contactListMemberPath,
} from '@press-room/contract/contacts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { startFeedServer } from '../server/test/feed-server.ts';
import { buildPdf } from '../server/test/pictures.ts';
import { expectNoViolations } from './axe.ts';
import { DESK_CONTENT, PAOLA } from './desk-content.ts';
import { test as base, expect, headersOf } from './desk-site.ts';
import { sendMailing, whenSent } from './mailing-screen.ts';
import { receiveMail } from './outbox.ts';
import { Reader, speak } from './reader.ts';
import { type LoadedServer, runCommand, runLoadedServer } from './run-server.ts';
import { saveBy } from './saved-file.ts';
import { expectNoOverflow, expectNoOverflowOnPhone } from './screens.ts';
import { lend } from './sites.ts';

const REPLIES = { REPLY_ADDRESS: 'reply@press.example' };
const JOURNALIST = 'anna@gazzetta.example';
const TITLES = { it: 'Record di visitatori in fiera', en: 'More visitors than ever' };
const ARTICLE = 'La fiera batte ogni record';
const FEED_HIT = `${TITLES.it}, esulta il settore`;

/** Separate press room: every figure of the report must come from this journey. */
const test = base.extend<{ feed: string; house: LoadedServer }>({
  // Fake monitoring service: the server refuses feeds of other servers at a local address.
  feed: async ({ browserName: _browser }, use) => {
    const server = await startFeedServer();
    server.serve([{ title: FEED_HIT, at: new Date().toISOString() }]);
    await use(`127.0.0.1:${server.port}`);
    server.close();
  },
  house: async ({ folder, feed }, use, { testId, retry }) => {
    const environment = { ...REPLIES, FEED_HOSTS: feed };
    const start = (place: string) => runLoadedServer(place, DESK_CONTENT, environment);
    await lend(join(folder, `${testId}-${retry}`), start, use);
  },
  baseURL: async ({ house }, use) => use(house.origin),
});

/** Newspaper page forwarded by a mail program. */
const FORWARD = [
  `From: ${PAOLA.email}`,
  `To: ${REPLIES.REPLY_ADDRESS}`,
  `Subject: Fwd: ${ARTICLE}`,
  'Message-ID: <article@mail.example>',
  'MIME-Version: 1.0',
  'Content-Type: application/pdf; name="gazzetta.pdf"',
  'Content-Disposition: attachment; filename="gazzetta.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  buildPdf(['Alfa Ceramiche in fiera']).toString('base64').replace(/.{76}/g, '$&\r\n'),
  '',
].join('\r\n');

async function readText(pdf: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages.join('\n');
}

test('a release is sent, articles about it are forwarded and found, reviewed, and counted for the board', {
  tag: ['@desktop', '@engine'],
}, async ({ page, request, house, feed, signIn, moveRelease }) => {
  const officer = new Reader(page, 'en');
  await speak(page, 'en');
  const main = page.getByRole('main');
  const headers = await headersOf(request);
  const make = async <Made>(path: string, data: object, more: object = {}): Promise<Made> => {
    const answer = await request.post(path, { headers: { ...headers, ...more }, data });
    expect([path, answer.ok()]).toEqual([path, true]);
    return (await answer.json()) as Made;
  };
  const release = await moveRelease('published', {
    it: { title: TITLES.it, body: '<p>Testo</p>' },
    en: { title: TITLES.en, body: '<p>Text</p>' },
  });
  const person = { last_name: 'Serra', addresses: [JOURNALIST], language: 'it', basis: 'asked' };
  const contact = await make<Contact>(CONTACT_PATH, person);
  const list = await make<ContactList>(CONTACT_LIST_PATH, { name: 'Gazzette', press_group: 1 });
  const match = { 'If-Match': `"${list.version}"` };
  await make(contactListMemberPath(list.id), { add: [contact.id] }, match);
  await signIn();

  await test.step('sends the release to a list', async () => {
    await page.goto(`/#/admin/press-releases/${release}`);
    await officer.button('office.mailings.beginWith.release').click();
    await page.getByRole('checkbox', { name: /^Gazzette/ }).check();
    await officer.button('office.record.save').click();
    await sendMailing(officer, 1);
    await whenSent(officer);
    await receiveMail(JOURNALIST, TITLES.it, house.dataDir);
  });
  await test.step('forwards the article, and accepts what it becomes', async () => {
    runCommand(house.dataDir, ['mail:receive'], { input: FORWARD, environment: REPLIES });
    await page.goto('/#/admin/clippings/proposals?state=waiting');
    await main.getByRole('link', { name: ARTICLE }).click();
    await expect(page.getByRole('heading', { level: 2, name: ARTICLE })).toBeVisible();
    await expectNoViolations(page);
    await expectNoOverflow(page);
    await expectNoOverflowOnPhone(page);
    await officer.field('office.outlets.one').fill('La Gazzetta');
    await officer.field('office.clippings.kind').selectOption('print');
    await officer.field('office.clippings.reach').fill('1000');
    await officer.field('office.clippings.licence').selectOption('own');
    const search = main.getByRole('combobox', { name: officer.say('office.clippings.findRelease') });
    await search.fill(TITLES.en);
    await page.getByRole('option', { name: TITLES.en }).click();
    await officer.button('office.record.save').click();
    await expect(page).toHaveURL(/#\/admin\/clippings\/\d+$/);
  });
  await test.step('watches a feed, and accepts an article with the name of the release', async () => {
    await page.goto('/#/admin/clippings/feeds/new');
    await expect(officer.heading('office.clippingFeeds.new')).toBeVisible();
    await officer.field('office.clippingFeeds.name').fill('Il Corriere');
    await officer.field('office.clippingFeeds.url').fill(`http://${feed}/feed.xml`);
    await officer.field('office.releases.column.group').selectOption({ index: 1 });
    await officer.button('office.record.save').click();
    await expect(page).toHaveURL(/\/feeds\/\d+$/);
    const hit = main.getByRole('link', { name: FEED_HIT });
    await expect(async () => {
      await page.goto('/#/admin/clippings/proposals?state=waiting');
      await page.reload();
      await expect(hit).toBeVisible({ timeout: 5000 });
    }).toPass();
    await hit.click();
    await expect(page.getByRole('heading', { level: 2, name: FEED_HIT })).toBeVisible();
    await expect(main.locator('mark').first()).toHaveText(TITLES.it);
    await officer.field('office.outlets.one').fill('Il Corriere');
    await officer.button('office.record.save').click();
    await expect(page).toHaveURL(/#\/admin\/clippings\/\d+$/);
  });
  await test.step('publishes an edition, whose PDF holds both articles', async () => {
    await page.goto('/#/admin/press-reviews/new');
    await expect(officer.heading('office.reviews.new')).toBeVisible();
    await officer.button('office.record.save').click();
    await expect(main.getByRole('link', { name: ARTICLE })).toBeVisible();
    await officer.button('office.reviews.publish').click();
    await expect(officer.button('office.reviews.recall')).toBeVisible();
    await expectNoViolations(page);
    await expectNoOverflow(page);
    await expectNoOverflowOnPhone(page);
    const { bytes } = await saveBy(page, officer.button('office.reviews.pdf'));
    const text = await readText(bytes);
    for (const headline of [ARTICLE, FEED_HIT]) expect(text).toContain(headline);
  });
  await test.step('reads in the report what came of it, and the rows behind a figure', async () => {
    await page.goto('/#/admin/report');
    await expect(officer.heading('office.report.title')).toBeVisible();
    const clippings = main.locator('dl a[href*="/admin/clippings?"]').first();
    await expect(clippings).toHaveText('2');
    await expectNoViolations(page);
    await expectNoOverflow(page);
    await expectNoOverflowOnPhone(page);
    await clippings.click();
    await expect(main.getByRole('link', { name: ARTICLE })).toBeVisible();
  });
  await test.step('finds the mailing and the article in the time line of the release', async () => {
    await page.goto(`/#/admin/press-releases/${release}/timeline`);
    await expect(officer.heading('office.timeline.title')).toBeVisible();
    for (const headline of [ARTICLE, FEED_HIT])
      await expect(main.getByRole('link', { name: headline })).toBeVisible();
    await expectNoViolations(page);
    await expectNoOverflow(page);
    await expectNoOverflowOnPhone(page);
  });
});
