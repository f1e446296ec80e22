import type { Browser, Locator, Page } from '@playwright/test';
import { pressReleasePath } from '@press-room/contract/press-releases';
import { readEmbeddedWords } from '../server/src/content/assets/intake/embedded-words.ts';
import { readZip } from '../server/test/zip.ts';
import { PAOLA, UGO } from './desk-content.ts';
import { expect, test } from './desk-site.ts';
import { dragAbove } from './dragging.ts';
import { arrowTo, pressOn, tabTo, tabToFirst, typeInto } from './keys.ts';
import { takeNotice } from './notices.ts';
import { type Language, openReader, type Reader, speak } from './reader.ts';
import { drop, hasPhotos, NO_PHOTOS, PHOTOS, readPhotos } from './real-photos.ts';
import { saveBy } from './saved-file.ts';
import { openContext } from './settled.ts';
import { signInAs } from './sign-in-as.ts';

/** Time of the schedule, which the server's clock then skips. Shorter than the life of a token, one hour. */
const MINUTES_AHEAD = 30;
const CREDIT = 'Foto Ada Bianchi';
/** Words that occur in captions only. */
const RARE = { it: 'craquelure', en: 'crazing' } as const;
const NAMES = { it: 'Italian', en: 'English' } as const;

const pane = (page: Page, language: Language) =>
  page.getByRole('region', { name: NAMES[language as 'it' | 'en'], exact: true });
