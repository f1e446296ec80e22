import type { FastifyReply, FastifyRequest } from 'fastify';
import { type MessageKey, toText } from '../text/messages.ts';
import { classOf, requireSession, type SessionMark } from './authentication.ts';
import { clientOf } from './client.ts';
import type { ContentCache } from './content-cache.ts';
import { toJsonPieces } from './json-text.ts';
import { formatOf, languageOf } from './negotiation.ts';
import { queryValue, readSearchText, toInteger } from './query.ts';
import {
  answerFor,
  isKnown,
  markStale,
  type Representation,
  sendRepresentation,
  sizeOfRepresentation,
  toRepresentation,
} from './representation.ts';
import type { ContentState, SurrogateCache } from './surrogate-cache.ts';
import { varyBy } from './vary.ts';

/** Maximum rows that a screen shows; longer lists are for programs. */
const LONG_LIST = 200;
/** Rows that people page through; later rows are for programs. */
const LATE_START = 1000;
const LATE_PAGE = 20;

/** `draw` as it is returned: an integer; 1 if it is absent or invalid. */
function echoedDraw(request: FastifyRequest): number {
  const draw = toInteger(queryValue(request, 'draw') ?? '1');
  return draw ?? 1;
}

/** Datatables envelope around a body that is not a list: the package counts its keys (contract 2.4, 3.2). */
export function wrapBody(request: FastifyRequest, body: object): Record<string, unknown> {
  const count = Object.keys(body).length;
  return { data: body, recordsTotal: count, recordsFiltered: count, draw: echoedDraw(request) };
}

/** One object as it is or in the envelope, as the client asks. */
const toFormat = (request: FastifyRequest, body: object): object =>
  formatOf(request) === 'datatables' ? wrapBody(request, body) : body;

/** Sends one object, plain or in the envelope. Answers about accounts are never stored. */
export function sendBody(request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply {
  return sendPrivate(request, reply, toFormat(request, body));
}

/** The same with file addresses, which are signed for readers with a session. */
export const sendSignedBody = (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, media }: { body: object; media: Pick<PersonalLinks, 'signShared'> },
): FastifyReply =>
  request.reader.account === null
    ? sendBody(request, reply, body)
    : sendSigned(request, reply, { body: toFormat(request, body), media });

/** Sends a complete answer, such as a list. */
export const sendPrivate = (request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply =>
  sendText(request, reply, JSON.stringify(body));

/** The same for an answer shared by all readers of one class: file addresses are signed for the client. */
export const sendSigned = (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, media }: { body: object; media: Pick<PersonalLinks, 'signShared'> },
): FastifyReply => sendText(request, reply, media.signShared(JSON.stringify(body), requireSession(request)));

function sendText(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  setHeaders(request, reply, 'no-store');
  // Never compressed: it may contain a secret beside text chosen by others.
  return reply.send(Buffer.from(text));
}

export const detailOf = (request: FastifyRequest, key: MessageKey): string =>
  toText({ key }, languageOf(request));

/** Addresses in an answer that are signed for each reader. */
interface PersonalLinks {
  isShared: (bytes: Buffer) => boolean;
  signShared: (text: string, session: SessionMark) => string;
  versionFor: (session: SessionMark) => string;
}

export interface ContentSources {
  cache: ContentCache;
  shared: SurrogateCache;
  links: { media: PersonalLinks };
}

/** Called for each answer to a search, also a cached one, with whether anything was found. */
export interface SearchWatcher {
  isNothing(body: object): boolean;
  onAnswer(isNothing: boolean): void;
}

/**
 * Sends content that all readers of one class see alike, from the cache if nothing has changed. The key is the address
 * with the language and the class of the reader. If the answer contains addresses that expire with a session, each
 * session gets its own.
 */
export function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  sources: ContentSources,
  build: () => Promise<object>,
  watcher: SearchWatcher | null = null,
): FastifyReply | Promise<FastifyReply> {
  const send = (state: ContentState | null) =>
    sendKept(request, reply, { ...sources, state }, build, watcher);
  const state = isForEverybody(request) ? sources.shared.begin() : null;
  return state instanceof Promise ? state.then(send) : send(state);
}

