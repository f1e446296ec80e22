import { join } from 'node:path';
import {
  OFFICE_PRESS_RELEASE_PATH,
  type OfficePressRelease,
  officePressReleasePath,
} from '@press-room/contract/admin-press-releases';
import {
  type Asked,
  startTranslationServer,
  type TranslationServer,
} from '../server/test/translation-server.ts';
import { expectNoViolations } from './axe.ts';
import { DESK_CONTENT, PAOLA } from './desk-content.ts';
import { test as base, expect, headersOf } from './desk-site.ts';
import { type LoadedServer, runLoadedServer } from './run-server.ts';
import { signInAs } from './sign-in-as.ts';
import { lend } from './sites.ts';

const WORDS: Record<string, string> = { 'Le nuove lastre': 'The new slabs', 'Sono blu.': 'They are blue.' };

/** Fake answers of DeepL's API v2. */
const translate = ({ path, body }: Asked) =>
  path === '/v2/glossaries'
    ? { body: { glossaries: [], glossary_id: 'g', name: 'x', ready: false } }
    : {
        body: {
          translations: (body as { text: string[] }).text.map((text) => ({
            detected_source_language: 'IT',
            text: WORDS[text] ?? text,
          })),
        },
      };

const test = base.extend<{ house: { provider: TranslationServer; site: LoadedServer } }>({
  house: async ({ folder }, use, { testId, retry }) => {
    const provider = await startTranslationServer(translate);
    const environment = {
      TRANSLATION_PROVIDER: 'deepl',
      TRANSLATION_URL: provider.url,
      TRANSLATION_KEY: 'key',
      TRANSLATION_COST: '20 EUR',
    };
    await lend(
      join(folder, `${testId}-${retry}`),
      (place) => runLoadedServer(place, DESK_CONTENT, environment),
      (site) => use({ provider, site }),
    );
    await provider.close();
  },
  baseURL: async ({ house }, use) => use(house.site.origin),
});

test('an officer has a text proposed in English, and publishes it only once it was read', {
  tag: '@desktop',
}, async ({ page, request, house: { provider } }) => {
  const text = { it: { title: 'Le nuove lastre', body: '<p>Sono blu.</p>' } };
  const created = await request.post(OFFICE_PRESS_RELEASE_PATH, {
    headers: await headersOf(request),
    data: { press_group: 1, text },
  });
  const { id } = (await created.json()) as OfficePressRelease;
  const path = officePressReleasePath(id);
  const read = async (): Promise<OfficePressRelease> =>
    (await (await request.get(path, { headers: await headersOf(request) })).json()) as OfficePressRelease;
  const move = async (to: string, languages: string[]) => {
    const { version } = await read();
    const headers = { ...(await headersOf(request)), 'If-Match': `"${version}"` };
    return (await request.post(`${path}transition/`, { headers, data: { to, languages } })).status();
  };
  await signInAs(page, request, PAOLA);
  await page.goto(`/#/admin/press-releases/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Le nuove lastre' })).toBeVisible();
  await page.getByRole('button', { name: 'Propose a translation from Italian' }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose a translation into English' });
  await expect(dialog).toContainText(`${provider.host} receives it`);
  await expectNoViolations(page);
  expect(provider.asked).toEqual([]);
  await dialog.getByRole('button', { name: `Send to ${provider.host}` }).click();
  const list = page.getByRole('region', { name: 'Proposals of a machine' });
  await expect(list).toContainText('A machine proposed 2 passages that nobody has read.');
  await expect.poll(async () => (await read()).text.en?.title).toBe('The new slabs');
  expect(await move('published', ['it', 'en'])).toBe(409);
  await list.getByRole('button', { name: 'I have read all 2' }).click();
  await expect(list).toHaveCount(0);
  await expect.poll(() => move('published', ['it', 'en'])).toBe(200);
  const english = await request.get(`/api/press_room/press_release/${id}/`, {
    headers: { 'Accept-Language': 'en' },
  });
  expect(await english.json()).toMatchObject({ title: 'The new slabs', body: '<p>They are blue.</p>' });
});
