import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, startDesk } from '../../../test/desk.ts';
import { addDocument, addPicture, inBothForms } from '../../../test/media.ts';
import type { Answer } from '../../../test/server.ts';
import { parseXml, textsOf } from '../../../test/standards/xml.ts';
import { linkFeeds } from './links.ts';

const TITLE = 'Tiles <b>&</b> "more" \u{1f9f1}';
const FORMATS = ['rss', 'atom', 'json'] as const;
const FILES = inBothForms('twelve bytes', 640);

let desk: Desk;

beforeAll(async () => {
  desk = await startDesk({ PUBLIC_URL: 'https://press.example.com' });
});
afterAll(() => desk.server.close());

const call = (path: string, init?: RequestInit): Promise<Answer> => desk.server.call(path, init);

/** Titles of entries in each format, which must be equal. */
async function titles(query = '', language = 'it'): Promise<string[]> {
  const [rss, atom, json] = await Promise.all(
    FORMATS.map((each) => call(`/${language}/feed.${each}${query}`)),
  );
  if (rss === undefined || atom === undefined || json === undefined) throw new Error('no answer');
  expect([rss.status, atom.status, json.status]).toEqual([200, 200, 200]);
  const inJson = (JSON.parse(json.text) as { items: { title: string }[] }).items.map(({ title }) => title);
  expect(textsOf(parseXml(rss.text), 'title').slice(1)).toEqual(inJson);
  expect(textsOf(parseXml(atom.text), 'title').slice(1)).toEqual(inJson);
  return inJson;
}

