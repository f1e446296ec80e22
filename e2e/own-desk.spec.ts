import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import type { Session } from '@press-room/contract/account';
import { type OfficePressRelease, officePressReleasePath } from '@press-room/contract/admin-press-releases';
import { GALLERY_PICTURE_PATH } from '@press-room/contract/press-gallery';
import { TOKEN_AUTH_PATH } from '@press-room/contract/session';
import sharp from 'sharp';
import { hasExiftool, readTags } from '../server/test/exiftool.ts';
import { readZip } from '../server/test/zip.ts';
import { expectNoViolations } from './axe.ts';
import { receiveMail } from './outbox.ts';
import { type Language, openReader, type Reader } from './reader.ts';
import { type LoadedServer, runCommand, runLoadedServer } from './run-server.ts';
import { saveBy } from './saved-file.ts';
import { expectNoOverflow } from './screens.ts';
import { test } from './settled.ts';
import { signInAs } from './sign-in-as.ts';

const PASSWORD = 'Str0ng_pass!';
/** From left to right, and from right to left. */
const LANGUAGES = ['it', 'ar'] as const satisfies Language[];
const OFFICER = 'olga@example.com';
const emailOf = (language: Language): string => `reporter-${language}@gazette.example`;
const COLOURS = ['#983519', '#1b3d9c', '#2f7a3d', '#7a2f6e', '#8a7a1f'];
/** Larger than A4 at 300 dpi. */
const PICTURE = { width: 3600, height: 2400 };
const PRINTED = { width: 3508, height: 2339 };
const CREDIT = 'Ada Bianchi';
const RELEASES = 2;
/** Slow connection: bytes per second, and latency in milliseconds. */
const SLOW = { offline: false, downloadThroughput: 200_000, uploadThroughput: 50_000, latency: 150 };
const TWO_DAYS = 2 * 24 * 60;
const MONTH = 31 * 24 * 60;
/** Corrections within minutes become one message. */
const NEWS_MINUTES = 5;
const SKIPS = 20;
const SKIPPED_MS = 15_000;

const both = (text: string) => ({ en: text, it: text });
const bodyOf = (share: string) => `<p>Sales grow by ${share} per cent.</p>`;
const CONTENT = {
  press_groups: [{ name: 'Site Alpha' }],
  users: [
    { email: OFFICER, password: PASSWORD, groups: ['administrator_press_room'] },
    ...LANGUAGES.map((language) => ({
      email: emailOf(language),
      password: PASSWORD,
      language: language === 'it' ? 'it' : 'en',
      groups: ['user_press_room'],
    })),
  ],
  assets: COLOURS.map((_, at) => ({
    key: `tile${at}`,
    file: `tile${at}.jpg`,
    credit: CREDIT,
    caption: both(`Tile ${at}`),
    alt: both(`Tile ${at}`),
  })),
  gallery_nodes: [
    {
      name: both('Tiles'),
      galleries: [{ name: both('New'), pictures: COLOURS.map((_, at) => `tile${at}`) }],
    },
  ],
  press_releases: Array.from({ length: RELEASES }, (_, at) => {
    const text = { title: `Figures ${at}`, abstract: 'In brief.', body: bodyOf('12') };
    return { press_group: 'Site Alpha', date: '2026-03-05', text: { en: text, it: text } };
  }),
};

test.describe.configure({ mode: 'serial' });

