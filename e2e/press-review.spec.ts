import type { APIRequestContext } from '@playwright/test';
import { CLIPPING_PATH, type ClippingRow } from '@press-room/contract/clippings';
import type { Datatables } from '@press-room/contract/datatables';
import {
  PRESS_REVIEW_PATH,
  type PressReview,
  pressReviewPath,
  pressReviewTransitionPath,
} from '@press-room/contract/press-reviews';
import { expectNoViolations } from './axe.ts';
import { headersOf } from './desk-site.ts';
import { expect, test } from './fixtures.ts';
import { type Language, openReader } from './reader.ts';
import { expectNoOverflow } from './screens.ts';
import { readSite } from './site.ts';

type Headers = Record<string, string>;

/** Publishes an edition with the demo's clippings, one of them about a member. */
async function publishEdition(
  request: APIRequestContext,
  headers: Headers,
  language: 'en' | 'it',
): Promise<PressReview> {
  const listed = await request.get(`${CLIPPING_PATH}?format=datatables&start=0&length=50`, { headers });
  const { data } = (await listed.json()) as Datatables<ClippingRow>;
  const about = data.find(({ companies }) => companies.length > 0);
  if (about === undefined) throw new Error('No clipping of the demo is about a company');
  const others = data.filter(
    ({ id, press_group }) => press_group.id === about.press_group.id && id !== about.id,
  );
  const created = await request.post(PRESS_REVIEW_PATH, {
    headers,
    data: {
      press_group: about.press_group.id,
      day: '2026-11-24',
      language,
      introduction: 'One\n\nTwo',
      clippings: [
        ...others.map(({ id }, at) => ({ clipping: id, section: at % 2 === 0 ? 'about_us' : 'market' })),
        { clipping: about.id, section: 'about_members' },
      ],
    },
  });
  const { id, version } = (await created.json()) as PressReview;
  return move(request, headers, { id, version, to: 'publish' });
}

async function move(
  request: APIRequestContext,
  headers: Headers,
  { id, version, to }: Pick<PressReview, 'id' | 'version'> & { to: 'publish' | 'recall' },
): Promise<PressReview> {
  const answer = await request.post(pressReviewTransitionPath(id), {
    headers: { ...headers, 'If-Match': `"${version}"` },
    data: { to },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()) as PressReview;
}

const SIGHTS = [
  { width: 1440, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
  { width: 390, scheme: 'dark' },
  { width: 320, scheme: 'light' },
] as const;

for (const language of ['en', 'it'] as const satisfies Language[])
  test(`axe finds nothing on the pages of an edition, its archive and a member’s part, and nothing sticks out, ${language}`, {
    tag: '@desktop',
  }, async ({ account, browser, request }) => {
    const headers = await headersOf(request, account('administrator_press_room'));
    const { origin } = readSite();
    const { page } = await openReader(browser, language, { baseURL: origin });
    const { links, ...review } = await publishEdition(request, headers, language);
    const look = async (url: string, name: string) => {
      await page.goto(new URL(url, origin).pathname);
      for (const { width, scheme } of SIGHTS)
        await test.step(`${name}, ${width} px, ${scheme}`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme: scheme });
          await expectNoViolations(page);
          await expectNoOverflow(page, `${name} at ${width} px`);
        });
    };
    await look(links?.edition ?? '', 'edition');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
    await look(links?.archive ?? '', 'archive');
    await look(links?.members[0]?.edition ?? '', 'part of a member');
    await expect(page.getByRole('article')).toHaveCount(1);
    const archive = page.getByRole('link', { name: /^(?:Press reviews by month|Rassegne stampa per mese)$/ });
    await look((await archive.getAttribute('href')) ?? '', 'archive of a member');

    const { id, version } = await move(request, headers, { ...review, to: 'recall' });
    await request.delete(pressReviewPath(id), { headers: { ...headers, 'If-Match': `"${version}"` } });
  });
