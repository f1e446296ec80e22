/** @module-tag engine */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { addFile } from '../../../test/assets.ts';
import { addGallery } from '../../../test/media.ts';
import { startMessages } from '../../../test/messages.ts';
import { twoHalves } from '../../../test/pictures.ts';
import { findHtmlFaults } from '../../../test/standards/html.ts';
import { readZip } from '../../../test/zip.ts';

it('gives the pictures of a link in one use for all, made when they are asked for', async () => {
  const messages = await startMessages();
  const { server } = messages;
  const add = async (width: number) =>
    addFile(server, await twoHalves(width).jpeg().toBuffer(), { name: `hall-${width}.jpg`, credit: 'Ada' });
  const pictures = [await add(1900), await add(900)];
  await server.work();
  await addGallery(server, pictures, { access: 'public' });
  const items = pictures.map((id) => ({ kind: 'asset', id }));
  const sent = await messages.answer(await messages.write(), 1, { text: 'Here they are.', items });
  expect(sent.status).toBe(201);
  const [url = ''] = /https?:\S+\/news\/files\/[\w-]+/.exec((await messages.letter())?.text ?? '') ?? [];
  const { pathname } = new URL(url);
  const page = await server.call(pathname);
  expect(await findHtmlFaults(page.text)).toEqual([]);
  expect(page.text).toContain(`<form method="get" action="${pathname}/all">`);
  expect(page.text).toContain('<option value="print">For print: A4, 300 dpi, CMYK</option>');
  const save = async (query: string) => {
    for (;;) {
      const answer = await fetch(`${server.origin}${pathname}/all${query}`);
      expect(answer.status).toBe(200);
      if (answer.headers.get('refresh') !== null) continue;
      const files = Object.entries(await readZip(Buffer.from(await answer.arrayBuffer())));
      const made = files.filter(([name]) => name.endsWith('.jpg')).map(([, bytes]) => bytes);
      return Promise.all(made.map(async (bytes) => sharp(bytes).metadata()));
    }
  };
  expect(await save('?use=print')).toMatchObject([
    { width: 1900, space: 'cmyk', density: 300 },
    { width: 900, space: 'cmyk', density: 300 },
  ]);
  expect(await save('?use=web')).toMatchObject([{ width: 1600, space: 'srgb' }, { width: 900 }]);
  expect(await save('?use=poster')).toMatchObject([{ width: 1900, space: 'srgb' }, { width: 900 }]);
  expect((await server.call(`${pathname}x/all?use=print`)).status).toBe(404);
  await server.close();
});
