import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PdfBlock, PdfDocument } from './blocks.ts';
import { makePdf } from './make-pdf.ts';

const documentOf = (blocks: PdfBlock[]): PdfDocument => ({
  title: 'Rassegna stampa: perché sì',
  language: 'it',
  author: 'Ufficio stampa',
  header: 'Rassegna stampa',
  footer: 'Pagina {page} di {pages}',
  madeAt: new Date('2026-03-02T06:00:00Z'),
  blocks,
});

const read = async (blocks: PdfBlock[]) =>
  getDocument({ data: await makePdf(documentOf(blocks)), useSystemFonts: false }).promise;

async function readText(document: Awaited<ReturnType<typeof read>>, number: number): Promise<string> {
  const { items } = await (await document.getPage(number)).getTextContent();
  return items.map((part) => ('str' in part ? part.str : '')).join(' ');
}

interface Node {
  role?: string;
  alt?: string;
  children?: Node[];
}

/** Roles in reading order, with alternative texts. */
function listRoles(node: Node | null): string[] {
  if (node?.role === undefined) return [];
  const own = node.alt === undefined ? node.role : `${node.role}: ${node.alt}`;
  return [own, ...(node.children ?? []).flatMap(listRoles)];
}

const rolesOf = async (document: Awaited<ReturnType<typeof read>>, number: number): Promise<string[]> =>
  listRoles((await (await document.getPage(number)).getStructTree()) as Node | null);

interface Item {
  title: string;
  items: Item[];
}

interface Annotation {
  dest?: unknown;
  url?: string;
  contentsObj: { str: string };
}

const annotationsOf = async (
  document: Awaited<ReturnType<typeof read>>,
  number: number,
): Promise<Annotation[]> => (await (await document.getPage(number)).getAnnotations()) as Annotation[];

const picture = async (): Promise<Uint8Array> =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: '#88a' } })
    .jpeg()
    .toBuffer();

test('states title and language and has an outline and page numbers', async () => {
  const document = await read([
    { kind: 'heading', level: 1, text: 'Parlano di noi' },
    { kind: 'heading', level: 2, text: 'La città è piena' },
    { kind: 'paragraph', text: 'Così è, «già» — 12 €.' },
    { kind: 'page' },
    { kind: 'heading', level: 1, text: 'Mercato' },
  ]);
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } };
  expect(info).toMatchObject({ Title: 'Rassegna stampa: perché sì', Language: 'it' });
  const outline = (await document.getOutline()) as Item[];
  expect(outline.map(({ title, items }) => [title, items.map((each) => each.title)])).toEqual([
    ['Parlano di noi', ['La città è piena']],
    ['Mercato', []],
  ]);
  expect(await readText(document, 1)).toContain('Così è, «già» — 12 €.');
  expect(await readText(document, 1)).toContain('Pagina 1 di 2');
  expect(await readText(document, 2)).toContain('Pagina 2 di 2');
  expect(await rolesOf(document, 1)).toEqual(['Root', 'Document', 'H1', 'H2', 'P']);
});

test('keeps a heading on the page of what belongs to it', async () => {
  const document = await read([
    { kind: 'paragraph', text: 'Prima' },
    { kind: 'space', height: 400 },
    { kind: 'heading', level: 2, text: 'Per testata', room: 340 },
    {
      kind: 'drawing',
      alt: 'Barre',
      height: 300,
      shapes: [{ shape: 'rect', x: 0, y: 0, width: 30, height: 300, fill: '#333' }],
    },
  ]);
  expect(await readText(document, 1)).not.toContain('Per testata');
  expect(await rolesOf(document, 2)).toEqual(['Root', 'Document', 'H2', 'Figure: Barre']);
});

test('links entries of the contents to pages that follow, with their numbers', async () => {
  const document = await read([
    { kind: 'contents', entries: [{ text: 'Il mercato cresce', anchor: 'a', level: 2 }] },
    { kind: 'page' },
    { kind: 'page' },
    { kind: 'heading', level: 2, text: 'Il mercato cresce', anchor: 'a' },
    { kind: 'link', text: 'Leggi', url: 'https://example.org/a' },
    { kind: 'link', text: 'Non è un collegamento', url: 'javascript:alert(1)' },
  ]);
  expect(await readText(document, 1)).toMatch(/Il mercato cresce\s+2/);
  expect(await rolesOf(document, 1)).toEqual(['Root', 'Document', 'TOC', 'TOCI', 'Link']);
  const [entry] = await annotationsOf(document, 1);
  const target = await document.getDestination(String(entry?.dest));
  expect(await document.getPageIndex(target?.[0] as Parameters<typeof document.getPageIndex>[0])).toBe(1);
  const links = await annotationsOf(document, 2);
  expect(links.map(({ url, contentsObj }) => [url, contentsObj.str])).toEqual([
    ['https://example.org/a', 'Leggi'],
  ]);
});

test('repeats the head of a table on each page, which is read once', async () => {
  const rows = Array.from({ length: 90 }, (_, at) => [`Testata ${at}`, String(at)]);
  const document = await read([
    {
      kind: 'table',
      caption: 'Per testata',
      columns: [
        { title: 'Testata', weight: 3 },
        { title: 'Ritagli', align: 'right' },
      ],
      rows,
    },
  ]);
  expect(document.numPages).toBeGreaterThan(1);
  const first = await rolesOf(document, 1);
  expect(first.slice(0, 7)).toEqual(['Root', 'Document', 'Table', 'Caption', 'TR', 'TH', 'TH']);
  expect(await readText(document, 2)).toContain('Ritagli');
  expect((await rolesOf(document, 2)).filter((role) => role === 'TH')).toHaveLength(2);
  const texts = await Promise.all(
    Array.from({ length: document.numPages }, (_, at) => readText(document, at + 1)),
  );
  for (const [name] of rows) expect(texts.join(' ')).toContain(name);
});

test('describes pictures and drawings', async () => {
  const document = await read([
    { kind: 'picture', source: { bytes: await picture() }, alt: 'La pagina del giornale', height: 200 },
    {
      kind: 'drawing',
      alt: 'Tre ritagli a marzo',
      height: 40,
      shapes: [
        { shape: 'rect', x: 0, y: 0, width: 30, height: 20, fill: '#333', stroke: '#000' },
        {
          shape: 'line',
          points: [
            [0, 0],
            [40, 20],
          ],
          stroke: '#000',
          dash: 2,
        },
        { shape: 'text', x: 0, y: 24, width: 60, text: 'marzo', size: 8 },
      ],
    },
  ]);
  expect(await rolesOf(document, 1)).toEqual([
    'Root',
    'Document',
    'Figure: La pagina del giornale',
    'Figure: Tre ritagli a marzo',
  ]);
  expect(await readText(document, 1)).toContain('marzo');
});

test('continues long texts on further pages and fits pictures into them', async () => {
  const document = await read([
    { kind: 'paragraph', text: 'parola '.repeat(1200) },
    { kind: 'picture', source: { bytes: await picture() }, alt: 'Pagina' },
  ]);
  expect(document.numPages).toBe(3);
  expect((await rolesOf(document, 2)).slice(0, 3)).toEqual(['Root', 'Document', 'P']);
});

test('refuses a picture that cannot be read', async () => {
  await expect(
    makePdf(documentOf([{ kind: 'picture', source: { path: '/nowhere.jpg' }, alt: '' }])),
  ).rejects.toThrow('ENOENT');
});
