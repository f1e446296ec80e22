import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { MANIFEST_PATH, SERVICE_WORKER_PATH } from '@press-room/contract/installable';
import { languageSchema } from '@press-room/contract/languages';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { queryValue } from '../../platform/http/query.ts';
import { sendRepresentation, toRepresentation } from '../../platform/http/representation.ts';
import { pageSecurityHeaders } from '../../platform/http/security-headers.ts';
import { varyBy } from '../../platform/http/vary.ts';
import { BuiltFiles } from './built-files.ts';
import { buildManifest } from './manifest.ts';
import { RETIRED_WORKER } from './retired-worker.ts';

/** Serves the built web app; hashed files are immutable. */
export function serveSite(app: FastifyInstance, context: AppContext, webRoot: string): void {
  if (!existsSync(join(webRoot, basename(SERVICE_WORKER_PATH)))) serveRetiredWorker(app);
  if (!existsSync(join(webRoot, 'index.html'))) return;
  const { PUBLIC_URL, MAP_TILES } = context.config;
  const headers = pageSecurityHeaders(PUBLIC_URL.startsWith('https:'), MAP_TILES);

  const files = new BuiltFiles(webRoot, headers);
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const [address = ''] = request.url.split('?', 1);
    return files.send(request, reply, address) ?? reply.callNotFound();
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
