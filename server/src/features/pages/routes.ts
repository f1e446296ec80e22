import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { type Page, readPage, screenOf } from '@press-room/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { askerOf } from '../../http/asker.ts';
import type { Showing } from '../../http/content-cache.ts';
import { markKept, sendRepresentation, sizeOfRepresentation } from '../../http/representation.ts';
import { keysOf } from '../../http/shared-copies.ts';
import { varyBy } from '../../http/vary.ts';
import { siteOf } from '../site/site.ts';
import { RELEASE_FORMATS, type ReleaseFormat } from '../wire/formats.ts';
import { createAsk } from './ask.ts';
import { serveCards } from './cards/routes.ts';
import { type Drawing, openDrawing } from './drawing.ts';
import { type Answer, buildPage } from './page.ts';

/** What is public under an address of its own (decision 056); needs the built web app. */
export function servePages(app: FastifyInstance, context: AppContext, webRoot: string): void {
  const drawing = openDrawing(webRoot);
  if (drawing === null) return;
  if (drawing.fonts !== null) serveCards(app, context, drawing.fonts);
  for (const language of LANGUAGES) {
    app.get(`/${language}/*`, { schema: { hide: true } }, async (request, reply) => {
      const [path = '', search] = request.url.split('?', 2);
      const page = readPage(path);
      if (page === null) return reply.callNotFound();
      varyBy(reply, 'Accept, Accept-Encoding');
      const format = page.kind === 'release' ? preferredFormat(request) : undefined;
      if (format !== undefined) return reply.redirect(`${path.replace(/\/$/, '')}.${format.extension}`, 303);
      const showing = showingOf(page);
      const standing = await context.shared.begin();
      const answer = await findAnswer(app, { context, drawing, request, page, showing });
      const keys = keysOf(showing);
      if (answer.path !== null && answer.path !== path) {
        reply.header('Cache-Control', 'public, max-age=3600');
        context.shared.allow(reply, standing, { keys, browserSeconds: 3600 });
        return reply.redirect(search === undefined ? answer.path : `${answer.path}?${search}`, 301);
      }
      prepareAnswer(reply, language, answer);
      if (answer.status === 200) context.shared.allow(reply, standing, { keys });
      return sendRepresentation(request, reply, answer.body);
    });
  }
}

const RELEASE_MEDIA_TYPES = ['text/html', ...RELEASE_FORMATS.map(({ mediaType }) => mediaType)];

/** A form of releases that the asker would rather have than a page to look at. */
const preferredFormat = (request: FastifyRequest): ReleaseFormat | undefined => {
  const { accept = ANYTHING } = request.headers;
  if (accept === ANYTHING) return undefined;
  const wanted = request.accepts().type(RELEASE_MEDIA_TYPES);
  return RELEASE_FORMATS.find(({ mediaType }) => mediaType === wanted);
};
const ANYTHING = '*/*';

const showingOf = (page: Page): Showing | null => (page.kind === 'release' ? { releases: [page.id] } : null);

interface Asked {
  context: AppContext;
  drawing: Drawing;
  request: FastifyRequest;
  page: Page;
  showing: Showing | null;
}

async function findAnswer(
  app: FastifyInstance,
  { context, drawing, request, page, showing }: Asked,
): Promise<Answer> {
  const { language } = page;
  const site = await siteOf(context, request.hostname);
  const key = `page ${language} ${site} ${screenOf(page)}`;
  const kept = context.cache.peek<Answer>(key);
  if (kept !== undefined) return kept;
  const ask = createAsk(app, request.host);
  const find = (): Promise<Answer> =>
    context.cache.rememberRepeated(key, {
      build: () => buildPage(context, drawing, { site, page, ask }),
      sizeOf: ({ body }) => sizeOfRepresentation(body),
      // Drawing takes the thread of the event loop for milliseconds.
      dearFor: askerOf(request),
      showing,
    });
  return context.cache.orBefore(key, find, (answer, since) => ({
    ...answer,
    body: markKept(answer.body, since),
  }));
}

function prepareAnswer(reply: FastifyReply, language: Language, { status, headers }: Answer): void {
  reply.code(status).headers({
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    'Cache-Control': 'no-cache',
  });
}
