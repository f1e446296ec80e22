import { type Embedded, OEMBED_PATH, readEmbed } from '@press-room/contract/embeds';
import { LANGUAGES } from '@press-room/contract/languages';
import { readPage } from '@press-room/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findWithdrawal } from '../../content/press-releases/publication/withdrawal.ts';
import type { AppContext } from '../../core/context.ts';
import { drawStatement } from '../../core/crisis/statement.ts';
import { listPressGroupsByName } from '../../core/sites/press-groups.ts';
import { formatNotOffered, invalidField, notFound } from '../../platform/errors/errors.ts';
import { ANONYMOUS } from '../../platform/http/authentication.ts';
import { clientOf } from '../../platform/http/client.ts';
import { sendPublic } from '../../platform/http/public-answer.ts';
import {
  type Representation,
  sendRepresentation,
  sizeOfRepresentation,
  toRepresentation,
} from '../../platform/http/representation.ts';
import { embedSecurityHeaders } from '../../platform/http/security-headers.ts';
import { varyBy } from '../../platform/http/vary.ts';
import { lookOf } from '../../platform/mail/looks.ts';
import { type Found, findEmbedded } from './found.ts';
import { type Frame, writeAbsence, writeFrame } from './frame.ts';
import { OEMBED_FORMATS, type Room, toOembed } from './oembed.ts';

/** `/en/embed/releases/2026/some-words-12` and `/oembed`: public content in other pages. */
export function serveEmbeds(app: FastifyInstance, context: AppContext): void {
  if (context.config.EMBEDDING === null) return;
  for (const language of LANGUAGES) {
    app.get(`/${language}/embed/*`, { schema: { hide: true } }, (request, reply) =>
      sendFrame(request, reply, context),
    );
  }
  app.get(OEMBED_PATH, { schema: { hide: true } }, (request, reply) => sendOembed(request, reply, context));
}

interface FrameAnswer {
  status: 200 | 404 | 410;
  /** Canonical path; null: no content. */
  path: string | null;
  style: string;
  body: Representation;
}

async function sendFrame(
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
): Promise<FastifyReply> {
  const [path = ''] = request.url.split('?', 1);
  const asked = readEmbed(path);
  if (asked === null) throw notFound();
  const { language, id, picture } = asked;
  const { cache, config, shared } = context;
  const state = await shared.begin();
  const answer = await cache.rememberRepeated(`frame ${language} ${id} ${picture}`, {
    build: () => buildFrame(context, asked),
    sizeOf: ({ body }) => sizeOfRepresentation(body),
    expensiveFor: clientOf(request),
  });
  const control = shared.cacheControl(state) ?? 'no-cache';
  if (answer.path !== null && answer.path !== path) {
    return reply.header('Cache-Control', control).redirect(answer.path, 301);
  }
  varyBy(reply, 'Accept-Encoding');
  reply
    .code(answer.status)
    .headers(embedSecurityHeaders(config.EMBEDDING ?? [], answer.style))
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': answer.status === 200 ? control : 'no-cache',
    });
  return sendRepresentation(request, reply, answer.body);
}

async function buildFrame(context: AppContext, asked: Embedded): Promise<FrameAnswer> {
  const found = await findEmbedded(context, asked);
  const frame =
    found === null
      ? await findAbsence(context, asked)
      : { status: 200 as const, ...(await toFrame(context, asked, found)) };
  const { status, style, html } = frame;
  return { status, style, path: found?.path ?? null, body: await toRepresentation(html) };
}

async function toFrame(context: AppContext, { language }: Embedded, found: Found): Promise<Frame> {
  const { config, database } = context;
  const { id: group } = found.release.group;
  const groups = await listPressGroupsByName(database.db);
  const look = lookOf(groups.find(({ id }) => id === group) ?? null);
  const statement = await drawStatement(database.db, { group, language, isFramed: true });
  return writeFrame({ origin: config.PUBLIC_URL, language, look, statement }, found);
}

/** Does not disclose whether the release is press-only or missing. */
async function findAbsence(
  context: AppContext,
  { language, id }: Embedded,
): Promise<Frame & { status: 404 | 410 }> {
  const told = await findWithdrawal(context.database.db, { reader: ANONYMOUS, id }, language);
  const key = told === null ? 'embed_missing' : 'embed_withdrawn';
  return { status: told === null ? 404 : 410, ...writeAbsence(language, key, lookOf(null), told?.note) };
}

const ADDRESS_MAX_LENGTH = 2000;
/** Maximum size of a frame; larger requests give the same answer. */
const ROOM_MAX = 4000;
const roomSchema = z.coerce.number().int().min(1).default(ROOM_MAX);
const addressSchema = z.string().max(ADDRESS_MAX_LENGTH);
const formatSchema = z.enum(['json', 'xml']).default('json');
const querySchema = z.object({
  url: z.unknown().optional(),
  format: z.unknown().optional(),
  maxwidth: z.unknown().optional(),
  maxheight: z.unknown().optional(),
});

/** @throws 400 for an invalid size, 404 for a foreign or hidden address, 501 for another format */
async function sendOembed(
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
): Promise<FastifyReply> {
  const query = querySchema.parse(request.query);
  const format = formatSchema.safeParse(query.format);
  if (!format.success) throw formatNotOffered();
  const room: Room = { maxwidth: readRoom('maxwidth', query), maxheight: readRoom('maxheight', query) };
  const asked = readAddress(context, query.url);
  const { mediaType, write } = OEMBED_FORMATS[format.data];
  const { language, id, picture } = asked;
  return sendPublic(request, reply, context, {
    key: `oembed ${format.data} ${language} ${id} ${picture} ${room.maxwidth} ${room.maxheight}`,
    mediaType,
    language,
    build: async () => {
      const found = await findEmbedded(context, asked);
      if (found === null) throw notFound();
      return write(toOembed(context.config, found, room));
    },
  });
}

function readRoom(name: keyof Room, query: z.infer<typeof querySchema>): number {
  const read = roomSchema.safeParse(query[name]);
  if (!read.success) throw invalidField(name, 'not_an_integer');
  return Math.min(read.data, ROOM_MAX);
}

/** A page of a release or a frame, by its absolute address. @throws 404 */
function readAddress({ config }: AppContext, given: unknown): Embedded {
  const read = addressSchema.safeParse(given);
  const url = read.success ? URL.parse(read.data) : null;
  if (url === null || url.origin !== new URL(config.PUBLIC_URL).origin) throw notFound();
  const page = readPage(url.pathname);
  if (page?.kind === 'release') return { language: page.language, id: page.id, picture: null };
  const frame = readEmbed(url.pathname);
  if (frame === null) throw notFound();
  return frame;
}
