import type { Page } from '@playwright/test';
import { OFFICE_GALLERY_TREE_PATH } from '@press-room/contract/admin-press-gallery';
import { ASSET_PATH } from '@press-room/contract/assets';
import { GALLERY_PICTURE_PATH } from '@press-room/contract/press-gallery';
import { z } from 'zod';
import { buildPdf } from '../server/test/pictures.ts';
import { expect, pictureFile, test } from './desk-site.ts';
import { dragAbove } from './dragging.ts';
import { arrowTo, pressOn, tabTo, tabToFirst, typeInto } from './keys.ts';
import { takeNotice } from './notices.ts';
import { speak } from './reader.ts';

const rowSchema = z.object({ id: z.int() });
const pageSchema = z.object({ results: z.array(rowSchema) });

/** Moves through the drop targets of a branch to the one with this name. */
async function dropAt(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('treegrid').getByRole('button', { name, exact: true });
  await expect(wanted).toBeAttached();
  const isThere = () => wanted.evaluate((place) => place === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isThere()); presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
}

test(
  'With the keyboard, and with the mouse alike, an officer moves branches, orders pictures and files, and publishes them',
  { tag: ['@desktop', '@quick'] },
  async ({ page, request, signIn }, { testId, retry }) => {
    const word = `${testId.slice(-6)}${retry}`;
    await speak(page, 'en');
    await signIn();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const headers = { Authorization: `JWT ${token}` };
    const create = async (path: string, options: object): Promise<number> => {
      const answer = await request.post(path, { headers, ...options });
      return rowSchema.parse(await answer.json()).id;
    };
    const send = (file: Awaited<ReturnType<typeof pictureFile>>) =>
      create(ASSET_PATH, { multipart: { file } });
    for (const name of [`Stands ${word}`, `Fair ${word}`])
      await create(OFFICE_GALLERY_TREE_PATH, { data: { name: { en: name } } });
    const first = await send(await pictureFile(`first-${word}.jpg`));
    const second = await send(await pictureFile(`second-${word}.jpg`));
    const facts = Buffer.from(buildPdf([`Facts ${word}`]));
    await send({ name: `facts-${word}.pdf`, mimeType: 'application/pdf', buffer: facts });
    const main = page.getByRole('main');

    await test.step('drags one branch above another, and moves it into that by keyboard', async () => {
      await page.goto('/#/admin/gallery');
      const stands = page.getByRole('row', { name: `Stands ${word}` });
      const fair = page.getByRole('row', { name: `Fair ${word}` });
      await expect(stands).toHaveAttribute('aria-level', '1');
      await dragAbove(fair, stands);
      await expect(page.getByText(`Moved: Fair ${word}`)).toBeVisible();
      await expect
        .poll(async () =>
          (await page.getByRole('treegrid').textContent())?.match(new RegExp(`(Fair|Stands) ${word}`, 'g')),
        )
        .toEqual([`Fair ${word}`, `Stands ${word}`]);
      await tabToFirst(page.getByRole('treegrid').getByRole('row').first());
      // A letter selects by name; a late letter starts a new search.
      await page.keyboard.press('s');
      await expect(stands).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(stands.getByRole('button')).toBeFocused();
      await page.keyboard.press('Enter');
      await dropAt(page, `Drop on Fair ${word}`);
      await expect(page.getByText(`Moved: Stands ${word}`)).toBeVisible();
    });
    await test.step('makes a gallery on it, with two pictures in the other order', async () => {
      await page.goto('/#/admin/gallery');
      await typeInto(main.getByRole('searchbox', { name: 'Find a section' }), `Stands ${word}`);
      const stands = page.getByRole('row', { name: `Stands ${word}` });
      await expect(stands).toHaveAttribute('aria-level', '2');
      await tabToFirst(page.getByRole('treegrid').getByRole('row').first());
      await page.keyboard.press('ArrowDown');
      await expect(stands).toBeFocused();
      await page.keyboard.press('Enter');
      await pressOn(main.getByRole('link', { name: 'New gallery' }));
      await typeInto(main.getByRole('textbox', { name: 'Name in English' }), `Opening ${word}`);
      await pressOn(main.getByRole('button', { name: 'Choose from the library' }));
      const dialog = page.getByRole('dialog', { name: 'Choose from the library' });
      for (const name of ['first', 'second']) {
        await tabTo(dialog.getByRole('checkbox', { name: new RegExp(`${name}-${word}`) }));
        await page.keyboard.press('Space');
      }
      await pressOn(dialog.getByRole('button', { name: 'Add (2)' }));
      const up = main.getByRole('button', { name: `second-${word}.jpg: move up` });
      await tabToFirst(main.getByRole('grid', { name: 'Pictures' }).getByRole('row').first());
      await page.keyboard.press('ArrowDown');
      await arrowTo(up);
      await page.keyboard.press('Enter');
      await expect(up).toBeDisabled();
      await pressOn(main.getByRole('button', { name: 'Save', exact: true }));
      await expect(main.getByRole('heading', { level: 1, name: `Opening ${word}` })).toBeVisible();
      await takeNotice(page, 'Saved');
      await pressOn(main.getByRole('button', { name: 'Publish', exact: true }));
      await expect(main.getByText('Published').first()).toBeVisible();
      const id = /(\d+)$/.exec(page.url())?.[1] ?? '';
      const orderAtReaders = async () => {
        const answer = await request.get(`${GALLERY_PICTURE_PATH}?gallery=${id}`, { headers });
        return pageSchema.parse(await answer.json()).results.map((picture) => picture.id);
      };
      await expect.poll(orderAtReaders).toEqual([second, first]);
      const pictures = main.getByRole('grid', { name: 'Pictures' }).getByRole('row');
      const pictureOf = (name: string) => pictures.filter({ hasText: `${name}-${word}` });
      await dragAbove(pictureOf('first'), pictureOf('second'));
      await expect(up).toBeEnabled();
      await main.getByRole('button', { name: 'Save', exact: true }).click();
      await expect.poll(orderAtReaders).toEqual([first, second]);
      // The form blocks leaving until it is saved.
      await takeNotice(page, 'Saved');
    });
    await test.step('publishes a press kit with its files in their order, which a reader sees', async () => {
      await page.goto('/#/admin/press-kits/new');
      await typeInto(main.getByRole('textbox', { name: 'Title in English' }), `Kit ${word}`);
      await pressOn(main.getByRole('button', { name: 'Add files' }));
      const dialog = page.getByRole('dialog', { name: 'Choose from the library' });
      for (const name of ['facts', 'first']) {
        await tabTo(dialog.getByRole('checkbox', { name: new RegExp(`${name}-${word}`) }));
        await page.keyboard.press('Space');
      }
      await pressOn(dialog.getByRole('button', { name: 'Add (2)' }));
      const files = main.getByRole('grid', { name: 'Files' });
      const isFirst = (name: string) =>
        expect(
          main.getByRole('button', { name: `${name}-${word}.${name === 'facts' ? 'pdf' : 'jpg'}: move up` }),
        ).toBeDisabled();
      await tabToFirst(files.getByRole('row').first());
      await arrowTo(main.getByRole('button', { name: `facts-${word}.pdf: move down` }));
      await page.keyboard.press('Enter');
      await isFirst('first');
      const fileOf = (name: string) => files.getByRole('row').filter({ hasText: `${name}-${word}` });
      await dragAbove(fileOf('facts'), fileOf('first'));
      await isFirst('facts');
      await pressOn(main.getByRole('button', { name: 'Save', exact: true }));
      await pressOn(main.getByRole('button', { name: 'Publish', exact: true }));
      await expect(main.getByText('Published').first()).toBeVisible();
      await page.goto('/#/press-kit');
      const kit = main.getByRole('region', { name: `Kit ${word}` });
      await expect(kit.getByRole('article')).toHaveText([/PDF document/, /Picture/]);
    });
  },
);
