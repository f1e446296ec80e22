import { describe, expect, it } from 'vitest';
import { NoFeed, readFeed } from './read-feed.ts';

const FOUND = new URL('https://gazzetta.example/feed.xml');
const rss = (items: string, head = '<language>it-IT</language>') =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:dc="x"><channel><title>Gazzetta</title>${head}${items}</channel></rss>`;

describe('a feed', () => {
  it('is read as RSS, with HTML as text', () => {
    const item = `<item><title>Fair &amp;amp; &lt;b&gt;square&lt;/b&gt;</title><link>/a?x=1&amp;y=2</link>
      <description><![CDATA[<p>One</p><p>two <script>no</script>&egrave;</p>]]></description>
      <dc:creator>Ada</dc:creator><pubDate>Mon, 30 Nov 2026 03:00:00 +0100</pubDate></item>`;
    expect(readFeed(rss(item), FOUND)).toEqual([
      {
        url: 'https://gazzetta.example/a?x=1&y=2',
        headline: 'Fair & square',
        excerpt: 'One two è',
        author: 'Ada',
        language: 'it',
        published_at: new Date('2026-11-30T02:00:00Z'),
      },
    ]);
  });

  it('is read as Atom, and leads past the address of an alert service', () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><title>Alert</title><entry>
      <id>tag:1</id><title type="html">Fair</title><link rel="replies" href="https://x.example/c"/>
      <link href="https://www.google.com/url?rct=j&amp;url=https://paper.example/fair&amp;ct=ga"/>
      <published>2026-11-29T10:00:00Z</published><updated>2026-11-30T10:00:00Z</updated>
      <content type="xhtml"><div>Text <b>here</b></div></content><author><uri>https://a.example/bea</uri><name>Bea</name><email>bea@a.example</email></author></entry></feed>`;
    expect(readFeed(atom, FOUND)).toMatchObject([
      { url: 'https://paper.example/fair', excerpt: 'Text here', author: 'Bea', language: 'en' },
    ]);
    expect(readFeed(atom, FOUND)[0]?.published_at?.toISOString()).toBe('2026-11-29T10:00:00.000Z');
  });

  it('is read as RSS 1.0, and entries that lead nowhere are left out', () => {
    const rdf = `<rdf:RDF xmlns:rdf="x"><item><title>One</title><link>https://a.example/1</link></item>
      <item><title>No link</title></item><item><title>Bad</title><link>javascript:alert(1)</link></item></rdf:RDF>`;
    expect(readFeed(rdf, FOUND).map(({ headline }) => headline)).toEqual(['One']);
  });

  it('is no page, and nothing that is nested without end', () => {
    for (const text of ['<html><body>Hello</body></html>', 'Hello', '', rss('<a>'.repeat(100_000))])
      expect(() => readFeed(text, FOUND)).toThrow(NoFeed);
  });

  it('expands no entities that it declares itself', () => {
    const laughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "lol">${Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghij'[at]};`.repeat(10)}">`,
    ).join(
      '',
    )}<!ENTITY x SYSTEM "file:///etc/passwd">]>${rss('<item><title>&j;&x;!</title><link>https://a.example/</link></item>').slice(21)}`;
    const [entry] = readFeed(laughs, FOUND);
    expect(entry?.headline.length).toBeLessThan(20);
  });

  it('is bounded in entries and texts, also where it is cut off', () => {
    const item = (at: number) =>
      `<item><title>${'x'.repeat(20_000)}</title><link>https://a.example/${at}</link></item>`;
    const long = rss(Array.from({ length: 300 }, (_, at) => item(at)).join(''));
    const entries = readFeed(long.slice(0, -50), FOUND);
    expect(entries).toHaveLength(100);
    expect(entries[0]?.headline).toHaveLength(8000);
  });
});
