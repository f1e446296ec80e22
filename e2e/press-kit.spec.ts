import type { Page } from '@playwright/test';
import type { Datatables } from '@press-room/contract/datatables';
import { PRESS_KIT_PATH, PRESS_KIT_VISIT_PATH, type PressKit } from '@press-room/contract/press-kit';
import { readZip } from '../server/test/zip.ts';
import { PLACE_OF, speak } from './reader.ts';
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

  test(`A journalist finds every file, sees what is new, and saves a file and a whole kit (${language})`, {
    tag: PLACE_OF[language],
  }, async ({ page, signIn }) => {
    const told: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === PRESS_KIT_VISIT_PATH) told.push(request.method());
    });
    await speak(page, language);
    await signIn();
    const kits = await openKits(page);
    const [kit] = kits;
    if (kit === undefined) throw new Error('There is no kit');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    const files = kits.flatMap((each) => each.files);
    await expect(main.getByRole('article')).toHaveCount(files.length);
    const isNew = files.filter((file) => file.is_new);
    expect(isNew.length).toBeGreaterThan(0);
    await expect(main.getByRole('article').getByText(words.isNew, { exact: true })).toHaveCount(isNew.length);
    await expect.poll(() => told).toEqual(['PUT']);

    const file = kit.files.find(({ media_type }) => media_type === 'application/pdf');
    if (file === undefined) throw new Error('The newest kit has no PDF');
    const row = main.getByRole('article').filter({ hasText: file.title }).first();
    await expect(row).toContainText('PDF');
    const one = await saveBy(page, row.getByRole('button', { name: words.download }));
    expect(one.name).toMatch(/\.pdf$/);
    expect(one.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(one.bytes).toHaveLength(file.bytes);

    const whole = await saveBy(page, main.getByRole('button', { name: words.whole }).first());
    expect(whole.name).toMatch(/\.zip$/);
    const sizes = Object.values(await readZip(whole.bytes)).map(({ length }) => length);
    for (const { bytes, media_type } of kit.files)
      if (!media_type.startsWith('image/')) expect(sizes).toContain(bytes);
    expect(sizes.length).toBeGreaterThanOrEqual(kit.files.length);
    expect(told).toEqual(['PUT']);
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