/** The same for one object, as it is or in the envelope. */
export const sendContentBody = (
  request: FastifyRequest,
  reply: FastifyReply,
  sources: ContentSources,
  build: () => Promise<object>,
): FastifyReply | Promise<FastifyReply> =>
  sendContent(request, reply, sources, async () => toFormat(request, await build()));

/** Anonymous request. Searches are excluded: they are counted here. */
const isForEverybody = (request: FastifyRequest): boolean =>
  request.headers.authorization === undefined &&
  request.reader.account === null &&
  readSearchText(request) === null;

function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  sources: ContentSources & { state: ContentState | null },
  build: () => Promise<object>,
  watcher: SearchWatcher | null,
): FastifyReply | Promise<FastifyReply> {
  const { cache, links, shared, state } = sources;
  const readerClass = classOf(request.reader);
  const key = `answer ${languageOf(request)} ${readerClass} ${request.url}`;
  const send = (answer: Representation): FastifyReply | Promise<FastifyReply> => {
    const control = answer.isEmbargoed ? 'no-store' : answer.isShared ? null : shared.cacheControl(state);
    // A browser may cache it, but must revalidate each time.
    setHeaders(request, reply, control ?? (readerClass === 'public' ? 'no-cache' : 'private, no-cache'));
    watcher?.onAnswer(answer.isNothing);
    return answer.isShared
      ? sendPersonal(request, reply, sources, answer)
      : sendRepresentation(request, reply, answer);
  };
  const kept = cache.peek<Representation>(key);
  // Cached answers are sent synchronously, because most requests are of this kind.
  if (kept !== undefined) return send(kept);
  const ask = (): Promise<Representation> =>
    cache.rememberRepeated(key, {
      build: async () => {
        const body = await build();
        const isNothing = watcher?.isNothing(body) ?? false;
        const { isShared } = links.media;
        return toRepresentation(toJsonPieces(body), { isShared, isEmbargoed, isNothing });
      },
      sizeOf: sizeOfRepresentation,
      expensiveFor: isExpensive(request) ? clientOf(request) : null,
    });
  return cache.orStale(key, ask, markStale).then(send);
}

/** Texts in JSON contain these quotes only escaped. */
const isEmbargoed = (bytes: Buffer): boolean => bytes.includes('"embargo":{"until":');

/**
 * The tag of a personal answer is known before the answer is created: a client that has it costs no more than others.
 */
function sendPersonal(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, links: { media } }: ContentSources,
  shared: Representation,
): FastifyReply | Promise<FastifyReply> {
  const session = requireSession(request);
  const personal = answerFor(shared, media.versionFor(session));
  if (isKnown(request, personal.etag)) return sendRepresentation(request, reply, personal);
  const sign = async (): Promise<Representation> => ({
    ...personal,
    bytes: Buffer.from(media.signShared(shared.bytes.toString(), session)),
  });
  // The tag identifies content and session, so an answer with older content is never found under it.
  const key = `personal ${personal.etag}`;
  const kept = cache.peek<Representation>(key);
  if (kept !== undefined) return sendRepresentation(request, reply, kept);
  return cache
    .rememberRepeated(key, { build: sign, sizeOf: sizeOfRepresentation, expensiveFor: null })
    .then((signed) => sendRepresentation(request, reply, signed));
}

/** Full text highlights words in many texts; long or late parts of a list are rarely requested by others. */
const isExpensive = (request: FastifyRequest): boolean => {
  const asks = (name: string): number => toInteger(queryValue(request, name) ?? '') ?? 0;
  const [length, page] = [asks('length'), queryValue(request, 'page')];
  const isLate = asks('start') > LATE_START || asks('page') > LATE_PAGE || page === 'last';
  return readSearchText(request) !== null || length === -1 || length > LONG_LIST || isLate;
};

function setHeaders(request: FastifyRequest, reply: FastifyReply, cacheControl: string): void {
  varyBy(reply, 'Accept, Accept-Encoding, Accept-Language, Authorization');
  reply.headers({
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Language': languageOf(request),
    'Cache-Control': cacheControl,
  });
}
