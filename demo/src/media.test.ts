import { describe, expect, it } from 'vitest';
import { openPdf, readPages } from '../../server/src/features/assets/documents/pdf.ts';
import { demoDocuments } from './documents.ts';
import { demoDrawings } from './drawings.ts';
import { demoGalleries, demoGalleryTree } from './galleries.ts';
import { drawIssue } from './magazines/draw-issue.ts';
import { demoIssues, type Issue, issueTitle } from './magazines/issues.ts';
import { demoArticles } from './magazines/texts.ts';
import { demoPressKits } from './press-kits.ts';
import { captions, toPictureWords } from './words.ts';

const LANGUAGES = ['it', 'en'] as const;
const CARELESS = /['"`]| {2}|\.\.\.| [,;.]/;

const countWords = (paragraphs: readonly string[]): number => paragraphs.join(' ').split(/\s+/).length;

function issueOf(key: string): Issue {
  const issue = demoIssues.find((each) => each.key === key);
  if (issue === undefined) throw new Error(`No issue ${key}`);
  return issue;
}

const readText = async (pdf: Uint8Array): Promise<string[]> => {
  const document = await openPdf(new Uint8Array(pdf));
  const pages = await readPages(document);
  await document.loadingTask.destroy();
  return pages.map((page) => page.replace(/\s+/g, ' '));
};

describe('demo pictures', () => {
  it('are at least 120, each with words of its own in both languages', () => {
    expect(demoDrawings.length).toBeGreaterThanOrEqual(120);
    expect(new Set(demoDrawings.map(({ key }) => key)).size).toBe(demoDrawings.length);
    for (const language of LANGUAGES) {
      for (const words of ['caption', 'alt'] as const) {
        const texts = demoDrawings.map((drawing) => captions(drawing.key)[words][language]);
        expect(new Set(texts).size, `${words} ${language}`).toBe(texts.length);
        for (const text of texts) {
          expect(text.length, text).toBeGreaterThan(14);
          expect(text).not.toMatch(CARELESS);
        }
      }
    }
  });

  it.each(demoDrawings.map(({ key, ...drawing }) => ({ key, drawing })))(
    'draw $key the same way every time, without broken numbers',
    ({ drawing: { size, draw } }) => {
      const svg = draw(size);
      expect(svg === draw(size)).toBe(true);
      expect(svg.length).toBeLessThan(300_000);
      expect(/NaN|undefined|Infinity|<filter/.exec(svg)).toBeNull();
      expect(svg).toContain(`viewBox="0 0 ${size.width} ${size.height}"`);
    },
  );

  it('come in every shape', () => {
    const ratios = new Set(demoDrawings.map(({ size }) => Math.sign(size.width - size.height)));
    expect(ratios).toEqual(new Set([-1, 0, 1]));
    expect(demoDrawings.some(({ size }) => size.width > size.height * 2)).toBe(true);
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

  it('hold every picture once', () => {
    const held = demoGalleries.flatMap(({ pictures }) => pictures);
    expect(held.toSorted()).toEqual(demoDrawings.map(({ key }) => key).toSorted());
    for (const { pictures, print = [] } of demoGalleries)
      expect(pictures).toEqual(expect.arrayContaining([...print]));
  });

  it('say of each picture who made it, whose it is, what is allowed and when it was taken', () => {
    for (const gallery of demoGalleries) {
      for (const drawing of demoDrawings.filter(({ key }) => gallery.pictures.includes(key))) {
        const words = toPictureWords(drawing, gallery);
        expect(words.taken_on).toMatch(/^202[3-6]-\d\d-\d\d$/);
        expect(words.copyright).toBe(
          `© ${words.taken_on.slice(0, 4)} ${gallery.credit.endsWith('Ceraforma') ? 'Ceraforma' : 'Assofornace'}`,
        );
        for (const text of [words.credit, words.rights.en, words.rights.it]) expect(text).not.toBe('');
      }
    }
  });
});

describe('demo articles', () => {
  it('are at least 25, of 120 to 250 words in both languages', () => {
    expect(demoArticles.length).toBeGreaterThanOrEqual(25);
    for (const { key, text, title, figure } of demoArticles) {
      for (const language of LANGUAGES) {
        const words = countWords(text[language]);
        expect(words >= 120 && words <= 250, `${key} ${language} ${words}`).toBe(true);
        expect([...text[language], title[language], figure.what[language]].join(' '), key).not.toMatch(
          CARELESS,
        );
      }
    }
  });

  it('repeat no paragraph', () => {
    const paragraphs = demoArticles.flatMap(({ text }) => [...text.it, ...text.en]);
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });
});

describe('demo magazines', () => {
  it('cover five years and four territories', () => {
    const years = (kind: string): Set<number> =>
      new Set(demoIssues.filter((issue) => issue.kind === kind).map(({ year }) => year));
    expect(years('italian')).toEqual(new Set([2022, 2023, 2024, 2025, 2026]));
    expect(years('international')).toEqual(new Set([2022, 2023, 2024, 2025, 2026]));
    const codes = demoIssues.flatMap(({ territory }) => territory?.code ?? []);
    expect([...new Set(codes)].toSorted()).toEqual(['DE', 'FR', 'NL', 'US']);
    expect(new Set(demoIssues.map(({ key }) => key)).size).toBe(demoIssues.length);
    for (const { key, articles } of demoIssues) expect(new Set(articles).size, key).toBe(articles.length);
  });

  it('are small, never lie ahead and have titles in both languages', () => {
    for (const issue of demoIssues) {
      expect(drawIssue(issue).length, issue.key).toBeLessThan(200_000);
      expect(`${issue.year}-${String(issue.month).padStart(2, '0')}` <= '2026-11', issue.key).toBe(true);
      for (const language of LANGUAGES) expect(issueTitle(issue)[language]).not.toBe('');
    }
  });

  it('are PDFs whose text is read page by page, in the order of the columns', async () => {
    const issue = issueOf('italian-2026-09');
    const pages = await readText(drawIssue(issue));
    expect(pages.length).toBe(12);
    expect(pages[0]).toContain('Quarto Fuoco');
    for (const [index, { title, text }] of issue.articles.entries()) {
      const page = pages[index + 2] ?? '';
      const [italian, english] = LANGUAGES.map((language) =>
        page.indexOf(text[language][0]?.slice(0, 30) ?? ''),
      );
      expect(page).toContain(title.it);
      expect(page).toContain(title.en);
      expect(italian).toBeGreaterThan(-1);
      expect(english).toBeGreaterThan(italian ?? 0);
      expect(pages[1]).toContain(title.it);
    }
  });

  it('have a title, a language, bookmarks and links that lead to the articles', async () => {
    const issue = issueOf('international-de-2026-02');
    const document = await openPdf(new Uint8Array(drawIssue(issue)));
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: issueTitle(issue).en, Language: 'en' });
    const outline = await document.getOutline();
    expect(outline.map(({ title }) => title)).toEqual([
      'Contents',
      ...issue.articles.map(({ title }) => title.en),
      'Germany: imports',
    ]);
    const contents = await (await document.getPage(2)).getAnnotations();
    expect(contents.filter(({ subtype }) => subtype === 'Link').length).toBe(issue.articles.length + 1);
    await document.loadingTask.destroy();
  });

  it('have cross references that point at their objects', () => {
    const file = Buffer.from(drawIssue(issueOf('italian-2022-03'))).toString('latin1');
    const entries = [...file.matchAll(/^(\d{10}) 00000 n $/gm)];
    entries.forEach(([, offset], index) => {
      expect(file.slice(Number(offset), Number(offset) + 12)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    });
    expect(file.slice(Number(/startxref\n(\d+)/.exec(file)?.[1]))).toMatch(/^xref\n/);
  });
});

describe('demo press kits', () => {
  it('are two editions for each group, with six to twelve files that exist', () => {
    const files = [...demoDrawings, ...demoDocuments].map(({ key }) => key);
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

  it.each(demoDocuments.map(({ key, name, make }) => ({ key, name, make })))(
    'holds $name, which is what its name says',
    async ({ name, make }) => {
      const bytes = Buffer.from(await make());
      const starts = { pdf: '%PDF', docx: 'PK\x03\x04', csv: '\xef\xbb\xbf', png: '\x89PNG' };
      const kind = name.split('.').at(-1) as keyof typeof starts;
      expect(bytes.toString('latin1').startsWith(starts[kind])).toBe(true);
    },
  );
});
