import { type OfficePressRelease, officePressReleasePath } from '@press-room/contract/admin-press-releases';
import { toOfficeDay } from '@press-room/contract/office-clock';
import { pressReleasePath } from '@press-room/contract/press-releases';
import { expectNoViolations } from './axe.ts';
import { LENA, PAOLA } from './desk-content.ts';
import { expect, headersOf, test } from './desk-site.ts';
import { pressOn, readClipboard } from './keys.ts';
import { expectNoOverflow } from './screens.ts';
import { openContext } from './settled.ts';

/** Milliseconds between the last step and the end of the embargo. */
const SOON_MS = 4000;

test(
  'An officer sets an embargo, a journalist accepts, reads and copies; the moment passes, and everybody reads it',
  {
    tag: '@desktop',
  },
  async ({ page, request, context, browser, signIn, moveRelease, baseURL }, { testId, retry }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const title = `Zoccoli ${testId} ${retry}`;
    const text = { title, abstract: 'In brief.', body: '<p>Ten million tiles.</p>' };
    const id = await moveRelease('in_review', { en: text, it: text });
    const main = page.getByRole('main');
    const openPanel = (name: string) =>
      pressOn(
        page
          .locator('details')
          .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
          .locator('summary'),
      );
    const stranger = await openContext(browser, { baseURL: baseURL ?? '' });
    const readAsStranger = async () => (await stranger.request.get(pressReleasePath(id))).status();

    const versionNow = async (): Promise<Record<string, string>> => {
      const headers = await headersOf(request);
      const answer = await request.get(officePressReleasePath(id), { headers });
      return { ...headers, 'If-Match': `"${((await answer.json()) as OfficePressRelease).version}"` };
    };
    const publish = async (): Promise<void> => {
      const path = `${officePressReleasePath(id)}transition/`;
      const moved = await request.post(path, { headers: await versionNow(), data: { to: 'published' } });
      expect(moved.ok()).toBe(true);
    };

    await test.step('the officer sets it by a field that says what it does', async () => {
      await signIn();
      await page.goto(`/#/admin/press-releases/${id}`);
      await openPanel('Embargo and expiry');
      const field = main.getByLabel('Not to be printed before (embargo)');
      await expect(field).toHaveAccessibleDescription(/only accredited journalists who accepted the terms/);
      await field.fill('2031-04-01T09:00');
      await expect
        .poll(async () => {
          const saved = await request.get(officePressReleasePath(id), { headers: await headersOf(request) });
          return ((await saved.json()) as { embargo_until: string }).embargo_until;
        })
        .toBe('2031-04-01T07:00:00.000Z');
      await publish();
      expect(await readAsStranger()).toBe(404);
    });
    await test.step('the journalist learns that there is one, accepts the terms and reads it', async () => {
      await signIn(LENA);
      await page.goto(`/#/press-release/${id}`);
      await expect(main.getByText(/under embargo, for accredited press/)).toBeVisible();
      await expect(main.getByText(title)).toHaveCount(0);
      await expectNoViolations(page);
      await expectNoOverflow(page);
      await pressOn(main.getByRole('button', { name: 'I accept the terms' }));
      await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(main.getByRole('complementary', { name: 'Embargo' })).toContainText(
        'Not for publication before 1 April 2031 at 09:00',
      );
      await expectNoViolations(page);
      await expectNoOverflow(page);
    });
    await test.step('what is copied and saved carries the line', async () => {
      await pressOn(main.getByRole('button', { name: 'Copy text' }));
      await expect
        .poll(() => readClipboard(page))
        .toMatch(/^Under embargo\. Not for publication before 1 April 2031/);
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await main.getByText('Ten million tiles.').selectText();
      await page.keyboard.press('ControlOrMeta+c');
      await expect.poll(() => readClipboard(page)).toMatch(/^Under embargo\..*\n\nTen million tiles\.$/);
      const saving = page.waitForEvent('download');
      await pressOn(main.getByRole('button', { name: 'TXT text only' }));
      expect((await saving).suggestedFilename()).toMatch(/^EMBARGO-2031-04-01_/);
    });
    await test.step('the officer sees who has it', async () => {
      await signIn(PAOLA);
      await page.goto(`/#/admin/press-releases/${id}`);
      await openPanel('Corrections and withdrawal');
      await pressOn(main.getByRole('button', { name: 'Show who read it' }));
      await expect(main.getByText('Lena Riva')).toBeVisible();
      await expectNoViolations(page);
    });
    await test.step('the moment passes, and a stranger reads it', async () => {
      expect(await readAsStranger()).toBe(404);
      const moved = await request.patch(officePressReleasePath(id), {
        headers: await versionNow(),
        data: { embargo_until: new Date(Date.now() + SOON_MS).toISOString() },
      });
      expect(moved.ok()).toBe(true);
      await expect.poll(readAsStranger).toBe(200);
      const reading = await stranger.newPage();
      const year = toOfficeDay(new Date()).slice(0, 4);
      await reading.goto(`/en/releases/${year}/x-${id}`);
      await expect(reading.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(reading.getByRole('complementary', { name: 'Embargo' })).toHaveCount(0);
      await stranger.close();
    });
  },
);