test.describe('a desk of their own', () => {
  let folder: string;
  let site: LoadedServer;

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'press-room-desk-'));
    for (const [at, background] of COLOURS.entries()) {
      const picture = sharp({ create: { ...PICTURE, channels: 3, background } });
      writeFileSync(join(folder, `tile${at}.jpg`), await picture.jpeg().toBuffer());
    }
    site = await runLoadedServer(folder, CONTENT);
    await expect.poll(countPictures).toBe(COLOURS.length);
  });
  test.afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const headersOf = async (email: string): Promise<Record<string, string>> => {
    const answer = await fetch(`${site.origin}${TOKEN_AUTH_PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    return { Authorization: `JWT ${((await answer.json()) as Session).token}` };
  };
  /** Jobs make the files after the start. */
  const countPictures = async (): Promise<number> => {
    const path = `${site.origin}${GALLERY_PICTURE_PATH}?format=datatables`;
    const answer = await fetch(path, { headers: await headersOf(OFFICER) });
    return ((await answer.json()) as { recordsTotal: number }).recordsTotal;
  };
  const correct = async (id: number, share: string, note: string): Promise<void> => {
    const headers = await headersOf(OFFICER);
    const path = `${site.origin}${officePressReleasePath(id)}`;
    const { version } = (await (await fetch(path, { headers })).json()) as OfficePressRelease;
    const text = { body: bodyOf(share) };
    const answer = await fetch(path, {
      method: 'PATCH',
      headers: { ...headers, 'If-Match': `"${version}"`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: { en: text, it: text }, correction: both(note) }),
    });
    expect(answer.status).toBe(200);
  };
  /** The server selects recipients after the correction, and the minutes count from then. */
  const receiveNews = async (to: string, words: string): Promise<string> => {
    for (let tries = 1; ; tries += 1) {
      site.skipMinutes(NEWS_MINUTES);
      try {
        return (await receiveMail(to, words, site.dataDir, SKIPPED_MS)).text ?? '';
      } catch (error) {
        if (tries === SKIPS) throw error;
      }
    }
  };
  const count = (table: string, account: number): unknown => {
    const db = new DatabaseSync(join(site.dataDir, 'press-room.db'), { readOnly: true });
    try {
      return db.prepare(`select count(*) as n from ${table} where user_account_id = ?`).get(account)?.n;
    } finally {
      db.close();
    }
  };

  for (const [turn, language] of LANGUAGES.entries()) {
    test(`is filled on the phone, emptied at the desktop, told of a correction, and erased (${language})`, {
      tag: '@desktop',
    }, async ({ browser }) => {
      test.slow();
      const email = emailOf(language);
      const share = String(turn + 2);
      const note = `It is ${share} per cent`;

      const phone = await openReader(browser, language, {
        baseURL: site.origin,
        viewport: { width: 390, height: 844 },
      });
      await test.step('signs in on the phone by the code of a mail, over a slow line', async () => {
        const line = await phone.page.context().newCDPSession(phone.page);
        await line.send('Network.emulateNetworkConditions', SLOW);
        await signInByCode(phone, { email, dataDir: site.dataDir });
      });
      await test.step('puts five pictures and two releases into the basket', async () => {
        await fillBasket(phone);
        await expectNoViolations(phone.page);
        await expectNoOverflow(phone.page);
        await phone.page.context().close();
      });

      const desktop = await openReader(browser, language, {
        baseURL: site.origin,
        viewport: { width: 1440, height: 900 },
      });
      const { page } = desktop;
      await test.step('takes them at the desktop as one ZIP for print', async () => {
        await signInAs(page, page.request, { email, password: PASSWORD });
        await page.goto('/#/basket');
        await expect(page.getByRole('row')).toHaveCount(COLOURS.length + RELEASES);
        await page.getByRole('combobox', { name: desktop.say('basket.use.label') }).selectOption('print');
        const zip = await saveBy(page, desktop.button('basket.download'));
        await expectPrintable(await readZip(zip.bytes));
      });
      await test.step('is told of a correction two days later', async () => {
        site.skipMinutes(TWO_DAYS);
        await correct(1, share, note);
        expect(await receiveNews(email, note)).toContain('Figures 0');
        await signInAs(page, page.request, { email, password: PASSWORD });
        await page.goto('/#/account/desk');
        const row = page.getByRole('main').getByRole('listitem').filter({ hasText: note });
        await row.getByRole('link', { name: 'Figures 0' }).click();
        const change = page.getByRole('complementary', { name: desktop.say('pressReleases.taken.label') });
        await expect(change.locator('ins')).toHaveText(share);
        await expectNoViolations(page);
        await expectNoOverflow(page);
      });
      await test.step('has nothing of it left after an erasure', async () => {
        const account = await page.evaluate(
          () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { id: number }).id,
        );
        expect(count('basket', account)).toBe(1);
        await page.goto('/#/account/user-privacy');
        await desktop.button('privacy.erasure.open').click();
        await desktop.field('account.password.current').fill(PASSWORD);
        await desktop.button('privacy.erasure.submit').click();
        await expect(desktop.text('privacy.erasure.dueText')).toBeVisible();
        site.skipMinutes(MONTH);
        runCommand(site.dataDir, ['retention'], { environment: movedClock(folder) });
        for (const table of ['basket', 'press_release_taking', 'download', 'opening'])
          expect([table, count(table, account)]).toEqual([table, 0]);
        await page.goto('/#/basket');
        await page.reload();
        const isKept = () =>
          page.evaluate(() => Object.keys(localStorage).filter((key) => /basket|token|user/.test(key)));
        await expect.poll(isKept).toEqual([]);
        await page.context().close();
      });
    });
  }
});

const movedClock = (folder: string): Record<string, string> => ({
  MOVED_CLOCK: join(folder, 'clock'),
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, '../scripts/moved-clock.ts')).href}`,
});

