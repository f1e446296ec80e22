import { PREPARED_BASKET_PATH, type PreparedBasket } from '@press-room/contract/prepared-baskets';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { addFile } from '../../../test/assets.ts';
import { addDocument, addGallery, addMagazine } from '../../../test/media.ts';
import { startMessages } from '../../../test/messages.ts';
import { buildPdf, twoHalves } from '../../../test/pictures.ts';
import { post } from '../../../test/requests.ts';
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
  // Its size depends on the choice.
  expect(page.text).toContain('<button>Download everything as one ZIP</button>');
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

it('gives out pages of a magazine, made again when they are gone', async () => {
  const messages = await startMessages();
  const { server } = messages;
  const document = await addDocument(server, buildPdf(['One', 'Two', 'Three']), { pages: 3 });
  const magazine = await addMagazine(server, document);
  const part = (first: number, last: number) => ({ kind: 'magazine', id: magazine, pages: { first, last } });
  const prepare = (items: object[], is_confirmed = true) =>
    server.call(
      PREPARED_BASKET_PATH,
      post(
        { name: 'Rita', email: 'rita@example.com', language: 'en', items, is_confirmed },
        messages.officer,
      ),
    );
  expect((await prepare([part(2, 4)])).json).toEqual({ items: ['The PDF has 3 pages.'] });
  expect((await prepare([part(0, 1)])).status).toBe(400);
  expect((await prepare([{ ...part(1, 1), kind: 'asset', id: document }])).json).toEqual({
    items: ['Not of the expected shape.'],
  });
  // Only for the press.
  expect((await prepare([part(1, 1)], false)).status).toBe(400);
  const answer = await prepare([part(2, 3), part(1, 1)]);
  expect(answer.status).toBe(201);
  const { url, items } = answer.json as PreparedBasket;
  expect(items).toMatchObject([
    { title: 'Kilns today, pages 2–3', pages: { first: 2, last: 3 }, is_confirmed: true },
    { title: 'Kilns today, page 1', pages: { first: 1, last: 1 } },
  ]);
  const { pathname } = new URL(url ?? '');
  const page = await server.call(pathname);
  expect(page.text).toContain('Kilns today, pages 2–3');
  expect(await findHtmlFaults(page.text)).toEqual([]);
  const save = async (path: string) => {
    const response = await fetch(`${server.origin}${pathname}/${path}`);
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  await server.database.db.deleteFrom('asset_use').execute();
  const one = await save(`magazine-${magazine}-2-3/file`);
  expect([one.status, one.bytes.includes('%PDF')]).toEqual([200, true]);
  const files = Object.keys(await readZip((await save('all')).bytes));
  expect(files.filter((name) => name.endsWith('.pdf'))).toHaveLength(2);
  expect((await save(`magazine-${magazine}-1-3/file`)).status).toBe(404);
  expect((await save(`magazine-${magazine}/file`)).status).toBe(404);
  await server.close();
});
