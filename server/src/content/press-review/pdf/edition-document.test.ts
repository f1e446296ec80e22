/** @module-tag slow */
import { REVIEW_SECTIONS, type ReviewContent, type ReviewSection } from '@press-room/contract/press-reviews';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePdf } from '../../../platform/pdf/make-pdf.ts';
import { toEditionDocument } from './edition-document.ts';

const [US, MEMBERS, MARKET, COMPETITORS] = REVIEW_SECTIONS;

type Placed = readonly [id: number, section: ReviewSection, pages?: number];

const clip = ([id, section]: Placed) => ({
  id,
  section,
  headline: `Articolo ${id}`,
  outlet: 'Gazzetta',
  author: '',
  published_on: '2026-03-02',
  edition: '',
  page: '',
  companies: [],
  excerpt: '',
  url: `https://gazzetta.example/${id}`,
});

interface Bookmark {
  title: string;
  dest: unknown;
  items: Bookmark[];
}

/** Headings in reading order with their pages, from the outline and from the contents. */
async function read(placed: readonly Placed[]) {
  const bytes = await sharp({ create: { width: 300, height: 424, channels: 3, background: '#88a' } })
    .jpeg()
    .toBuffer();
  const review = {
    title: 'Rassegna',
    language: 'it',
    press_group: { id: 1, name: 'Association' },
    day: '2026-03-02',
    introduction: '',
    clippings: placed.map(clip),
  } as unknown as ReviewContent;
  const pages = new Map(
    placed.map(([id, , count = 0]) => [
      id,
      { pages: Array.from({ length: count }, () => ({ source: { bytes }, text: '' })), left: 0 },
    ]),
  );
  const data = await makePdf(toEditionDocument(review, pages, new Date('2026-03-02T06:00:00Z')));
  const document = await getDocument({ data }).promise;
  const pageOf = async (dest: unknown): Promise<number> => {
    const target = typeof dest === 'string' ? await document.getDestination(dest) : (dest as unknown[]);
    return 1 + (await document.getPageIndex(target?.[0] as Parameters<typeof document.getPageIndex>[0]));
  };
  const [, ...sections] = (await document.getOutline()) as Bookmark[];
  const bookmarks: [title: string, page: number][] = [];
  for (const { title, dest, items } of sections) {
    bookmarks.push([title, await pageOf(dest)]);
    for (const item of items) bookmarks.push([item.title, await pageOf(item.dest)]);
  }
  const annotations = (await (await document.getPage(1)).getAnnotations()) as { dest: string }[];
  const contents = await Promise.all(annotations.map(({ dest }) => pageOf(dest)));
  const links: [url: string | undefined, page: number][] = [];
  const tags = new Set<string>();
  const listTags = ({ role, children = [] }: { role?: string; children?: object[] }): void => {
    if (role !== undefined) tags.add(role);
    children.forEach(listTags);
  };
  for (let number = 2; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const all = (await page.getAnnotations()) as { url?: string }[];
    for (const { url } of all) links.push([url, number]);
    listTags((await page.getStructTree()) as object);
  }
  return { pages: document.numPages, bookmarks, contents, links, tags: [...tags] };
}

test('lets sections of links follow each other on one page', async () => {
  const edition = await read([
    [1, US],
    [2, MEMBERS],
    [3, MEMBERS],
    [4, COMPETITORS],
  ]);
  expect(edition.pages).toBe(2);
  expect(edition.bookmarks.map(([, page]) => page)).toEqual(edition.contents);
  expect(edition.links).toEqual([1, 2, 3, 4].map((id) => [`https://gazzetta.example/${id}`, 2]));
  expect(edition.tags).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'P', 'Link']));
});

test('begins a page at clippings with pages, and goes on with links after them', async () => {
  const edition = await read([
    [1, US, 2],
    [2, US],
    [3, MEMBERS],
    [4, MARKET, 1],
    [5, COMPETITORS],
  ]);
  expect(edition.bookmarks).toEqual([
    ['Parlano di noi', 2],
    ['Articolo 1', 2],
    ['Articolo 2', 5],
    ['Parlano delle aziende associate', 5],
    ['Articolo 3', 5],
    ['Mercato', 6],
    ['Articolo 4', 6],
    ['Concorrenti', 8],
    ['Articolo 5', 8],
  ]);
  expect(edition.contents).toEqual(edition.bookmarks.map(([, page]) => page));
});

test('keeps the heading of a section with its first link', async () => {
  for (let count = 5; count <= 12; count += 1) {
    const us = Array.from({ length: count }, (_, at) => [at + 1, US] as const);
    const { bookmarks } = await read([...us, [99, MARKET]]);
    const [section, first] = bookmarks.slice(-2);
    expect([count, first?.[1]]).toEqual([count, section?.[1]]);
  }
});
