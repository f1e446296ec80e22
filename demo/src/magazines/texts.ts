import { z } from 'zod';
import { readBoth, readJson, readText } from '../content.ts';
import type { Bilingual } from '../types.ts';

const words = z.strictObject({ title: z.string(), editorial: z.string() });

const texts = readBoth(
  'magazines',
  z.strictObject({
    sections: z.record(z.string(), z.string()),
    /** One for each issue of the Italian magazine, oldest first. */
    themes: z.array(words),
    territories: z.record(z.string(), z.strictObject({ name: z.string(), editorial: z.string() })),
  }),
);

const both = (pick: (language: (typeof texts)['it']) => string | undefined): Bilingual => ({
  it: pick(texts.it) ?? '',
  en: pick(texts.en) ?? '',
});

export const themes: readonly { title: Bilingual; editorial: Bilingual }[] = texts.it.themes.map((_, at) => ({
  title: both(({ themes }) => themes[at]?.title),
  editorial: both(({ themes }) => themes[at]?.editorial),
}));

export const sectionName = (section: string): Bilingual => both(({ sections }) => sections[section]);

export const territoryWords = (code: string): { name: Bilingual; editorial: Bilingual } => ({
  name: both(({ territories }) => territories[code]?.name),
  editorial: both(({ territories }) => territories[code]?.editorial),
});

export interface Article {
  key: string;
  section: string;
  title: Bilingual;
  /** Paragraphs. */
  text: { it: readonly string[]; en: readonly string[] };
  /** One number of the article, set large. */
  figure: { value: Bilingual; what: Bilingual };
}

const headSchema = z.strictObject({ title: z.string(), figure: z.string(), about: z.string() });

function readArticle(path: string): Article {
  const [section = '', key = ''] = path.split('/');
  const it = readText(`articles/${path}.it.md`, headSchema);
  const en = readText(`articles/${path}.en.md`, headSchema);
  return {
    key,
    section,
    title: { it: it.head.title, en: en.head.title },
    text: { it: it.body.split('\n\n'), en: en.body.split('\n\n') },
    figure: {
      value: { it: it.head.figure, en: en.head.figure },
      what: { it: it.head.about, en: en.head.about },
    },
  };
}

/** What issues are put together from, in the order in which they take turns. */
export const demoArticles: readonly Article[] = readJson('articles/order.json', z.array(z.string())).map(
  readArticle,
);
