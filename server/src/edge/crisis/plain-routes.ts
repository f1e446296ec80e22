import { CRISIS_BANNER_PATH, CRISIS_PAGE_PATH } from '@press-room/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../core/context.ts';
import { drawBanner } from '../../core/crisis/statement.ts';
import { findPressGroup, type StoredPressGroup } from '../../core/sites/press-groups.ts';
import { readOffice } from '../../core/sites/press-office.ts';
import { findSiteGroup, siteOf } from '../../core/sites/site.ts';
import { notFound } from '../../platform/errors/errors.ts';
import {
  markStale,
  type Representation,
  sendRepresentation,
  sizeOfRepresentation,
  toRepresentation,
} from '../../platform/http/representation.ts';
import { varyBy } from '../../platform/http/vary.ts';
import { drawPlainPage } from './plain-page.ts';
import { getCrisis } from './reading.ts';

/**
 * Shared caches revalidate after some seconds, and serve the copy for a week if the server does not answer. Without
 * `must-revalidate` and `s-maxage`, which forbid that (RFC 9111, 5.2.2).
 */
const CONTROL = 'public, max-age=10, stale-while-revalidate=20, stale-if-error=604800';

const paramsSchema = z.object({
  group: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1)
    .optional(),
});

interface PlainAnswer {
  isOn: boolean;
  policy: string;
  body: Representation;
}

/** Statement of a press group, for every cache and reader: the group of the site, or the one in the address. */
export function serveCrisisPage(app: FastifyInstance, context: AppContext): void {
  const serve = (request: FastifyRequest, reply: FastifyReply) => sendPlainPage(context, request, reply);
  app.get(CRISIS_BANNER_PATH, { schema: { hide: true } }, (request, reply) =>
    sendBanner(context, request, reply),
  );
  for (const path of [CRISIS_PAGE_PATH, `${CRISIS_PAGE_PATH}/:group`])
    app.get(path, { schema: { hide: true } }, serve);
}

/** For open pages; scripts of other sites cannot read it. */
async function sendBanner(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { cache, config, database, shared } = context;
  const site = await siteOf(context, request.hostname);
  const state = await shared.begin();
  const key = `crisis banner ${site}`;
  const build = async (): Promise<Representation> => {
    const group = await findSiteGroup(database.db, config, site);
    return toRepresentation(await drawBanner(database.db, group?.id ?? null));
  };
  const ask = () => cache.remember(key, build, sizeOfRepresentation);
  const body = await cache.orStale(key, ask, markStale);
  varyBy(reply, 'Accept-Encoding');
  reply.headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': shared.cacheControl(state) ?? 'no-cache',
  });
  return sendRepresentation(request, reply, body);
}

async function sendPlainPage(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const params = paramsSchema.safeParse(request.params);
  if (!params.success) throw notFound();
  const site = await siteOf(context, request.hostname);
  const key = `crisis page ${params.data.group ?? site}`;
  const find = (): Promise<PlainAnswer> =>
    context.cache.remember(
      key,
      () => findPage(context, { site, id: params.data.group }),
      ({ body }) => sizeOfRepresentation(body),
    );
  const answer = await context.cache.orStale(key, find, (before, since) => ({
    ...before,
    body: markStale(before.body, since),
  }));
  varyBy(reply, 'Accept-Encoding');
  reply.code(answer.isOn ? 200 : 404).headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': 'it, en',
    'Content-Security-Policy': answer.policy,
    'Cache-Control': answer.isOn ? CONTROL : 'no-cache',
  });
  return sendRepresentation(request, reply, answer.body);
}

/** @throws 404 for an unknown group; such answers are not cached, because anybody can request any number */
async function findPage(
  { config, database: { db } }: AppContext,
  { site, id }: { site: string; id: number | undefined },
): Promise<PlainAnswer> {
  const group: StoredPressGroup | null =
    id === undefined ? await findSiteGroup(db, config, site) : await findPressGroup(db, id);
  if (group === null) throw notFound();
  const [row, stored] = await Promise.all([
    db
      .selectFrom('crisis')
      .select('id')
      .where('open_group_id', '=', group.id)
      .where('state', '=', 'on')
      .executeTakeFirst(),
    db.selectFrom('press_group').select('office').where('id', '=', group.id).executeTakeFirst(),
  ]);
  const crisis = row === undefined ? null : await getCrisis(db, row.id);
  const office = readOffice(config, stored?.office ?? null);
  const { html, policy } = drawPlainPage({ group, crisis, office, publicUrl: config.PUBLIC_URL });
  return { isOn: crisis !== null, policy, body: await toRepresentation(html) };
}
