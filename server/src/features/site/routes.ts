import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { languageOf } from '../../http/negotiation.ts';
import { sendRepresentation, sizeOfRepresentation, toRepresentation } from '../../http/representation.ts';
import { pageSecurityHeaders } from '../../http/security-headers.ts';
import { buildIndexPage } from './index-page.ts';
import { siteOf } from './site.ts';

const NO_SCREEN = /^\/(?:api|media|assets)(?:\/|$)/;

/** Where a person lands who typed an address of the app without its hash; null for all but a browser's page load. */
export function toScreen(request: FastifyRequest): string | null {
  const isPageLoad = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
  return isPageLoad && !NO_SCREEN.test(request.url) ? `/#${request.url}` : null;
}

/** The built web app: hashed files for ever, the index page with what Home needs. */
export async function serveSite(app: FastifyInstance, context: AppContext, webRoot: string): Promise<void> {
  const indexPath = join(webRoot, 'index.html');
  if (!existsSync(indexPath)) return;
  const template = readFileSync(indexPath, 'utf8');
  const headers = pageSecurityHeaders(context.config.PUBLIC_URL.startsWith('https:'));

  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.headers({
        ...headers,
        'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
    },
  });

  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const language = languageOf(request);
    const site = siteOf(context.config, request.hostname);
    const page = await context.cache.remember(
      `index ${language} ${site}`,
      async () => toRepresentation(await buildIndexPage(context, template, { site, language })),
      sizeOfRepresentation,
    );
    reply.headers({
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding, Accept-Language',
    });
    return sendRepresentation(request, reply, page);
  });
}
