import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { datatablesSchema } from '@press-room/contract/datatables';
import {
  PRESS_RELEASE_PATH,
  type PressRelease,
  pressReleasePath,
  pressReleaseRowSchema,
  pressReleaseSchema,
} from '@press-room/contract/press-releases';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from 'zod';
import { expect, test } from './fixtures.ts';
import { readClipboard } from './keys.ts';
import { settle } from './settled.ts';

const textSchema = z.object({ str: z.string() });

async function listReleases(request: APIRequestContext): Promise<PressRelease[]> {
  const answer = await request.get(PRESS_RELEASE_PATH, { params: { format: 'datatables', length: 25 } });
  const { data } = datatablesSchema(pressReleaseRowSchema).parse(await answer.json());
  const open = data.filter(({ access, languages }) => access === 'public' && languages.includes('en'));
  return Promise.all(
    open.map(async ({ id }) =>
      pressReleaseSchema.parse(
        await (await request.get(pressReleasePath(id), { headers: { 'Accept-Language': 'en' } })).json(),
      ),
    ),
  );
}

/** Longest wait for content to disappear. */
const PATIENCE_MS = 60_000;

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox({ timeout: PATIENCE_MS });
  if (box === null) throw new Error('It is not drawn');
  return box;
};

/** Distance in pixels between the lower edge of one and the upper edge of the other. */
const roomBetween = async (upper: Locator, lower: Locator): Promise<number> => {
  const [above, below] = [await boxOf(upper), await boxOf(lower)];
  return below.y - (above.y + above.height);
};

/** Controls covered by a notice. */
const listCovered = (notice: Locator): Promise<string[]> =>
  notice.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isUnder = (box: DOMRect): boolean =>
      left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    return [...document.querySelectorAll('a[href], button, input, select')]
      .filter((control) => !element.contains(control) && isUnder(control.getBoundingClientRect()))
      .map((control) => control.textContent);
  });

test('the main actions of a release are within reach of the thumb on a phone, and no notice covers them', {
  tag: '@phone',
}, async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = (await listReleases(request)).find(({ pictures }) => pictures.length > 0);
  const { id, title } = release ?? { id: 0, title: '' };
  await page.goto(`/#/press-release/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const bar = page.getByRole('region', { name: 'This press release' });
  await bar.getByRole('button', { name: 'Copy the text' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Text copied' });
  await expect(notice).toBeVisible();
  expect(await readClipboard(page)).toContain(title);
  await expect.poll(() => listCovered(notice)).toEqual([]);
  expect(await roomBetween(notice, bar)).toBeGreaterThanOrEqual(0);

  await bar.getByRole('button', { name: 'Pictures' }).click();
  const heading = page.getByRole('heading', { name: 'Pictures', exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();

  await bar.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(new RegExp(`#/contact-us\\?release=${id}$`));
  await expect(page.getByLabel('Related press release').locator('option:checked')).toContainText(title);
  const main = page.getByRole('main');
  expect(await roomBetween(main.locator('form'), main.getByRole('article').first())).toBeGreaterThan(0);
});

/** Text of each printed page. */
async function print(page: Page): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(await page.pdf({ format: 'A4' })) });
  const paper = await task.promise;
  const pages: string[] = [];
  for (let at = 1; at <= paper.numPages; at += 1) {
    const { items } = await (await paper.getPage(at)).getTextContent();
    pages.push(items.map((item) => textSchema.safeParse(item).data?.str ?? '').join(' '));
  }
  await task.destroy();
  return pages;
}

test('a release is printed under a masthead, on one page where it is short', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const lengthOf = ({ body, boilerplate }: PressRelease): number => body.length + boilerplate.length;
  const byLength = (await listReleases(request)).toSorted((one, two) => lengthOf(one) - lengthOf(two));
  for (const release of [byLength[0], byLength.at(-1)]) {
    if (release === undefined) throw new Error('The demo has no release');
    const { id, title, group, company, address } = release;
    await page.goto(`/#/press-release/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await settle(page);
    const pages = await print(page);
    const [first = ''] = pages;
    expect(first.replace(/\s+/g, ' ')).toMatch(new RegExp(`^\\s*${(company ?? group).name}`));
    // A long address continues on the next line.
    expect(pages.join('').replace(/\s+/g, '')).toContain(new URL(address ?? '').pathname);
    expect(pages.join(' ')).not.toMatch(/Copy text|Sign in|Search press releases/);
    if (release === byLength[0]) expect(pages).toHaveLength(1);
    else expect(pages.length).toBeLessThanOrEqual(2);
  }
});
