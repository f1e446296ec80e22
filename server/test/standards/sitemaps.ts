import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { ErrorLevel, parseSitemapIndex, type SitemapItem, XMLToSitemapItemStream } from 'sitemap';
import { openXmlSchema } from './xml-schemas.ts';

const { resolve } = createRequire(import.meta.url);
const path = join(dirname(resolve('sitemap/package.json')), 'schema/sitemap.xsd');
// It lets in elements of other namespaces only with their own schemas, which Google publishes and nobody packages.
const schema = readFileSync(path, 'utf8').replaceAll('processContents="strict"', 'processContents="lax"');
const findFaults = openXmlSchema(schema, path);

/** The entries of a sitemap that holds to sitemaps.org's schema, read by a parser that throws at what it does not know. */
export async function readSitemap(xml: string): Promise<SitemapItem[]> {
  const faults = findFaults(xml);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const strict = new XMLToSitemapItemStream({ level: ErrorLevel.THROW, logger: false });
  const items: SitemapItem[] = [];
  for await (const item of Readable.from([xml]).pipe(strict)) items.push(item as SitemapItem);
  return items;
}

export const readSitemapIndex = (xml: string): Promise<{ url: string }[]> =>
  parseSitemapIndex(Readable.from([xml]));
