import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { MANIFEST_PATH, SERVICE_WORKER_PATH } from '@press-room/contract/installable';
import { languageSchema } from '@press-room/contract/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { languageOf } from '../../http/negotiation.ts';
import { queryValue } from '../../http/query.ts';
import {
  markKept,
  sendRepresentation,
  sizeOfRepresentation,
  toRepresentation,
} from '../../http/representation.ts';
import { pageSecurityHeaders } from '../../http/security-headers.ts';
import { keysOf } from '../../http/shared-copies.ts';
import { varyBy } from '../../http/vary.ts';
import { BuiltFiles } from './built-files.ts';
import { buildIndexPage } from './index-page.ts';
import { buildManifest } from './manifest.ts';
import { RETIRED_WORKER } from './retired-worker.ts';
import { siteOf } from './site.ts';

/** The index page neither: where it is not built, a way to it would lead in a circle. */
const NO_SCREEN = /^\/(?:(?:api|media|assets)(?:\/|$)|(?:\?|$))/;

/** Where a person lands who typed an address of the app without its hash; null for all but a browser's page load. */
export function toScreen(request: FastifyRequest): string | null {
  const isPageLoad = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
  return isPageLoad && !NO_SCREEN.test(request.url) ? `/#${request.url}` : null;
}

/** The built web app: hashed files for ever, the index page with what Home needs. */
export function serveSite(app: FastifyInstance, context: AppContext, webRoot: string): void {
  if (!existsSync(join(webRoot, basename(SERVICE_WORKER_PATH)))) serveRetiredWorker(app);
  const indexPath = join(webRoot, 'index.html');
  if (!existsSync(indexPath)) return;
  const template = readFileSync(indexPath, 'utf8');
  const { PUBLIC_URL, MAP_TILES } = context.config;
  const headers = pageSecurityHeaders(PUBLIC_URL.startsWith('https:'), MAP_TILES);

  const files = new BuiltFiles(webRoot, headers);
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const [address = ''] = request.url.split('?', 1);
    return files.send(request, reply, address) ?? reply.callNotFound();
  });

  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const language = languageOf(request);
    const site = await siteOf(context, request.hostname);
    const standing = await context.shared.begin();
    const key = `index ${language} ${site}`;
    const ask = () =>
      context.cache.remember(
        key,
        async () => toRepresentation(await buildIndexPage(context, template, { site, language })),
        sizeOfRepresentation,
      );
    const page = await context.cache.orBefore(key, ask, markKept);
    varyBy(reply, 'Accept-Encoding, Accept-Language');
    reply.headers({
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': 'no-cache',
    });
    context.shared.allow(reply, standing, { keys: keysOf(null) });
    return sendRepresentation(request, reply, page);
  });

  app.get(MANIFEST_PATH, { schema: { hide: true } }, async (request, reply) => {
    const asked = languageSchema.safeParse(queryValue(request, 'language'));
    const language = asked.success ? asked.data : languageOf(request);
    const manifest = await buildManifest(context, {
      site: request.hostname,
      language,
    });
    varyBy(reply, 'Accept-Encoding, Accept-Language');
    reply.headers({
      ...headers,
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': 'no-cache',
    });
    return sendRepresentation(request, reply, await toRepresentation(manifest));
  });
}

function serveRetiredWorker(app: FastifyInstance): void {
  app.get(SERVICE_WORKER_PATH, { schema: { hide: true } }, (_request, reply) =>
    reply
      .headers({ 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' })
      .send(RETIRED_WORKER),
  );
}
