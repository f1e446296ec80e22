import { parseFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, startDesk } from '../../../test/desk.ts';
import { addDocument, addPicture, inBothForms } from '../../../test/media.ts';
import { parseXml } from '../../../test/standards/xml.ts';

const ORIGIN = 'https://press.example.com';
const FILES = inBothForms('twelve bytes', 640);
const PICTURES = 100;

/** Texts that are known to break feeds, each as title, abstract and body. */
const AWKWARD = {
  'a word without end': ['Precipitevolissimevolmente'.repeat(9), '', '<p>Testo</p>'],
  'an emoji of several': ['Famiglia 👨‍👩‍👧‍👦 e mattoni 🧱🏽', 'In breve 🇮🇹', '<p>👩🏽‍🔬</p>'],
  'the end of a section': ['Fine ]]> e <![CDATA[ inizio', ']]>', '<p>]]&gt;&lt;/script&gt;</p>'],
  'ampersands and marks': ['R&D & <b>“più”</b> &amp; &#38; &nbsp;', 'a < b > c', '<p>R&amp;D</p>'],
  'right to left': ['אריחים \u202Bוקרמיקה', 'בלאט', '<p>מבנה <strong>קרמיקה</strong> abc</p>'],
  'nothing but a title': ['Solo il titolo', '', '<p>.</p>'],
} as const;

interface Entry {
  id: string;
  title: string;
  url: string;
  html: string;
  published: string;
  updated: string;
  files: number[];
}

const instant = (text: string | undefined): string => new Date(text ?? '').toISOString();

/** Entries of a feed in a common form, read by a third-party program. */
function read(text: string): Entry[] {
  const parsed = parseFeed(text);
  switch (parsed.format) {
    case 'rss':
      return (parsed.feed.items ?? []).map((item) => ({
        id: item.guid?.value ?? '',
        title: item.title ?? '',
        url: item.link ?? '',
        html: item.content?.encoded ?? '',
        published: instant(item.pubDate),
        updated: instant(item.atom?.updated ?? item.pubDate),
        files: (item.enclosures ?? []).map(({ length }) => length ?? -1),
      }));
    case 'atom':
      return (parsed.feed.entries ?? []).map((entry) => ({
        id: entry.id ?? '',
        title: entry.title?.value ?? '',
        url: entry.links?.find(({ rel }) => rel === 'alternate')?.href ?? '',
        html: entry.content?.value ?? '',
        published: instant(entry.published),
        updated: instant(entry.updated),
        files: (entry.links ?? []).filter(({ rel }) => rel === 'enclosure').map(({ length }) => length ?? -1),
      }));
    case 'json':
      return (parsed.feed.items ?? []).map((item) => ({
        id: item.id ?? '',
        title: item.title ?? '',
        url: item.url ?? '',
        html: item.content_html ?? '',
        published: instant(item.date_published),
        updated: instant(item.date_modified ?? item.date_published),
        files: (item.attachments ?? []).map(({ size_in_bytes: bytes }) => bytes ?? -1),
      }));
    default:
      throw new Error(`not a feed of ours: ${parsed.format}`);
  }
}

describe('feeds of awkward releases, as a program that is not ours reads them', () => {
  let desk: Desk;
  const get = async (form: string): Promise<string> => (await desk.server.call(`/it/feed.${form}`)).text;

  beforeAll(async () => {
    desk = await startDesk({ PUBLIC_URL: ORIGIN });
    const pictures: number[] = [];
    for (let at = 0; at < PICTURES; at += 1)
      pictures.push(await addPicture(desk.server, { name: `foto & ${at}'.jpg` }, at === 0 ? FILES : []));
    const sheet = await addDocument(desk.server, Buffer.from('facts'), { name: 'scheda "è" & più.pdf' });
    const full = await desk.draft({ pictures, hero: pictures[0], attachments: [sheet] });
    await desk.moved(full, { to: 'published' });
    for (const [title, abstract, body] of Object.values(AWKWARD))
      await desk.moved(await desk.draft({ text: { it: { title, abstract, body } } }), { to: 'published' });
  });
  afterAll(() => desk.server.close());

  it('say the same in every form', async () => {
    const [rss = [], atom = [], json = []] = (await Promise.all(['rss', 'atom', 'json'].map(get))).map(read);
    expect(atom).toHaveLength(Object.keys(AWKWARD).length + 1);
    expect(new Set(atom.map(({ id }) => id)).size).toBe(atom.length);
    expect(json).toEqual(atom);
    // An item of RSS has one enclosure.
    expect(rss).toEqual(atom.map((entry) => ({ ...entry, files: entry.files.slice(0, 1) })));
    expect(atom.at(-1)?.files).toEqual([12, 5]);
    for (const { url, updated, published } of atom) {
      expect(url.startsWith(`${ORIGIN}/it/comunicati/2026/`)).toBe(true);
      expect(updated).toBe(published);
    }
  });

  it.each(Object.entries(AWKWARD))('keep %s', async (_what, [title, abstract, body]) => {
    for (const form of ['rss', 'atom', 'json']) {
      const entry = read(await get(form)).find((each) => each.title === title);
      expect(entry?.html, form).toBe(body);
    }
    const { items } = JSON.parse(await get('json')) as { items: { title: string; summary?: string }[] };
    const item = items.find((each) => each.title === title);
    expect(item?.summary ?? '').toBe(abstract);
  });

  it('are well-formed, and have what their formats demand', async () => {
    const channel = parseXml(await get('rss'));
    for (const name of ['title', 'link', 'description'])
      expect(channel.getElementsByTagName(name)[0]?.textContent).toBeTruthy();
    for (const guid of Array.from(channel.getElementsByTagName('guid')))
      expect(guid.getAttribute('isPermaLink')).toBe('false');
    for (const date of Array.from(channel.getElementsByTagName('pubDate')))
      expect(date.textContent).toMatch(
        /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/,
      );
    const feed = parseXml(await get('atom'));
    for (const entry of [feed, ...Array.from(feed.getElementsByTagName('entry'))])
      for (const name of ['id', 'title', 'updated', 'author'])
        expect(Array.from(entry.childNodes).filter((node) => node.nodeName === name)).toHaveLength(1);
    const json = JSON.parse(await get('json')) as Record<string, unknown> & {
      items: Record<string, unknown>[];
    };
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.any(String) as unknown,
    });
    for (const item of json.items)
      expect([typeof item.id, typeof item.content_html]).toEqual(['string', 'string']);
  });
});
