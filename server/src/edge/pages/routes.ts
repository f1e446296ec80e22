import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { homePage, readPage, screenOf, translatePath } from '@press-room/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../core/context.ts';
import { siteOf } from '../../core/sites/site.ts';
import { clientOf } from '../../platform/http/client.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { markStale, sendRepresentation, sizeOfRepresentation } from '../../platform/http/representation.ts';
import { varyBy } from '../../platform/http/vary.ts';
import { RELEASE_FORMATS, type ReleaseFormat } from '../syndication/formats.ts';
import { createAsk } from './ask.ts';
import { serveCards } from './cards/routes.ts';
import { type Drawing, type DrawnPage, openDrawing } from './drawing.ts';
import { type Answer, buildPage } from './page.ts';

/**
 * Returns whether the request was for a page, which is then answered. Does not return the reply, because awaiting a
 * reply waits until it is sent.
 */
type AnswerMissing = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/** Serves public pages; needs the built web app. Null: not built. */
export function servePages(app: FastifyInstance, context: AppContext, webRoot: string): AnswerMissing | null {
  const drawing = openDrawing(webRoot);
  if (drawing === null) return null;
  if (drawing.fonts !== null) serveCards(app, context, drawing.fonts);
  const serving = { context, drawing };
  app.get('/', { schema: { hide: true } }, (request, reply) => sendHome(request, reply, serving));
  for (const language of LANGUAGES) {
    for (const path of [homePage(language), `${homePage(language)}/*`])
      app.get(path, { schema: { hide: true } }, (request, reply) => sendPage(request, reply, serving));
  }
  return (request, reply) => answerMissing(request, reply, serving);
}

interface Serving {
  context: AppContext;
  drawing: Drawing;
}

/** `/`: Home in the reader's language, which the app then takes over. */
async function sendHome(
  request: FastifyRequest,
  reply: FastifyReply,
  { context, drawing }: Serving,
): Promise<FastifyReply> {
  const page: DrawnPage = { kind: 'home', language: languageOf(request) };
  const state = await context.shared.begin();
  const answer = await findAnswer({ context, drawing, request, page });
  varyBy(reply, 'Accept-Encoding, Accept-Language');
  prepareAnswer(reply, page.language, answer);
  if (answer.status === 200) reply.header('Cache-Control', context.shared.cacheControl(state) ?? 'no-cache');
  return sendRepresentation(request, reply, answer.body);
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { context, drawing }: Serving,
): Promise<FastifyReply> {
  const [path = '', search] = request.url.split('?', 2);
  const page = readPage(path);
  if (page === null) return leave(reply);
  varyBy(reply, 'Accept, Accept-Encoding');
  const format = page.kind === 'release' ? preferredFormat(request) : undefined;
  if (format !== undefined) return reply.redirect(`${path.replace(/\/$/, '')}.${format.extension}`, 303);
  const state = await context.shared.begin();
  const answer = await findAnswer({ context, drawing, request, page });
  const control = context.shared.cacheControl(state) ?? 'no-cache';
  if (answer.path !== null && answer.path !== path) {
    reply.header('Cache-Control', control);
    return reply.redirect(search === undefined ? answer.path : `${answer.path}?${search}`, 301);
  }
  prepareAnswer(reply, page.language, answer);
  if (answer.status === 200) reply.header('Cache-Control', control);
  return sendRepresentation(request, reply, answer.body);
}

/** Passes the request on to the not-found handler. */
function leave(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

const isPageLoad = (request: FastifyRequest): boolean =>
  isRead(request) && (request.headers.accept ?? '').includes('text/html');

/**
 * Handles addresses without a page: one in another language redirects to its translation, a path of the app without
 * hash redirects to the app, and others get a "not found" page.
 */
async function answerMissing(
  request: FastifyRequest,
  reply: FastifyReply,
  { context, drawing }: Serving,
): Promise<boolean> {
  const [path = ''] = request.url.split('?', 1);
  const search = request.url.slice(path.length);
  const translated = translatePath(path);
  if (translated !== null) {
    reply.redirect(translated + search, 308);
    return true;
  }
  if (OTHER_FILES.test(path)) return false;
  // Also for messengers that preview an address, whatever they accept.
  if (isRead(request) && (await drawing.isScreen(path))) {
    reply.redirect(`/#${path}${search}`);
    return true;
  }
  if (!isPageLoad(request)) return false;
  const language = LANGUAGES.find((each) => path.startsWith(`/${each}/`)) ?? languageOf(request);
  const page: DrawnPage = { kind: 'missing', language };
  varyBy(reply, 'Accept, Accept-Encoding, Accept-Language');
  const answer = await findAnswer({ context, drawing, request, page });
  prepareAnswer(reply, language, answer);
  await sendRepresentation(request, reply, answer.body);
  return true;
}
const OTHER_FILES = /^\/(?:api|media|assets)(?:\/|$)/;

const RELEASE_MEDIA_TYPES = ['text/html', ...RELEASE_FORMATS.map(({ mediaType }) => mediaType)];

/** Format of releases that the client prefers to a page. */
const preferredFormat = (request: FastifyRequest): ReleaseFormat | undefined => {
  const { accept = ANYTHING } = request.headers;
  if (accept === ANYTHING) return undefined;
  const wanted = request.accepts().type(RELEASE_MEDIA_TYPES);
  return RELEASE_FORMATS.find(({ mediaType }) => mediaType === wanted);
};
const ANYTHING = '*/*';

interface Asked {
  context: AppContext;
  drawing: Drawing;
  request: FastifyRequest;
  page: DrawnPage;
}

async function findAnswer({ context, drawing, request, page }: Asked): Promise<Answer> {
  const { language } = page;
  const site = await siteOf(context, request.hostname);
  const key = `page ${language} ${site} ${page.kind} ${page.kind === 'missing' ? '' : screenOf(page)}`;
  const kept = context.cache.peek<Answer>(key);
  if (kept !== undefined) return kept;
  const ask = createAsk(request.server, request.host);
  const find = (): Promise<Answer> =>
    context.cache.rememberRepeated(key, {
      build: () => buildPage(context, drawing, { site, page, ask }),
      sizeOf: ({ body }) => sizeOfRepresentation(body),
      // Rendering blocks the event loop for milliseconds.
      expensiveFor: clientOf(request),
    });
  return context.cache.orStale(key, find, (answer, since) => ({
    ...answer,
    body: markStale(answer.body, since),
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
