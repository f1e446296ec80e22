import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { DeletedTextRun, Document, ImageRun, InsertedTextRun, Packer, Paragraph, TextRun } from 'docx';
import { expect, test } from './desk-site.ts';
import { pressOn } from './keys.ts';
import { speak } from './reader.ts';

const WORD = readFileSync(
  join(import.meta.dirname, '../web/src/admin/components/pasting/clipboard/word-changes.txt'),
  'utf8',
);
const textIn = (page: Page, language: string) => page.getByRole('textbox', { name: `Text in ${language}` });

/** Pastes clipboard data like another program's; `withPicture`: with a picture beside the text. */
const paste = (target: Locator, html: string, withPicture: boolean): Promise<void> =>
  target.evaluate(
    async (element, copied) => {
      const data = new DataTransfer();
      data.setData('text/html', copied.html);
      data.setData('text/plain', 'TESTOCANCELLATO segreto [AS1]');
      if (copied.withPicture) {
        const canvas = new OffscreenCanvas(64, 48);
        canvas.getContext('2d')?.fillRect(8, 8, Math.ceil(Math.random() * 40), 20);
        data.items.add(new File([await canvas.convertToBlob()], 'image.png', { type: 'image/png' }));
      }
      if (element instanceof HTMLElement) element.focus();
      const init = { clipboardData: data, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', init));
    },
    { html, withPicture },
  );

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==',
  'base64',
);

const toWordFile = (): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({
      sections: [
        {
          children: [
            new Paragraph({
              children: [
                new TextRun('Dal file: '),
                new InsertedTextRun({ text: 'inserito', id: 1, author: 'A', date: '2026-11-27T10:00:00Z' }),
                new DeletedTextRun({ text: 'ELIMINATO', id: 2, author: 'A', date: '2026-11-27T10:00:00Z' }),
              ],
            }),
            new Paragraph({
              children: [new ImageRun({ type: 'png', data: PNG, transformation: { width: 20, height: 20 } })],
            }),
          ],
        },
      ],
    }),
  );

test('An officer pastes a text of Word with changes and a picture, opens a Word file, and neither deleted words nor comments come along', {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  await speak(page, 'en');
  await signIn();
  await page.goto('/#/admin/press-releases');
  await pressOn(page.getByRole('main').getByRole('button', { name: 'New release' }).first());
  const italian = textIn(page, 'Italian');
  await expect(italian).toBeVisible();
  const region = page.getByRole('region', { name: 'Italian' });

  await test.step('pastes', async () => {
    await paste(italian, WORD, true);
    await expect(italian).toContainText('TESTOINSERITO ammesso fine.');
    await expect(italian).not.toContainText(/CANCELLATO|AS1|COMMENTO/);
    await expect(region.getByText('Left out: one deleted passage and one comment.')).toBeVisible();
    await expect(italian.locator('figure[data-coming]')).toHaveCount(0);
    await expect(italian.locator('figure')).toHaveCount(1);
    await expect(italian.locator(':is(table, :has(table)) ~ figure')).toHaveCount(1);
  });
  await test.step('opens a Word file', async () => {
    await page.keyboard.press('Control+End');
    const file = { name: 'corso.docx', mimeType: '', buffer: await toWordFile() };
    await region.locator('input[type="file"]').setInputFiles(file);
    await expect(italian).toContainText('Dal file: inserito');
    await expect(italian).not.toContainText('ELIMINATO');
    await expect(region.getByText('Left out: one deleted passage.')).toBeVisible();
    await expect(italian.locator('figure')).toHaveCount(2);
  });
  await test.step('is told why another file is not opened', async () => {
    const file = { name: 'vecchio.docx', mimeType: '', buffer: Buffer.from('no') };
    await region.locator('input[type="file"]').setInputFiles(file);
    await expect(region.getByText(/vecchio\.docx was not opened\./)).toBeVisible();
  });
  await test.step('and pastes into a field without looks', async () => {
    const title = region.getByRole('textbox', { name: 'Title', exact: true });
    await paste(title, '<p>Apre <del>CANCELLATO</del><ins>lunedì</ins></p>', false);
    await expect(title).toHaveValue('Apre lunedì');
  });
});
