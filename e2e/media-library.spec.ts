import { OFFICE_GALLERY_PATH, OFFICE_GALLERY_TREE_PATH } from '@press-room/contract/admin-press-gallery';
import { ASSET_PATH } from '@press-room/contract/assets';
import { z } from 'zod';
import { expect, headersOf, pictureFile, test } from './desk-site.ts';
import { pressOn, tabTo, typeInto } from './keys.ts';
import { takeNotice } from './notices.ts';
import { speak } from './reader.ts';

const rowSchema = z.object({ id: z.int() });
const gallerySchema = z.object({ pictures: z.array(z.int()), version: z.int() });
const MANY = 40;

test(
  'An officer finds forty pictures in the library and adds them to a gallery',
  { tag: '@desktop' },
  async ({ page, request, signIn }, { testId, retry }) => {
    const word = `stand${testId.slice(-6)}${retry}`;
    const headers = await headersOf(request);
    const create = async (path: string, options: object): Promise<number> => {
      const answer = await request.post(path, { headers, ...options });
      return rowSchema.parse(await answer.json()).id;
    };
    const node = await create(OFFICE_GALLERY_TREE_PATH, { data: { name: { en: `Fair ${word}` } } });
    const name = `Opening ${word}`;
    const gallery = await create(OFFICE_GALLERY_PATH, { data: { node, name: { en: name } } });
    const ids: number[] = [];
    for (let at = 0; at < MANY; at += 1) {
      const file = await pictureFile(`${word}-${at}.jpg`);
      ids.push(await create(ASSET_PATH, { multipart: { file } }));
    }
    const listPictures = async (): Promise<number[]> => {
      const answer = await request.get(`${OFFICE_GALLERY_PATH}${gallery}/`, { headers });
      return gallerySchema.parse(await answer.json()).pictures;
    };
    await speak(page, 'en');
    await signIn();
    const main = page.getByRole('main');

    await test.step('finds them as pictures', async () => {
      await page.goto('/#/admin/media');
      await typeInto(main.getByRole('searchbox', { name: 'Search the library' }), word);
      // After a pause in typing, the first letters find the same files; the complete word clears a selection.
      await expect(page).toHaveURL(new RegExp(`q=${word}$`));
      await expect(main.getByRole('heading', { name: `${MANY} files` })).toBeVisible();
      await expect(main.getByRole('list', { name: `${MANY} files` }).getByRole('link')).toHaveCount(MANY);
    });
    await test.step('selects all of them with the keyboard', async () => {
      await tabTo(main.getByRole('checkbox', { name: `Select ${word}-39.jpg` }));
      await page.keyboard.press('Shift+ArrowRight');
      await expect(main.getByRole('checkbox', { name: `Select ${word}-38.jpg` })).toBeFocused();
      await expect(page.getByRole('toolbar')).toContainText('2 selected');
      await page.keyboard.press('Control+a');
      await expect(page.getByRole('toolbar')).toContainText(`${MANY} selected`);
    });
    await test.step('adds them to the gallery', async () => {
      await pressOn(page.getByRole('toolbar').getByRole('button', { name: 'Add to…' }));
      const dialog = page.getByRole('dialog', { name: `Add ${MANY} files to…` });
      await tabTo(dialog.getByRole('combobox', { name: 'Gallery: search' }));
      await page.keyboard.type(word);
      await expect(dialog.getByRole('option', { name })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('status')).toContainText(name);
      await pressOn(dialog.getByRole('button', { name: `Add (${MANY})` }));
      await expect(page.getByText(`${MANY} files added to ${name}.`)).toBeVisible();
      expect((await listPictures()).toSorted((one, other) => one - other)).toEqual(ids);
    });
    await test.step('sees which pictures the gallery has already', async () => {
      await main.getByRole('checkbox', { name: `Select ${word}-0.jpg` }).check();
      await page.getByRole('toolbar').getByRole('button', { name: 'Add to…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add one file to…' });
      await dialog.getByRole('combobox', { name: 'Gallery: search' }).fill(word);
      await dialog.getByRole('option', { name }).click();
      await dialog.getByRole('button', { name: 'Add (1)' }).click();
      await takeNotice(page, `${name} has all of them already.`);
    });
  },
);