const panel = (page: Page, name: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
const open = (page: Page, name: string) => pressOn(panel(page, name).locator('summary'));
const saved = (page: Page) => page.getByText(/^Saved (at|on) /);

async function write(page: Page, language: 'it' | 'en', texts: Record<string, string>): Promise<void> {
  const { Text, ...lines } = texts;
  for (const [name, text] of Object.entries(lines))
    await typeInto(pane(page, language).getByRole('textbox', { name, exact: true }), text);
  const body = page.getByRole('textbox', { name: `Text in ${NAMES[language]}` });
  await tabTo(body);
  await page.keyboard.type(Text ?? '');
  await expect(body).toContainText(Text ?? '');
}

/** Follows the warning about a picture to the library, adds the missing texts and returns. */
async function describePhoto(page: Page, name: string, title: string): Promise<void> {
  await pressOn(panel(page, 'Publication').getByRole('button', { name: `Warning: ${name}: no credit` }));
  const link = page.getByRole('link', { name, exact: true });
  const file = panel(page, 'Pictures').locator(link);
  await expect(file).toBeVisible();
  const row = panel(page, 'Pictures').getByRole('row').filter({ has: link });
  if ((await row.count()) > 0) {
    await expect(row).toBeFocused();
    await arrowTo(file);
  }
  await expect(file).toBeFocused();
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  const words = {
    Credit: CREDIT,
    'Caption in Italian': `Il ${RARE.it} di ${name}`,
    'Caption in English': `The ${RARE.en} of ${name}`,
    'Alternative text in Italian': `Una piastrella: ${name}`,
    'Alternative text in English': `A tile: ${name}`,
  };
  for (const [label, text] of Object.entries(words)) await typeInto(main.getByLabel(label), text);
  await pressOn(main.getByRole('button', { name: 'Save', exact: true }));
  await takeNotice(page, 'Saved');
  await pressOn(main.getByRole('link', { name: title }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Moves a row up: within a row of an ordered list, arrow keys move between its buttons. */
async function raise(row: Locator): Promise<void> {
  const tool = row.getByRole('button', { name: 'Make it the main one' });
  await tabToFirst(row);
  await arrowTo(tool);
  await row.page().keyboard.press('Enter');
}

async function openOfficer(browser: Browser, origin: string, officer: typeof UGO): Promise<Page> {
  const context = await openContext(browser, { baseURL: origin });
  await speak(context, 'en');
  const page = await context.newPage();
  await signInAs(page, page.request, officer);
  return page;
}

test(
  'Two officers bring out a release in two languages: written, described, returned, scheduled, read, corrected',
  { tag: '@desktop' },
  async ({ page, browser, desk, request }, { testId, retry }) => {
    test.skip(!hasPhotos, NO_PHOTOS);
    test.slow();
    const mark = `${testId}${retry}`.replaceAll(/\W/g, '');
    const titles = { it: `Forni nuovi ${mark}`, en: `New kilns ${mark}` };
    const main = page.getByRole('main');
    await speak(page, 'en');

    await test.step('Paola signs in and begins a release', async () => {
      await page.goto('/#/account/login');
      await typeInto(page.getByRole('textbox', { name: 'E-mail' }), PAOLA.email);
      await typeInto(page.getByLabel('Password', { exact: true }), PAOLA.password);
      await page.keyboard.press('Enter');
      const menu = page.getByRole('navigation');
      await pressOn(menu.getByRole('button', { name: 'Content', exact: true }));
      await pressOn(menu.getByRole('link', { name: 'Releases', exact: true }));
      await pressOn(main.getByRole('button', { name: 'New release' }).first());
      await expect(page).toHaveURL(/#\/admin\/press-releases\/\d+$/);
    });
    const id = Number(/(\d+)$/.exec(page.url())?.[1]);

    await test.step('writes it in both languages', async () => {
      await write(page, 'it', {
        Title: titles.it,
        Abstract: 'Consumano meno.',
        Text: 'Il forno consuma dieci volte meno.',
      });
      await write(page, 'en', {
        Title: titles.en,
        Abstract: 'They use less.',
        Text: 'The kiln uses ten times less.',
      });
      await expect(saved(page)).toBeVisible();
    });
    await test.step('drops three photographs into it', async () => {
      await open(page, 'Pictures');
      await pressOn(panel(page, 'Pictures').getByRole('button', { name: 'Add pictures' }));
      const dialog = page.getByRole('dialog');
      await drop(dialog.getByRole('region', { name: 'Add files' }), readPhotos());
      await expect(dialog.getByText('3 of 3 files')).toBeVisible();
      await pressOn(dialog.getByRole('button', { name: 'Add (3)' }));
      for (const name of PHOTOS)
        await expect(panel(page, 'Pictures').getByRole('link', { name })).toBeVisible();
      await raise(panel(page, 'Pictures').getByRole('row').first());
      const rows = panel(page, 'Pictures').getByRole('row');
      await expect(rows).toHaveCount(2);
      const [first = '', second = ''] = await rows.getByRole('link').allTextContents();
      await dragAbove(rows.filter({ hasText: second }), rows.filter({ hasText: first }));
      await expect(rows.getByRole('link')).toHaveText([second, first]);
      await tabToFirst(rows.first());
      await arrowTo(rows.first().getByRole('button', { name: /: move down$/ }));
      await page.keyboard.press('Enter');
      await expect(rows.getByRole('link')).toHaveText([first, second]);
    });
    await test.step('mends what the panel names', async () => {
      for (const name of PHOTOS) await describePhoto(page, name, titles.en);
      await expect(panel(page, 'Publication').getByText('Nothing is missing.')).toBeVisible();
    });
    await test.step('and sends it for review', async () => {
      await pressOn(panel(page, 'Publication').getByRole('button', { name: 'Submit for review' }));
      await expect(main.getByText('In review', { exact: true })).toBeVisible();
    });

    const ugo = await openOfficer(browser, desk.origin, UGO);
    await test.step('Ugo finds it on his desk and returns it with a note', async () => {
      await ugo.goto('/#/admin');
      await pressOn(ugo.getByRole('main').getByRole('link', { name: titles.en }).first());
      await open(ugo, 'Review');
      await typeInto(ugo.getByLabel('What has to change (for the author)'), 'Ten times? Three.');
      await pressOn(ugo.getByRole('button', { name: 'Return to the author' }));
      await expect(ugo.getByRole('button', { name: 'Return to the author' })).toHaveCount(0);
    });
    await test.step('Paola reads it, revises both texts and schedules the release', async () => {
      await page.reload();
      await expect(main.getByText(/^Returned by Ugo Verdi/)).toBeVisible();
      await expect(main.getByText('Ten times? Three.')).toBeVisible();
      for (const [language, before, after] of [
        ['it', 'Il forno consuma dieci volte meno.', 'Il forno consuma tre volte meno.'],
        ['en', 'The kiln uses ten times less.', 'The kiln uses three times less.'],
      ] as const) {
        const body = page.getByRole('textbox', { name: `Text in ${NAMES[language]}` });
        await expect(body).toHaveText(before);
        await tabTo(body);
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(after);
        await expect(body).toHaveText(after);
      }
      await expect(panel(page, 'Publication').getByText('Nothing is missing.')).toBeVisible();
      await expect(saved(page)).toBeVisible();
      await fillMoment(page, new Date(desk.now().getTime() + MINUTES_AHEAD * 60_000));
      await pressOn(panel(page, 'Publication').getByRole('button', { name: 'Schedule', exact: true }));
      await expect(main.getByText('Scheduled', { exact: true }).first()).toBeVisible();
    });

    const readers = { it: await openReader(browser, 'it'), en: await openReader(browser, 'en') };
    await test.step('nobody reads it before its instant, and everybody at once then', async () => {
      for (const language of ['it', 'en'] as const) {
        await search(readers[language], desk.origin, RARE[language]);
        await expect(readers[language].page.getByRole('link', { name: titles[language] })).toHaveCount(0);
      }
      expect((await request.get(pressReleasePath(id))).status()).toBe(404);
      desk.skipMinutes(MINUTES_AHEAD);
      await expect.poll(async () => (await request.get(pressReleasePath(id))).status()).toBe(200);
    });
    for (const language of ['it', 'en'] as const)
      await test.step(`a reader finds it by a word of a caption: ${language}`, async () => {
        const reader = readers[language];
        await search(reader, desk.origin, RARE[language]);
        await reader.page.getByRole('link', { name: titles[language] }).click();
        await expect(reader.page.getByRole('heading', { level: 1, name: titles[language] })).toBeVisible();
        // The files are regenerated after the release is visible.
        await expect(() => takePictures(reader)).toPass();
      });
    await test.step('a correction is made', async () => {
      await page.reload();
      // Readers depend on the clock, the office on the state that a job writes later.
      await expect(main.getByText('Published', { exact: true }).first()).toBeVisible();
      const body = page.getByRole('textbox', { name: 'Text in English' });
      await expect(body).toHaveText('The kiln uses three times less.');
      await tabTo(body);
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type(' Since March.');
      await pressOn(main.getByRole('button', { name: 'Update for readers…' }));
      const dialog = page.getByRole('dialog');
      await tabTo(dialog.getByRole('radio').first());
      await page.keyboard.press('ArrowDown');
      await expect(dialog.getByRole('radio', { name: /^A correction/ })).toBeChecked();
      await typeInto(dialog.getByLabel(/Italian/), 'Aggiunta la data.');
      await typeInto(dialog.getByLabel(/English/), 'The date was added.');
      await pressOn(dialog.getByRole('button', { name: 'Update', exact: true }));
      await expect(page.getByText('Readers see the update now.')).toBeVisible();
    });
    await test.step('and seen', async () => {
      for (const [language, note] of [
        ['it', 'Aggiunta la data.'],
        ['en', 'The date was added.'],
      ] as const) {
        const reader = readers[language].page;
        await reader.reload();
        await expect(reader.getByRole('complementary').getByText(note)).toBeVisible();
      }
      await expect(readers.en.page.getByText('Since March.')).toBeVisible();
    });
  },
);

/** Fills instead of typing, because the order of the parts of a date field depends on the machine. */
async function fillMoment(page: Page, moment: Date): Promise<void> {
  const field = panel(page, 'Publication').getByLabel('Publish at (blank = now)');
  const [day, time] = moment.toLocaleString('sv-SE', { timeZone: 'Europe/Rome' }).split(' ');
  await tabTo(field);
  await field.fill(`${day}T${time?.slice(0, 5)}`);
}

async function search({ page }: Reader, origin: string, word: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${origin}/#/home?q=${word}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Downloads all pictures and a single one, and checks the credit in the files. */
async function takePictures(reader: Reader): Promise<void> {
  const main = reader.page.getByRole('main');
  const region = main.getByRole('region', { name: reader.say('pressReleases.detail.pictures') });
  const credit = reader.say('pressReleases.detail.credit').replace('{name}', CREDIT);
  await expect(region.getByText(credit)).toHaveCount(PHOTOS.length);
  const all = await saveBy(
    reader.page,
    main.getByRole('button', { name: new RegExp(`^${reader.say('downloads.all')}`) }),
  );
  const files = await readZip(all.bytes);
  const photos = Object.entries(files).filter(([name]) => name.endsWith('.jpg'));
  expect(photos.length).toBeGreaterThanOrEqual(3);
  const one = await saveBy(
    reader.page,
    region.getByRole('button', { name: new RegExp(`^${reader.say('gallery.choice.original')}`) }).first(),
  );
  for (const bytes of [...photos.map(([, content]) => content), one.bytes])
    expect(await readEmbeddedWords(bytes)).toMatchObject({ credit: CREDIT });
}
