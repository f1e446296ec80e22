import { DEFAULT_LANGUAGE } from '@press-room/contract/languages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../core/context.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { sendPublic } from '../../platform/http/public-answer.ts';
import {
  NEWS_SITEMAP_PATH,
  PAGES_SITEMAP_PATH,
  SITEMAP_PATH,
  writeNewsSitemap,
  writePagesSitemap,
  writeSitemapIndex,
  writeYearSitemap,
  yearSitemapPath,
} from './sitemaps.ts';
import { writeModelsGuide, writeRobots } from './texts.ts';

interface Served {
  path: string;
  mediaType: string;
  write: (context: AppContext) => Promise<string>;
}

const XML = 'application/xml';
const SERVED: readonly Served[] = [
  { path: SITEMAP_PATH, mediaType: XML, write: writeSitemapIndex },
  { path: PAGES_SITEMAP_PATH, mediaType: XML, write: writePagesSitemap },
  {
    path: '/robots.txt',
    mediaType: 'text/plain',
    write: async ({ config }) => writeRobots(config.PUBLIC_URL),
  },
  { path: '/llms.txt', mediaType: 'text/plain', write: writeModelsGuide },
];

const partSchema = z.object({ year: z.coerce.number(), part: z.coerce.number() });
const HOUR_MS = 3_600_000;

/** Files for search engines and other programs: the site's addresses, and access rules. */
export function serveSitemaps(app: FastifyInstance, context: AppContext): void {
  const plain = { language: DEFAULT_LANGUAGE } as const;
  for (const { path, mediaType, write } of SERVED) {
    app.get(path, { schema: { hide: true } }, (request, reply) =>
      sendPublic(request, reply, context, {
        ...plain,
        key: path,
        mediaType,
        build: () => write(context),
      }),
    );
  }
  app.get(NEWS_SITEMAP_PATH, { schema: { hide: true } }, (request, reply) => {
    // News leave the sitemap by time alone.
    const hour = Math.floor(context.now().getTime() / HOUR_MS);
    const key = `${NEWS_SITEMAP_PATH} ${hour}`;
    return sendPublic(request, reply, context, {
      ...plain,
      key,
      mediaType: XML,
      until: (hour + 1) * HOUR_MS,
      build: () => writeNewsSitemap(context),
    });
  });
  const parts = yearSitemapPath(':year(^\\d{4})', ':part(^[1-9]\\d{0,3})');
  app.get(parts, { schema: { hide: true } }, (request, reply) => {
    const asked = partSchema.parse(request.params);
    return sendPublic(request, reply, context, {
      ...plain,
      key: yearSitemapPath(asked.year, asked.part),
      mediaType: XML,
      build: async () => {
        const text = await writeYearSitemap(context, asked);
        if (text === null) throw notFound();
        return text;
      },
    });
  });
}
