import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../core/context.ts';
import { siteOf } from '../../../core/sites/site.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import {
  markStale,
  sendRepresentation,
  sizeOfRepresentation,
} from '../../../platform/http/representation.ts';
import { varyBy } from '../../../platform/http/vary.ts';
import { createAsk } from '../ask.ts';
import type { Drawing } from '../drawing.ts';
import { buildIndexPage } from './index-page.ts';

interface Built {
  webRoot: string;
  drawing: Drawing | null;
}

/** `/`, where the app lives: nothing where it is not built. */
export function serveIndex(app: FastifyInstance, context: AppContext, { webRoot, drawing }: Built): void {
  const path = join(webRoot, 'index.html');
  if (!existsSync(path)) return;
  const template = readFileSync(path, 'utf8');
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const language = languageOf(request);
    const site = await siteOf(context, request.hostname);
    const standing = await context.shared.begin();
    const index = { template, drawing, ask: createAsk(app, request.host) };
    const find = () =>
      context.cache.remember(
        `index ${language} ${site}`,
        () => buildIndexPage(context, index, { site, language }),
        ({ body }) => sizeOfRepresentation(body),
      );
    const { headers, body } = await context.cache.orStale(
      `index ${language} ${site}`,
      find,
      (answer, since) => ({
        ...answer,
        body: markStale(answer.body, since),
      }),
    );
    varyBy(reply, 'Accept-Encoding, Accept-Language');
    reply.headers({
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': context.shared.cacheControl(standing) ?? 'no-cache',
    });
    return sendRepresentation(request, reply, body);
  });
}
