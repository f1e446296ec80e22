import type { APIRequestContext, Page } from '@playwright/test';
import { type PressRelease, pressReleasePath } from '@press-room/contract/press-releases';
import { readZip } from '../server/test/zip.ts';
import { saveBy } from './saved-file.ts';
import { expect, test } from './small-site.ts';

/** The one release of the small site. */
async function readRelease(request: APIRequestContext): Promise<PressRelease> {
  return (await (await request.get(pressReleasePath(1))).json()) as PressRelease;
}

const open = (page: Page, { id }: PressRelease) => page.goto(`/#/press-release/${id}`);

test.describe('A reader who is not signed in', () => {
  test('saves everything of a release at once: texts in both languages, pictures, captions', async ({
    page,
    request,
  }) => {
    const release = await readRelease(request);
    await open(page, release);
    const { name, bytes } = await saveBy(
      page,
      page.getByRole('button', { name: 'Download everything (ZIP)' }),
    );
    expect(name).toMatch(/\.zip$/);
    const files = await readZip(bytes);
    const names = Object.keys(files);
    for (const language of ['en', 'it'])
      for (const type of ['html', 'txt', 'docx'])
        expect(names.filter((each) => each.endsWith(`_${language}.${type}`))).toHaveLength(1);
    expect(names.some((each) => each.endsWith('.csv'))).toBe(true);
    expect(names.filter((each) => /\.(?:jpe?g|png)$/.test(each)).length).toBe(release.pictures.length);
    const english = names.find((each) => each.endsWith('_en.txt')) ?? '';
    expect(String(files[english])).toContain(release.title);
  });

  test('saves a picture in the size chosen, with its credit known', async ({ page, request }) => {
    const release = await readRelease(request);
    await open(page, release);
    const card = page.getByRole('region', { name: 'Pictures' }).getByRole('figure').first();
    const [picture] = release.pictures;
    await expect(card).toContainText(picture?.credit ?? '');
    const wanted = picture?.choices.findLast(({ media_type }) => media_type === 'image/jpeg');
    await card.getByLabel('Size').selectOption({ index: -1 + (await card.getByRole('option').count()) });
    const { name, bytes } = await saveBy(page, card.getByRole('button', { name: /^Download/ }));
    expect(name).toMatch(/\.jpe?g$/);
    expect(bytes).toHaveLength(wanted?.bytes ?? 0);
    expect(bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
  });

  test('saves an attachment', async ({ page, request }) => {
    const release = await readRelease(request);
    await open(page, release);
    const [attachment] = release.attachments;
    const button = page.getByRole('main').getByRole('button', { name: attachment?.title ?? '' });
    const { bytes } = await saveBy(page, button);
    expect(bytes).toHaveLength(attachment?.bytes ?? 0);
  });
});
