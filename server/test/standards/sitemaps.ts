import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { ErrorLevel, parseSitemapIndex, type SitemapItem, XMLToSitemapItemStream } from 'sitemap';
import { openXmlSchema } from './xml-schemas.ts';

const { resolve } = createRequire(import.meta.url);
const path = join(dirname(resolve('sitemap/package.json')), 'schema/sitemap.xsd');
// The schema allows elements of other namespaces only with their own schemas, which Google publishes and no package
// contains.
const schema = readFileSync(path, 'utf8').replaceAll('processContents="strict"', 'processContents="lax"');
const findFaults = openXmlSchema(schema, path);

/** Entries of a sitemap that is valid by the schema of sitemaps.org; the parser throws on unknown elements. */
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
