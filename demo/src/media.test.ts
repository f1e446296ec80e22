import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { demoDocuments } from './documents.ts';
import { DEMO_FILES, filePaths, processedFiles } from './files.ts';
import { demoGalleries, demoGalleryTree } from './galleries.ts';
import { demoMagazines } from './magazines.ts';
import { demoPressKits } from './press-kits.ts';
import { captions, toPictureWords } from './words.ts';

const LANGUAGES = ['it', 'en'] as const;
const CARELESS = /['"`]| {2}|\.\.\.| [,;.]/;
const MAX_BYTES = 25_000_000;
const STARTS: Record<string, string> = {
  pdf: '%PDF',
  docx: 'PK\x03\x04',
  mp4: '\x00\x00\x00$ftyp',
  csv: '\xef\xbb\xbf',
  png: '\x89PNG',
  jpg: '\xff\xd8\xff',
};

const pictures = demoGalleries.flatMap((gallery) => gallery.pictures);

const pictureSchema = z.object({
  width: z.number(),
  height: z.number(),
  renditions: z.array(z.object({ file: z.string() })),
});
const coverSchema = pictureSchema.extend({ file: z.string() });
const sizeOf = (key: string) => pictureSchema.parse(processedFiles[`pictures/${key}.jpg`]);

const listIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));
const listFiles = (): string[] => listIn(DEMO_FILES).map((path) => path.slice(DEMO_FILES.length + 1));

describe('demo files', () => {
  it('are exactly those that the document and their processing name', () => {
    const made = Object.values(processedFiles).flatMap((each) => {
      const cover = coverSchema.safeParse(each.cover).data;
      const renditions = [pictureSchema.safeParse(each).data, cover].flatMap((one) => one?.renditions ?? []);
      return [...(cover === undefined ? [] : [cover.file]), ...renditions.map(({ file }) => file)];
    });
    expect(listFiles().toSorted()).toEqual([...filePaths.values(), ...made].toSorted());
  });

  it('are small enough for a repository, texts and all', () => {
    const bytes = listIn(join(DEMO_FILES, '..')).map((path) => statSync(path).size);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(MAX_BYTES);
  });

  it.each([...filePaths.values()])('hold %s, which is what its name says and is processed', (path) => {
    const ending = path.split('.').at(-1) ?? '';
    const start = readFileSync(join(DEMO_FILES, path)).toString('latin1');
    expect(start.startsWith(STARTS[ending] ?? '?')).toBe(true);
    expect(path in processedFiles).toBe(['pdf', 'png', 'jpg'].includes(ending));
  });
});

describe('demo pictures', () => {
  it('are at least 120, each with words of its own in both languages', () => {
    expect(pictures.length).toBeGreaterThanOrEqual(120);
    expect(new Set(pictures).size).toBe(pictures.length);
    for (const language of LANGUAGES) {
      for (const words of ['caption', 'alt'] as const) {
        const texts = pictures.map((key) => captions(key)[words][language]);
        expect(new Set(texts).size, `${words} ${language}`).toBe(texts.length);
        for (const text of texts) {
          expect(text.length, text).toBeGreaterThan(14);
          expect(text).not.toMatch(CARELESS);
        }
      }
    }
  });

  it('come in every shape, some at print size', () => {
    const sizes = pictures.map(sizeOf);
    expect(new Set(sizes.map(({ width, height }) => Math.sign(width - height)))).toEqual(new Set([-1, 0, 1]));
    expect(sizes.some(({ width, height }) => width > height * 2)).toBe(true);
    expect(sizes.filter(({ width }) => width >= 3600).length).toBeGreaterThanOrEqual(2);
  });
});

describe('demo galleries', () => {
  it('are at least twelve, in a tree of three levels', () => {
    expect(demoGalleries.length).toBeGreaterThanOrEqual(12);
    const depths = (nodes: typeof demoGalleryTree): number =>
      nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ nodes: below = [] }) => depths(below)));
    expect(depths(demoGalleryTree)).toBe(3);
    expect(new Set(demoGalleries.map(({ key }) => key)).size).toBe(demoGalleries.length);
  });

  it('say of each picture who made it, whose it is, what is allowed and when it was taken', () => {
    for (const gallery of demoGalleries) {
      for (const key of gallery.pictures) {
        const words = toPictureWords(key, gallery);
        expect(words.taken_on).toMatch(/^202[3-6]-\d\d-\d\d$/);
        expect(words.copyright).toBe(
          `© ${words.taken_on.slice(0, 4)} ${gallery.credit.endsWith('Ceraforma') ? 'Ceraforma' : 'Assofornace'}`,
        );
        for (const text of [words.credit, words.rights.en, words.rights.it]) expect(text).not.toBe('');
      }
    }
  });
});

describe('demo magazines', () => {
  it('cover five years and four territories', () => {
    const years = (kind: string): Set<number> =>
      new Set(demoMagazines.filter((issue) => issue.kind === kind).map(({ year }) => year));
    expect(years('italian')).toEqual(new Set([2022, 2023, 2024, 2025, 2026]));
    expect(years('international')).toEqual(new Set([2022, 2023, 2024, 2025, 2026]));
    const codes = demoMagazines.flatMap(({ territory }) => territory ?? []);
    expect([...new Set(codes)].toSorted()).toEqual(['DE', 'FR', 'NL', 'US']);
    expect(new Set(demoMagazines.map(({ key }) => key)).size).toBe(demoMagazines.length);
  });

  it('never lie ahead, and have titles in both languages and pages with text', () => {
    for (const { key, year, month, title } of demoMagazines) {
      expect(`${year}-${String(month).padStart(2, '0')}` <= '2026-11', key).toBe(true);
      for (const language of LANGUAGES) expect(title[language]).not.toBe('');
      const pages = z.array(z.string()).parse(processedFiles[`magazines/${key}.pdf`]?.pages);
      expect(pages[0]).toContain(key.startsWith('italian') ? 'Quarto Fuoco' : 'Fourth Fire');
    }
  });
});

describe('demo press kits', () => {
  it('are two editions for each group, with six to twelve files that exist', () => {
    const files = [...pictures, ...demoDocuments.map(({ key }) => key)];
    for (const group of ['association', 'fair']) {
      const kits = demoPressKits.filter(({ press_group }) => press_group === group);
      expect(kits.map(({ year }) => year)).toEqual([2026, 2025]);
    }
    for (const { title, files: held } of demoPressKits) {
      expect(held.length).toBeGreaterThanOrEqual(6);
      expect(held.length).toBeLessThanOrEqual(12);
      for (const { key, title: name } of held) {
        expect(files).toContain(key);
        for (const language of LANGUAGES) expect(name[language]).not.toBe('');
      }
      for (const language of LANGUAGES) expect(title[language]).not.toBe('');
    }
  });
});
