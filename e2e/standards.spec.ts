import type { APIRequestContext } from '@playwright/test';
import { findHtmlFaults } from '../server/test/standards/html.ts';
import { findJsonLdFaults, readJsonLd } from '../server/test/standards/json-ld.ts';
import { readOpenGraph } from '../server/test/standards/open-graph.ts';
import { readSitemap, readSitemapIndex } from '../server/test/standards/sitemaps.ts';
import { expect, test } from './fixtures.ts';

const pathOf = (url: string): string => new URL(url).pathname;

async function read(request: APIRequestContext, path: string, status = 200): Promise<string> {
  const answer = await request.get(path, { headers: { Accept: 'text/html,*/*' } });
  expect([path, answer.status()]).toEqual([path, status]);
  return answer.text();
}

/**
 * One page of each kind from the sitemaps. Without recent news, the news sitemap is empty, which the schema does not
 * allow.
 */
async function findPages(request: APIRequestContext): Promise<Map<string, string>> {
  const files = await readSitemapIndex(await read(request, '/sitemap.xml'));
  const pages = new Map<string, string>();
  for (const { url } of files.filter((each) => !each.url.endsWith('/news.xml'))) {
    for (const item of await readSitemap(await read(request, pathOf(url)))) {
      const path = pathOf(item.url);
      pages.set(path.replace(/\/[^/]*-\d+$/, '/one').replace(/\d{4}/, 'year'), path);
    }
  }
  return pages;
}

test.describe('What programs read', { tag: '@desktop' }, () => {
  test('is faultless to other people’s validators, on every kind of page', async ({ request }) => {
    const pages = await findPages(request);
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining([
        '/it/comunicati',
        '/it/comunicati/year',
        '/it/comunicati/year/one',
        '/en/contact',
      ]),
    );
    // Companies are in the sitemap after their first publication; their page exists before.
    const company = pathOf((await request.get('/en/companies/-1')).url());
    for (const path of [...pages.values(), company]) {
      const html = await read(request, path);
      expect([path, await findHtmlFaults(html)]).toEqual([path, []]);
      const told = readJsonLd(html);
      expect([path, told.length]).toEqual([path, 2]);
      for (const document of told) expect([path, await findJsonLdFaults(document)]).toEqual([path, []]);
      expect(pathOf(String((await readOpenGraph(html)).ogUrl))).toBe(path);
    }
    for (const path of ['/', '/en/releases/2026/nothing-999999999'])
      expect(await findHtmlFaults(await read(request, path, path === '/' ? 200 : 404))).toEqual([]);
  });
});
