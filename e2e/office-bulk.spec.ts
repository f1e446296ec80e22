import {
  OFFICE_PRESS_RELEASE_PATH,
  officePressReleasePath,
  officePressReleaseSchema,
} from '@press-room/contract/office-press-releases';
import { pressReleasePath } from '@press-room/contract/press-releases';
import { expect, test } from './desk-site.ts';
import { pressOn, tabTo } from './keys.ts';

const rowSchema = officePressReleaseSchema.pick({ id: true, status: true });

test(
  'With the keyboard alone an officer publishes two drafts and takes it back before anybody has read them',
  { tag: '@desktop' },
  async ({ page, request, signIn, desk }, { testId }) => {
    await signIn();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const headers = { Authorization: `JWT ${token}` };
    const word = `kiln${testId.replaceAll(/\W/g, '')}`;
    const create = async (title: string): Promise<number> => {
      const text = { en: { title: `${title} ${word}` } };
      const answer = await request.post(OFFICE_PRESS_RELEASE_PATH, {
        headers,
        data: { press_group: 1, text },
      });
      return rowSchema.parse(await answer.json()).id;
    };
    const ids = [await create('First'), await create('Second')];
    const main = page.getByRole('main');
    const statuses = async () =>
      Promise.all(
        ids.map(async (id) => {
          const answer = await request.get(officePressReleasePath(id), { headers });
          return rowSchema.parse(await answer.json()).status;
        }),
      );

    await page.goto(`/#/admin/press-releases?q=${word}`);
    await expect(main.getByRole('row')).toHaveCount(3);
    await test.step('selects both with Shift and the arrow', async () => {
      await tabTo(main.getByRole('checkbox', { name: /^Select (First|Second)/ }).first());
      await page.keyboard.press('Shift+ArrowDown');
      await expect(main.getByText('2 selected').last()).toBeVisible();
    });
    // The ten seconds until they appear do not pass while this journey waits for its core.
    desk.stand();
    try {
      await test.step('publishes them, with one question', async () => {
        await pressOn(main.getByRole('button', { name: 'Publish', exact: true }));
        const dialog = page.getByRole('dialog', { name: 'Publish 2 releases?' });
        await pressOn(dialog.getByRole('button', { name: 'Publish', exact: true }));
        await expect(page.getByText('2 releases appear in ten seconds')).toBeVisible();
        expect(await statuses()).toEqual(['scheduled', 'scheduled']);
      });
      await test.step('and takes it back', async () => {
        await page.keyboard.press('Control+z');
        await expect(page.getByText('Undone: 2')).toBeVisible();
        expect(await statuses()).toEqual(['draft', 'draft']);
        for (const id of ids) expect((await request.get(pressReleasePath(id))).status()).toBe(404);
      });
    } finally {
      desk.goOn();
    }
  },
);