describe('feeds of press releases', () => {
  it('carry texts, files with type and length, and ids that outlive a new title', async () => {
    const picture = await addPicture(desk.server, {}, FILES);
    const sheet = await addDocument(desk.server, Buffer.from('facts'), { caption_it: 'Scheda' });
    const body = `<p>Corpo &amp; <strong>forte</strong></p><figure data-asset="${picture}"></figure>`;
    const draft = await desk.draft({
      text: { it: { title: TITLE, abstract: 'In breve\u0007]]>', body } },
      hero: picture,
      pictures: [picture],
      attachments: [sheet],
      sectors: [1],
    });
    const release = await desk.moved(draft, { to: 'published' });
    const channel = parseXml((await call('/it/feed.rss')).text);
    const enclosure = channel.getElementsByTagName('enclosure')[0];
    expect(enclosure?.getAttribute('length')).toBe('12');
    expect(enclosure?.getAttribute('type')).toBe('image/jpeg');
    expect(enclosure?.getAttribute('url')).toMatch(/\.jpg$/);
    const media = channel.getElementsByTagName('media:content')[0];
    expect(['type', 'fileSize', 'width', 'height'].map((name) => media?.getAttribute(name))).toEqual([
      'image/jpeg',
      '12',
      '640',
      '320',
    ]);
    const file = await call(new URL(enclosure?.getAttribute('url') ?? '').pathname);
    expect([file.status, file.text]).toEqual([200, 'twelve bytes']);
    const id = `tag:press.example.com,2026:press-release:${release.id}:it`;
    expect(textsOf(channel, 'guid')).toEqual([id]);
    expect(textsOf(channel, 'description')[1]).toMatch(/^In breve\]\]>$/);
    expect(textsOf(channel, 'content:encoded')[0]).toMatch(/^<p>Corpo &amp; .*<img src="https:[^"]*\.jpg"/);

    const atom = parseXml((await call('/it/feed.atom')).text);
    const links = Array.from(atom.getElementsByTagName('link')).filter(
      (each) => each.getAttribute('rel') === 'enclosure',
    );
    expect(links.map((each) => [each.getAttribute('type'), each.getAttribute('length')])).toEqual([
      ['image/jpeg', '12'],
      ['application/pdf', '5'],
    ]);
    expect(textsOf(atom, 'updated')[1]).toBe(textsOf(atom, 'published')[0]);

    desk.server.clock.now = new Date('2026-11-20T10:20:00Z');
    const corrected = await desk.change(release, {
      text: { it: { title: 'Nuovo titolo' } },
      correction: { it: 'Il titolo era sbagliato' },
    });
    expect([corrected.status, corrected.json]).toEqual([200, expect.anything()]);
    const json = JSON.parse((await call('/it/feed.json')).text) as { items: Record<string, unknown>[] };
    expect(json.items[0]).toMatchObject({
      id,
      title: 'Nuovo titolo',
      tags: ['Piastrelle'],
      url: `https://press.example.com/it/comunicati/2026/nuovo-titolo-${release.id}`,
      date_published: '2026-11-20T10:00:00.000Z',
      attachments: [{ size_in_bytes: 12 }, { size_in_bytes: 5, title: 'Scheda' }],
    });
    await desk.moved(corrected.json as typeof release, { to: 'archived' });
    expect(await titles()).toEqual([]);
  });

  it('show nothing before its second, nothing after it, and nothing that is for the press', async () => {
    const embargo = '2026-11-20T15:00:00.000Z';
    const expiry = '2026-11-20T16:00:00.000Z';
    const named = (title: string, more: object) =>
      desk.draft({ text: { it: { title, body: '<p>Corpo</p>' } }, ...more });
    await named('Bozza', {});
    await desk.moved(await named('Stampa', { access: 'press' }), { to: 'published' });
    await desk.moved(await named('A tempo', { embargo_until: embargo, expires_at: expiry }), {
      to: 'published',
    });
    const seen = async (instant: string): Promise<string[]> => {
      desk.server.clock.now = new Date(instant);
      // Twice, because answers are cached from the second request on.
      await titles();
      return titles();
    };
    expect(await seen('2026-11-20T14:59:59.999Z')).toEqual([]);
    expect((await call('/it/feed.rss')).headers.get('Cache-Control')).toBe('no-cache');
    expect(await seen('2026-11-20T15:00:00.000Z')).toEqual(['A tempo']);
    expect(await seen('2026-11-20T15:59:30.000Z')).toEqual(['A tempo']);
    const limit = 'public, max-age=0, must-revalidate, s-maxage=28';
    expect((await call('/it/feed.rss')).headers.get('Cache-Control')).toBe(limit);
    expect(await seen('2026-11-20T16:00:00.000Z')).toEqual([]);
    desk.server.clock.now = new Date('2026-11-20T10:30:00Z');
  });

  it('follow the filters of the list, and the group of the site unless they name another', async () => {
    const other = { press_group: 'Fair', text: { en: { title: 'Opening of kilns', body: '<p>Text</p>' } } };
    await desk.moved(await desk.draft(other), { to: 'published' });
    await desk.moved(await desk.draft({ text: { it: { title: 'Forni', body: '<p>Testo</p>' } } }), {
      to: 'published',
    });
    const groups = await desk.server.database.db.selectFrom('press_group').select(['id', 'name']).execute();
    const fair = groups.find(({ name }) => name === 'Fair')?.id;
    expect(await titles()).toEqual(['Forni']);
    expect(await titles(`?group=${fair}`)).toEqual(['Opening of kilns']);
    expect(await titles(`?group=${fair}&language=it`)).toEqual([]);
    expect(await titles(`?group=${fair}&q=kilns`, 'en')).toEqual(['Opening of kilns']);
    expect(await titles(`?group=${fair}&q=%00%3C%22`)).toEqual([]);
    expect(await titles('?year=2026&month=11')).toEqual(['Forni']);
    expect((await call('/it/feed.json?month=3')).text).toContain(' · marzo"');
    expect((await call('/en/feed.json?month=3&year=2026')).text).toContain(' · March 2026"');
    expect(await titles('?year=1999')).toEqual([]);
    expect(await titles('?year=99999999999')).toEqual([]);
  });

  it('follow a sector and a company, together or alone, and name what they follow', async () => {
    const { companies, sectors } = await desk.server.load({
      companies: [{ business_name: 'Argilla & Figli' }],
      sectors: [
        { name: { it: 'Grandi lastre', en: 'Large slabs' } },
        { name: { it: 'Arredo bagno', en: 'Bathrooms' } },
      ],
    });
    const [slabs, baths] = [sectors['Large slabs'], sectors.Bathrooms];
    const company = Object.values(companies)[0];
    const named = (title: string, more: object) =>
      desk.draft({ text: { it: { title, body: '<p>Testo</p>' } }, ...more });
    await desk.moved(await named('Lastre', { sectors: [slabs, baths] }), {
      to: 'published',
    });
    await desk.moved(await named('Sanitari', { sectors: [baths], company }), { to: 'published' });
    const secret = await named('Per la stampa', { sectors: [baths], company, access: 'press' });
    await desk.moved(secret, { to: 'published' });
    for (const word of ['arredo-bagno', 'bathrooms', 'Arredo+bagno'])
      expect(await titles(`?sector=${word}`)).toEqual(['Sanitari', 'Lastre']);
    expect(await titles('?sector=Grandi%20lastre&year=2026')).toEqual(['Lastre']);
    expect(await titles('?sector=lastre')).toEqual([]);
    expect(await titles('?sector=Arredo+bagno&q=lastre')).toEqual(['Lastre']);
    for (const odd of ['%22', '%25', '_', '%00', `${'x'.repeat(4000)}`, '%5C', '%F0%9F%A7%B1'])
      expect(await titles(`?sector=${odd}`)).toEqual([]);
    expect(await titles(`?company=${company}`)).toEqual(['Sanitari']);
    const feed = parseXml((await call(`/it/feed.atom?company=${company}&sector=Arredo+bagno`)).text);
    expect(textsOf(feed, 'title')[0]).toBe('Argilla & Figli · Comunicati stampa · Arredo bagno');
    const { home_page_url } = JSON.parse((await call(`/en/feed.json?company=${company}`)).text) as {
      home_page_url: string;
    };
    expect(home_page_url).toMatch(new RegExp(`^https://press\\.example\\.com/en/companies/-?${company}$`));
    // The same feed for all spellings.
    const same = parseXml((await call(`/it/feed.atom?company=${company}&sector=bathrooms`)).text);
    expect(textsOf(same, 'id')[0]).toBe(textsOf(feed, 'id')[0]);
    const self = Array.from(feed.getElementsByTagName('link')).find(
      (each) => each.getAttribute('rel') === 'self',
    );
    expect(self?.getAttribute('href')).toBe(
      `https://press.example.com/it/feed.atom?company=${company}&sector=arredo-bagno`,
    );
  });

  it('refuse what is no filter, in every format', async () => {
    for (const format of FORMATS) {
      const statuses = await Promise.all(
        ['?year=x', '?group=1%27', '?language=de', '?group=999', '?company=999'].map(
          async (query) => (await call(`/en/feed.${format}${query}`)).status,
        ),
      );
      expect(statuses).toEqual([400, 400, 400, 404, 404]);
    }
  });

  it('answer a program that has them already with nothing, and tell headers alone', async () => {
    const full = await call('/en/feed.atom?junk=1');
    const etag = full.headers.get('ETag') ?? '';
    expect(full.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
    expect((await call('/en/feed.atom')).headers.get('ETag')).toBe(etag);
    const known = await call('/en/feed.atom', { headers: { 'If-None-Match': etag } });
    expect([known.status, known.text, known.headers.get('ETag')]).toEqual([304, '', etag]);
    const head = await call('/en/feed.atom', { method: 'HEAD' });
    expect([head.status, head.text, head.headers.get('ETag')]).toEqual([200, '', etag]);
  });

  it('are named in the head of pages', () => {
    expect(linkFeeds('en', '"Fair"', { group: 2, q: 'a&b' })[0]).toBe(
      '<link rel="alternate" type="application/rss+xml" title="&#34;Fair&#34; (RSS)" href="/en/feed.rss?group=2&#38;q=a%26b">',
    );
  });
});
