import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, expect, type Page } from '@playwright/test';
import { ASSET_UPLOAD_PATH, UPLOAD_CHUNK_BYTES } from '@press-room/contract/admin-assets';
import { DESK_CONTENT, PAOLA } from './desk-content.ts';
import { type Mortal, startMortal } from './mortal.ts';
import { speak } from './reader.ts';
import { drop } from './real-photos.ts';
import { signInAs } from './sign-in-as.ts';
import { test as base } from './sites.ts';

const test = base.extend<{ mortal: Mortal }>({
  // oxlint-disable eslint/no-empty-pattern
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
  mortal: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'press-room-mortal-'));
    const mortal = await startMortal(folder, DESK_CONTENT);
    await use(mortal);
    await mortal.stop();
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ mortal }, use) => use(mortal.origin),
});

const italian = (page: Page) => page.getByRole('textbox', { name: 'Text in Italian' });

/** Bytes of the encrypted drafts in this browser. */
const weighKept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('press-room-drafts');
        opening.onerror = () => reject(new Error('no drafts'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.onsuccess = () => {
            const sealed = reading.result as { bytes: ArrayBuffer }[];
            resolve(sealed.reduce((sum, { bytes }) => sum + bytes.byteLength, 0));
          };
        };
      }),
  );

test('What is typed while the server dies comes back, although the browser dies with it', {
  tag: '@desktop',
}, async ({ page, context, mortal }) => {
  await speak(context, 'en');
  await signInAs(page, page.request, PAOLA);
  await page.goto('/#/admin/press-releases');
  await page.getByRole('main').getByRole('button', { name: 'New release' }).first().click();
  await italian(page).click();
  await page.keyboard.type('The server has this.');
  await expect(page.getByText(/^Saved (at|on) /)).toBeVisible();
  const address = page.url();

  await page.keyboard.type(' Typed while it died,');
  await mortal.kill();
  await page.keyboard.type(' and');
  await expect(page.getByText(/kept in this browser/)).toBeVisible();
  await expect.poll(() => weighKept(page)).toBeGreaterThan(0);
  // Longer than the text that may not be stored yet, so that the size shows whether this is.
  const last = ' afterwards, until the browser died as well.';
  const before = await weighKept(page);
  await page.keyboard.insertText(last);
  await expect.poll(() => weighKept(page)).toBeGreaterThanOrEqual(before + last.length);
  await page.close();

  await mortal.revive();
  const next = await context.newPage();
  await next.goto(address);
  const whole = `The server has this. Typed while it died, and${last}`;
  await expect(italian(next)).toHaveText(whole);
  await expect(next.getByText(/^Saved (at|on) /)).toBeVisible();
  await expect.poll(() => weighKept(next)).toBe(0);
});

const MEGABYTE = 1024 * 1024;
const toFile = (name: string, megabytes: number) => ({
  name,
  type: 'text/plain',
  bytes: Buffer.from(randomBytes((megabytes * MEGABYTE) / 2).toString('hex')),
});

/** Sets the upload rate of the page in bytes per second; null: offline. */
const setLine = (line: CDPSession, bytesUp: number | null): Promise<unknown> =>
  line.send('Network.emulateNetworkConditions', {
    offline: bytesUp === null,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesUp ?? -1,
  });

test('Many files go on where they were after a lost line and a dead server, and one is called off', {
  tag: '@desktop',
}, async ({ page, context, mortal }) => {
  await speak(context, 'en');
  await page.clock.install();
  await signInAs(page, page.request, PAOLA);
  await page.goto('/#/admin/media');
  const panel = page.getByRole('region', { name: 'Add files' });
  const row = (name: string) => panel.getByRole('listitem').filter({ hasText: name });
  const sent = (name: string) =>
    row(name)
      .getByRole('progressbar')
      .evaluate((bar) => (bar as HTMLProgressElement).value);
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  const NAMES = ['first.txt', 'second.txt', 'third.txt', 'fourth.txt'];
  /** Skips the delays between attempts. */
  const giveUp = (name: string) =>
    expect(async () => {
      await page.clock.fastForward('00:10');
      await expect(row(name)).toContainText('Interrupted', { timeout: 500 });
    }).toPass();

  await test.step('they are under way, each with its progress', async () => {
    await setLine(line, MEGABYTE);
    await drop(
      panel,
      NAMES.map((name) => toFile(name, 12)),
    );
    await expect(panel.getByText('0 of 4 files')).toBeVisible();
    await expect(row('fourth.txt')).toContainText('Waiting');
    await expect.poll(() => sent('first.txt')).toBeGreaterThan(0);
  });
  await test.step('one is called off, and the next takes its place', async () => {
    await row('second.txt').getByRole('button', { name: 'Cancel second.txt' }).click();
    await expect(row('second.txt')).toHaveCount(0);
    await expect(row('fourth.txt')).toContainText('Sending');
  });
  await test.step('the line is lost, and they go on by themselves when it is back', async () => {
    await setLine(line, null);
    for (const name of ['first.txt', 'third.txt', 'fourth.txt']) await giveUp(name);
    // A browser can tell that it is online before its requests arrive.
    await page.route(`**${ASSET_UPLOAD_PATH}*`, (route) => route.abort(), { times: 3 });
    // Three uploads share the connection: none finishes while this process waits for its core.
    await setLine(line, MEGABYTE);
    await expect(row('first.txt')).toContainText('Sending');
  });
  await test.step('the server dies, and they go on when somebody says so', async () => {
    await expect.poll(() => sent('first.txt'), { intervals: [100] }).toBeGreaterThan(6 * MEGABYTE);
    // Slower before a chunk is complete: the rest of the file then takes most of a minute.
    await setLine(line, MEGABYTE / 4);
    await expect.poll(() => sent('first.txt'), { intervals: [100] }).toBeGreaterThan(UPLOAD_CHUNK_BYTES);
    // Slow enough to be incomplete when the server is killed.
    await setLine(line, MEGABYTE / 16);
    await mortal.kill();
    const left: string[] = [];
    for (const name of ['first.txt', 'third.txt', 'fourth.txt']) {
      if ((await row(name).textContent())?.includes('In the library') === true) continue;
      await giveUp(name);
      left.push(name);
    }
    await mortal.revive();
    await setLine(line, 8 * MEGABYTE);
    expect(left).toContain('first.txt');
    for (const name of left) await row(name).getByRole('button', { name: 'Resume' }).click();
    await expect(panel.getByText('3 of 3 files')).toBeVisible();
    for (const name of ['first.txt', 'third.txt', 'fourth.txt'])
      await expect(row(name)).toContainText('In the library · 12.6 MB');
  });
});