async function signInByCode(
  reader: Reader,
  { email, dataDir }: { email: string; dataDir: string },
): Promise<void> {
  const { page } = reader;
  await page.goto('/#/account/login');
  await reader.button('account.byMail.link').click();
  await reader.field('account.email.label').fill(email);
  await reader.button('account.byMail.submit').click();
  await expect(reader.field('account.code.label')).toBeVisible();
  const { text = '' } = await receiveMail(email, '#/account/login', dataDir);
  const code = /\b(\d{3}) (\d{3})\b/.exec(text)?.slice(1).join('') ?? '';
  await reader.field('account.code.label').fill(code);
  await page.keyboard.press('Enter');
  await expect.poll(() => reader.token()).not.toBeNull();
  await expect(page).toHaveURL(/#\/home$/);
}

async function fillBasket(reader: Reader): Promise<void> {
  const { page } = reader;
  await page.goto('/#/press-gallery');
  const boxes = page.getByRole('main').getByRole('checkbox');
  await expect(boxes).toHaveCount(COLOURS.length);
  for (let at = 0; at < COLOURS.length; at += 1) await boxes.nth(at).check();
  const bar = page.getByRole('region', { name: reader.say('gallery.selection.label') });
  await bar.getByRole('button', { name: reader.say('basket.add') }).click();
  await expect(bar).toHaveCount(0);
  for (let id = 1; id <= RELEASES; id += 1) {
    await page.goto(`/#/press-release/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: `Figures ${id - 1}` })).toBeVisible();
    await reader.button('basket.add').first().click();
    await expect(reader.button('basket.takeOut').first()).toBeVisible();
  }
  await page.goto('/#/basket');
  await expect(page.getByRole('row')).toHaveCount(COLOURS.length + RELEASES);
  await expect(reader.text('basket.everywhere')).toBeVisible();
}

/** Checks the files with another program. */
async function expectPrintable(files: Record<string, Buffer>): Promise<void> {
  const pictures = Object.entries(files).flatMap(([name, bytes]) =>
    /^0[1-5]_[^/]+\.jpg$/.test(name) ? [bytes] : [],
  );
  expect(pictures).toHaveLength(COLOURS.length);
  for (const start of ['06_', '07_'])
    expect(Object.keys(files).filter((name) => name.startsWith(start))).not.toEqual([]);
  for (const picture of pictures) {
    const { width, height, space, density } = await sharp(picture).metadata();
    expect({ width, height, space, density }).toEqual({ ...PRINTED, space: 'cmyk', density: 300 });
  }
  if (!hasExiftool) return;
  for (const tags of readTags(pictures, /./))
    expect(tags).toMatchObject({
      'IPTC:Credit': CREDIT,
      'XMP-photoshop:Credit': CREDIT,
      'ICC-header:ColorSpaceData': 'CMYK',
      'ICC_Profile:ProfileDescription': 'FOGRA39L Coated',
      'IFD0:XResolution': 300,
    });
}
