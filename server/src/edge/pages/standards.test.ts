import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, startDesk } from '../../../test/desk.ts';
import { writeWeb } from '../../../test/drawn-web.ts';
import { addPicture, inBothForms } from '../../../test/media.ts';
import { findJsonLdFaults, readJsonLd } from '../../../test/standards/json-ld.ts';
import { readOpenGraph } from '../../../test/standards/open-graph.ts';
import { readSitemap, readSitemapIndex } from '../../../test/standards/sitemaps.ts';

const SITE = 'https://press.example.com';
const TITLE = 'Forni </script><b> & "altro"';

let desk: Desk;
let release: string;
let company: number;
let appointment: string;

beforeAll(async () => {
  desk = await startDesk({ PUBLIC_URL: SITE }, { writeWeb });
  const { companies } = await desk.server.load({
    events: [
      {
        name: { it: 'Fiera </script> "Nova"', en: 'Fair' },
        place: { it: 'Bologna', en: '' },
        starts_on: '2027-09-20',
        ends_on: '2027-09-24',
      },
    ],
    appointments: [
      {
        press_group: 'Association',
        admission: 'public',
        title: { it: 'Apertura </script> "Nova"', en: 'Opening' },
        description: { it: 'Con <b>Ada</b>', en: '' },
        place: { it: 'Sala 1', en: 'Hall 1' },
        link: 'https://video.example/secret',
        starts_at: '2026-12-01T22:30:00Z',
        ends_at: '2026-12-02T01:00:00Z',
      },
    ],
    companies: [
      {
        business_name: 'Argilla </script> "Nova"',
        pub_city: 'Sassuolo',
        pub_telephone: '0536 1',
        association_status: 'associated',
      },
    ],
  });
  [company = 0] = Object.values(companies);
  const { id: appointed } = await desk.server.database.db
    .selectFrom('appointment')
    .select('id')
    .executeTakeFirstOrThrow();
  appointment = `/it/appuntamenti/apertura-script-nova-${appointed}`;
  const files = inBothForms('small', 640);
  const rights = 'Uso editoriale, licenza CC BY (https://creativecommons.org/licenses/by/4.0/).';
  const pictures = [
    await addPicture(desk.server, { copyright: '© Ada', rights_it: rights }, files),
    await addPicture(desk.server, { rights_it: 'Solo <editoriale>' }, files),
  ];
  const draft = await desk.draft({
    text: {
      it: { title: TITLE, subtitle: 'Sotto', abstract: 'In breve', body: '<p>B</p>' },
      en: { title: 'Kilns', body: '<p>B</p>' },
    },
    company,
    hero: pictures[0],
    pictures,
  });
  const { id } = await desk.moved(draft, { to: 'published' });
  release = `/it/comunicati/2026/forni-script-b-altro-${id}`;
});
afterAll(() => desk.server.close());

async function read(path: string): Promise<string> {
  const { status, text } = await desk.server.call(path);
  expect([path, status]).toEqual([path, 200]);
  return text;
}

/** One page of each kind. */
const pages = (): string[] => [
  release,
  '/it/comunicati',
  '/en/releases/2026',
  '/en/releases/2026/11',
  `/it/aziende/argilla-script-nova-${company}`,
  appointment,
  '/en/contact',
];

describe('what pages tell machines', () => {
  it('is JSON-LD in the words of schema.org, wherever it stands', async () => {
    for (const page of pages()) {
      const told = readJsonLd(await read(page));
      expect([page, told.length]).toEqual([page, 2]);
      for (const document of told) expect([page, await findJsonLdFaults(document)]).toEqual([page, []]);
    }
  });

  it('says of a picture what may be done with it, whose it is, and where to ask', async () => {
    const [article] = readJsonLd(await read(release));
    expect(article).toMatchObject({
      '@type': 'NewsArticle',
      headline: TITLE,
      author: { '@type': 'Organization', url: `${SITE}/it/aziende/argilla-script-nova-${company}` },
      image: [
        {
          '@type': 'ImageObject',
          creditText: 'Ada Rossi',
          copyrightNotice: '© Ada',
          license: 'https://creativecommons.org/licenses/by/4.0/',
          acquireLicensePage: `${SITE}/it/contatti`,
        },
        { license: { '@type': 'CreativeWork', text: 'Solo <editoriale>' } },
      ],
    });
  });

  it('says of the events of the house when and where they are', async () => {
    const [contact] = readJsonLd(await read('/en/contact'));
    expect(contact).toMatchObject({
      '@type': 'ContactPage',
      mentions: [
        {
          '@type': 'ExhibitionEvent',
          name: 'Fair',
          startDate: '2027-09-20',
          endDate: '2027-09-24',
          location: { '@type': 'Place', name: 'Bologna' },
        },
      ],
    });
  });

  it('is found wrong where it is', async () => {
    const context = { '@context': 'https://schema.org' };
    const wrong = { '@type': 'ImageObject', contentUrl: 'x', credits: 'Ada', width: 640 };
    const faults = await findJsonLdFaults({ ...context, ...wrong });
    for (const word of ['contentUrl', 'credits', 'width']) expect(faults.join('\n')).toContain(word);
    await expect(findJsonLdFaults({ ...context, '@type': 'Tile' })).rejects.toThrow('Tile');
  });

  it('is Open Graph that another reader takes whole', async () => {
    for (const page of pages()) {
      const graph = await readOpenGraph(await read(page));
      expect(graph).toMatchObject({
        ogSiteName: 'Association',
        ogUrl: SITE + page,
        twitterCard: 'summary_large_image',
      });
      expect(graph.ogTitle).toBeTruthy();
      expect(graph.ogDescription).toBeTruthy();
    }
    expect(await readOpenGraph(await read(release))).toMatchObject({
      ogTitle: TITLE,
      ogType: 'article',
      ogLocale: 'it_IT',
      ogDescription: 'In breve',
      articlePublishedTime: '2026-11-20',
      ogImage: [{ type: 'image/jpeg', width: '1200', height: '630', alt: TITLE }],
    });
  });
});

describe('sitemaps', () => {
  it('hold to their schema, and another parser finds every page in them', async () => {
    const files = await readSitemapIndex(await read('/sitemap.xml'));
    expect(files.map(({ url }) => url.replace(SITE, ''))).toEqual([
      '/sitemaps/news.xml',
      '/sitemaps/pages.xml',
      '/sitemaps/releases-2026-1.xml',
    ]);
    const items = await Promise.all(
      files.map(async ({ url }) => readSitemap(await read(url.replace(SITE, '')))),
    );
    const found = items.flat();
    const months = '/en/releases/2026/11';
    for (const page of pages().filter((each) => each !== months))
      expect(found.map(({ url }) => url)).toContain(SITE + page);
    const [news] = found.filter((each) => each.news?.title === TITLE);
    expect(news?.news?.publication).toEqual({ name: 'Association', language: 'it' });
    const [pictured] = found.filter(({ img }) => img.length > 0);
    expect(pictured?.links.map(({ lang }) => lang)).toEqual(['en', 'it', 'x-default']);
  });
});
