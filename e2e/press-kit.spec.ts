import type { Page } from '@playwright/test';
import type { Datatables } from '@press-room/contract/datatables';
import { PRESS_KIT_PATH, PRESS_KIT_VISIT_PATH, type PressKit } from '@press-room/contract/press-kit';
import { readZip } from '../server/test/zip.ts';
import { speak } from './reader.ts';
import { saveBy } from './saved-file.ts';
import { expect, test } from './small-site.ts';

const WORDS = {
  en: { whole: /^Whole kit/, download: /^Download /, isNew: 'New', title: 'Press kit' },
  it: { whole: /^Tutta la cartella/, download: /^Scarica /, isNew: 'Nuovo', title: 'Cartella stampa' },
};

/** Opens the screen and answers the kits that it shows. */
async function openKits(page: Page): Promise<PressKit[]> {
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === PRESS_KIT_PATH);
  await page.goto('/#/press-kit');
  const { data } = (await (await answer).json()) as Datatables<PressKit>;
  return data;
}

for (const language of ['en', 'it'] as const) {
  const words = WORDS[language];

  test.describe(`A journalist with press kits in ${language}`, () => {
    test.beforeEach(async ({ page, signIn }) => {
      await speak(page, language);
      await signIn();
    });

    test('finds every file of each kit and saves one of them', async ({ page }) => {
      const kits = await openKits(page);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expect(main.getByRole('article')).toHaveCount(kits.flatMap(({ files }) => files).length);
      const [kit] = kits;
      const file = kit?.files.find(({ media_type }) => media_type === 'application/pdf');
      if (file === undefined) throw new Error('The newest kit has no PDF');
      const row = main.getByRole('article').filter({ hasText: file.title }).first();
      await expect(row).toContainText('PDF');
      const saved = await saveBy(page, row.getByRole('button', { name: words.download }));
      expect(saved.name).toMatch(/\.pdf$/);
      expect(saved.bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(saved.bytes).toHaveLength(file.bytes);
    });

    test('saves a whole kit with all its files', async ({ page }) => {
      const [kit] = await openKits(page);
      if (kit === undefined) throw new Error('There is no kit');
      const button = page.getByRole('main').getByRole('button', { name: words.whole }).first();
      const saved = await saveBy(page, button);
      expect(saved.name).toMatch(/\.zip$/);
      const files = Object.values(await readZip(saved.bytes)).map(({ length }) => length);
      for (const { bytes, media_type } of kit.files)
        if (!media_type.startsWith('image/')) expect(files).toContain(bytes);
      expect(files.length).toBeGreaterThanOrEqual(kit.files.length);
    });

    test('sees what is new, and the visit is told once', async ({ page }) => {
      const told: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === PRESS_KIT_VISIT_PATH) told.push(request.method());
      });
      const kits = await openKits(page);
      const isNew = kits.flatMap(({ files }) => files).filter((file) => file.is_new);
      const badges = page.getByRole('main').getByRole('article').getByText(words.isNew, { exact: true });
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      expect(isNew.length).toBeGreaterThan(0);
      await expect(badges).toHaveCount(isNew.length);
      await expect.poll(() => told).toEqual(['PUT']);
    });
  });
}

test('a kit is chosen by its year in the address, by keyboard too', { tag: '@desktop' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  const kits = await openKits(page);
  const oldest = kits.at(-1);
  if (oldest === undefined) throw new Error('There is no kit');
  const heading = page.getByRole('heading', { level: 2, name: oldest.title });
  const link = page.getByRole('link', { name: `Edition ${oldest.year}` });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`year=${oldest.year}`));
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('what is chosen from outside without sign-in waits for it', async ({ page }) => {
  await page.goto('/#/press-kit');
  await expect(page).toHaveURL(/redirect=%2Fpress-kit/);
});
