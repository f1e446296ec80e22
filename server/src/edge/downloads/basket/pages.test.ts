import { type KeptItem, OWN_BASKET_PATH, type OwnBasket } from '@press-room/contract/baskets';
import { BASKET_PATH, type Basket, type BasketItem } from '@press-room/contract/downloads';
import type { PageRange } from '@press-room/contract/page-range';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DownloadServer, type Headers, startDownloadServer } from '../../../../test/downloads.ts';
import { addDocument, addMagazine } from '../../../../test/media.ts';
import { buildPdf } from '../../../../test/pictures.ts';
import { post } from '../../../../test/requests.ts';

const TEXTS = ['Cover', 'Contents', 'Kilns', 'Glazes', 'Adverts'];

async function readTexts(file: Buffer | undefined): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(file ?? Buffer.alloc(0)), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((each) => ('str' in each ? each.str : '')).join(''));
  }
  await pdf.loadingTask.destroy();
  return texts;
}

describe('pages of a magazine in a basket', () => {
  let site: DownloadServer;
  let document: number;
  let issue: number;
  let broken: number;

  beforeAll(async () => {
    site = await startDownloadServer();
    document = await addDocument(site.server, buildPdf(TEXTS), { name: 'Issue.pdf', pages: TEXTS.length });
    issue = await addMagazine(site.server, document);
    const bad = await addDocument(site.server, Buffer.from('%PDF-1.7 no more'), { pages: 9 });
    broken = await addMagazine(site.server, bad, { title_en: 'Broken', title_it: 'Rotta' });
  });
  afterAll(() => site.server.close());

  const part = (first: number, last: number, id = issue) => ({
    kind: 'magazine' as const,
    id,
    pages: { first, last },
  });
  const lookUp = async (items: readonly BasketItem[], headers: Headers = site.alice) =>
    ((await site.server.call(BASKET_PATH, post({ items }, headers))).json as Basket).items;
  const drawings = () =>
    site.server.database.db.selectFrom('asset_use').selectAll().where('use', 'like', 'pages %').execute();

  it('come as a PDF of these alone, several of one issue and the whole beside them', async () => {
    const whole: BasketItem = { kind: 'magazine', id: issue };
    const basket = [part(2, 3), part(5, 5), whole];
    const files = await site.unzip({ basket, language: 'en' });
    const pdfs = Object.entries(files).filter(([name]) => name.endsWith('.pdf'));
    expect(pdfs.map(([name]) => name)).toEqual([
      '01_association_2026-03_kilns-today-12-pages-2-3.pdf',
      '02_association_2026-03_kilns-today-12-page-5.pdf',
      '03_association_2026-03_kilns-today-12.pdf',
    ]);
    const texts = await Promise.all(pdfs.map(([, bytes]) => readTexts(bytes)));
    expect(texts).toEqual([['Contents', 'Kilns'], ['Adverts'], TEXTS]);
    expect(String(files['contents.txt'])).toContain('Kilns today 12, pages 2–3');
    const italian = await site.unzip({ basket: [part(5, 5)], language: 'it' });
    expect(String(italian['contenuto.txt'])).toContain('Forni oggi 12, pagina 5');
  });

  it('are made once, and the basket knows their size then', async () => {
    await site.server.database.db.deleteFrom('asset_use').execute();
    const [before] = await lookUp([part(3, 4)]);
    expect(before).toMatchObject({ pages: { first: 3, last: 4 }, title: 'Kilns today 12' });
    expect(before?.bytes.original).toBe(Math.round((buildPdf(TEXTS).length * 2) / 5));
    await Promise.all([site.unzip({ basket: [part(3, 4)] }), site.unzip({ basket: [part(3, 4)] })]);
    const [made, ...more] = await drawings();
    expect([made?.use, more]).toEqual(['pages 3-4', []]);
    const [after] = await lookUp([part(3, 4)]);
    expect(after?.bytes).toMatchObject({ original: made?.bytes, print: made?.bytes });
  });

  it('are saved by themselves, and resumed', async () => {
    const { url, name, bytes } = await site.getTicket({ asset: document, pages: { first: 1, last: 2 } });
    expect(name).toBe('association_2026-03_kilns-today-12-pages-1-2.pdf');
    const file = await site.fetchBytes(url);
    expect([file.status, file.bytes.length]).toEqual([200, bytes]);
    expect(await readTexts(file.bytes)).toEqual(['Cover', 'Contents']);
    expect((await site.fetchBytes(url, { Range: 'bytes=50-' })).bytes.equals(file.bytes.subarray(50))).toBe(
      true,
    );
  });

  it('show who may not see the issue nothing, and make nothing for them', async () => {
    await site.server.database.db.deleteFrom('asset_use').execute();
    for (const headers of [{}, site.outsider]) {
      expect(await lookUp([part(2, 3)], headers)).toMatchObject([{ title: null, bytes: { original: 0 } }]);
      expect((await site.ask({ basket: [part(2, 3)] }, headers)).status).toBe(404);
      const alone = await site.ask({ asset: document, pages: { first: 2, last: 3 } }, headers);
      expect(alone.status).toBe(404);
    }
    expect(await drawings()).toEqual([]);
  });

  it('end with the issue: an address from before leads nowhere', async () => {
    const { db } = site.server.database;
    const { url } = await site.getTicket({ basket: [part(1, 1)] });
    const set = (status: 'draft' | 'published') =>
      db.updateTable('magazine').set({ status }).where('id', '=', issue).execute();
    await set('draft');
    expect((await site.fetchBytes(url)).status).toBe(404);
    await set('published');
    expect((await site.fetchBytes(url)).status).toBe(200);
  });

  it('follow the file of the issue', async () => {
    const { database, context } = site.server;
    await site.unzip({ basket: [part(1, 1)] });
    const replaced = buildPdf(['New cover', 'New contents']);
    const before = await database.db
      .selectFrom('asset')
      .select(['sha256', 'bytes', 'pages'])
      .where('id', '=', document)
      .executeTakeFirstOrThrow();
    const put = (columns: { sha256: string; bytes: number; pages: number | null }) =>
      database.db.updateTable('asset').set(columns).where('id', '=', document).execute();
    await put({ sha256: await context.store.put(replaced), bytes: replaced.length, pages: 2 });
    const files = await site.unzip({ basket: [part(1, 1), part(4, 5)], language: 'en' });
    const pdf = Object.entries(files).find(([name]) => name.endsWith('.pdf'))?.[1];
    expect(await readTexts(pdf)).toEqual(['New cover']);
    expect(String(files['contents.txt'])).toContain('no longer available:\n- Magazine');
    expect(String(files['contents.txt'])).toContain(', pages 4–5\n');
    expect(await lookUp([part(4, 5)])).toMatchObject([{ title: null }]);
    await put(before);
  });

  it('that cannot be taken out of the PDF are named, and nothing else is lost', async () => {
    const files = await site.unzip({ basket: [part(1, 2, broken), part(1, 1)], language: 'en' });
    expect(Object.keys(files).filter((name) => name.endsWith('.pdf'))).toHaveLength(1);
    expect(String(files['contents.txt'])).toMatch(
      /cannot be taken out of the PDF.*\n- Magazine \d+, pages 1–2/,
    );
    const alone = await site.ask(
      { basket: [part(1, 2, broken)] },
      { ...site.alice, 'Accept-Language': 'it' },
    );
    expect([alone.status, alone.json]).toEqual([
      400,
      {
        non_field_errors: ['Queste pagine non si possono estrarre dal PDF. Scarica il numero intero.'],
      },
    ]);
    // The failure is cached from the second request on.
    expect((await drawings()).filter(({ sha256 }) => sha256 === null)).toHaveLength(1);
  });

  const RANGE = 'Choose pages from 1 on, the last not before the first, and at most 40 at once.';
  it.each<[PageRange | object | number, string]>([
    [{ first: 0, last: 3 }, RANGE],
    [{ first: 3, last: 2 }, RANGE],
    [{ first: 1, last: 41 }, RANGE],
    [{ first: 3001, last: 3001 }, RANGE],
    [{ first: 1.5, last: 2 }, 'Not of the expected shape.'],
    [{ first: 1 }, 'Not of the expected shape.'],
    [7, 'Not of the expected shape.'],
  ])('refuse %j everywhere', async (pages, message) => {
    const items = [{ kind: 'magazine', id: issue, pages }];
    const ask = (path: string, body: object) => site.server.call(path, post(body, site.alice));
    const key = '0b9c2a51-6c1e-4f0e-9a53-0d7b5a1f3c11';
    expect((await ask(BASKET_PATH, { items })).json).toEqual({ items: [message] });
    expect((await ask(OWN_BASKET_PATH, { key, name: '', note: '', items })).json).toEqual({
      items: [message],
    });
    expect((await site.ask({ basket: items })).json).toEqual({ basket: [message] });
    expect((await site.ask({ asset: document, pages })).json).toEqual({ pages: [message] });
  });

  it('refuse pages beyond the end, and pages of what has none', async () => {
    const beyond = await site.ask({ asset: document, pages: { first: 5, last: 6 } });
    expect([beyond.status, beyond.json]).toEqual([400, { pages: ['The PDF has 5 pages.'] }]);
    expect((await site.ask({ basket: [part(5, 6)] })).status).toBe(404);
    const pages = { first: 1, last: 1 };
    const picture = await site.ask({ asset: site.ids.hall, pages });
    expect(picture.json).toEqual({ pages: ['There is no file of this format and size.'] });
    const items = [{ kind: 'picture', id: site.ids.hall, pages }];
    expect((await site.ask({ basket: items })).json).toEqual({ basket: ['Not of the expected shape.'] });
  });

  it('are kept with the account as they were chosen', async () => {
    const items: KeptItem[] = [{ ...part(2, 3), note: 'Kilns' }, part(2, 3), part(1, 1)];
    const body = { key: '0b9c2a51-6c1e-4f0e-9a53-0d7b5a1f3c12', name: 'Kilns', note: '', items };
    const { status, json } = await site.server.call(OWN_BASKET_PATH, post(body, site.alice));
    expect(status).toBe(201);
    expect((json as OwnBasket).items).toEqual([part(2, 3), part(1, 1)]);
  });
});
