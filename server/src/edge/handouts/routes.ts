import type { DownloadRequest, ReleaseTextForm } from '@press-room/contract/downloads';
import type { Language } from '@press-room/contract/languages';
import { PICTURE_USES } from '@press-room/contract/picture-uses';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { toPagesUse } from '../../content/assets/uses/queries.ts';
import { countDownload } from '../../core/analytics/count-taken.ts';
import type { AppContext } from '../../core/context.ts';
import { ANYBODY } from '../../core/visibility/visibility.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { ANONYMOUS } from '../../platform/http/authentication.ts';
import { clientOf } from '../../platform/http/client.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { sendFile, sendsBeginning } from '../../platform/http/send-file.ts';
import { READER_LINK_ROOT } from '../../platform/signing/reader-links.ts';
import { onRome } from '../../platform/text/bilingual.ts';
import { findPlace } from '../alerts/page/serve.ts';
import { paragraph, say, sendPage } from '../alerts/page/shell.ts';
import { listDownloadableAssets } from '../downloads/contents/queries.ts';
import { pickNearest } from '../downloads/contents/rules.ts';
import { type ReadyFile, toReadyFile } from '../downloads/service.ts';
import { type Asking, makeOrders, toOrders } from '../downloads/uses.ts';
import { findAll, findGiven, listGiven } from './all.ts';
import type { FoundItem } from './items.ts';
import { openHandout } from './open.ts';
import { type ShownItem, writeAll, writeItems } from './page.ts';
import { countOpening, countTaking, findOpenHandout, keyOf, type OpenHandout } from './queries.ts';
import { findContents } from './service.ts';

const PREVIEW_WIDTH = 640;

const fileSchema = z.object({
  key: z.string(),
  what: z.enum(['file', 'text', 'preview']),
});

/** Pages of links in letters, for materials that the press office shares with one reader. */
export function serveHandouts(app: FastifyInstance, context: AppContext): void {
  const path = `${READER_LINK_ROOT}/files/:token`;
  app.get<{ Params: { token: string } }>(path, { schema: { hide: true } }, async (request, reply) => {
    const handout = await openLink(context, request, request.params.token);
    return handout === null
      ? sendEnded(context, request, reply)
      : sendItems(context, request, { reply, handout });
  });
  app.get<{ Params: { token: string } }>(
    `${path}/all`,
    { schema: { hide: true } },
    async (request, reply) => {
      const handout = await openLink(context, request, request.params.token);
      if (handout === null) throw notFound();
      return sendAll(context, request, { reply, handout });
    },
  );
  app.get<{ Params: { token: string } }>(
    `${path}/:key/:what`,
    { schema: { hide: true } },
    async (request, reply) => {
      const handout = await openLink(context, request, request.params.token);
      const parameters = fileSchema.safeParse(request.params);
      if (handout === null || !parameters.success) throw notFound();
      return sendItem(context, request, { reply, handout, ...parameters.data });
    },
  );
}

/** Null for every invalid link. @throws 429 */
function openLink(context: AppContext, request: FastifyRequest, token: string): Promise<OpenHandout | null> {
  return openHandout(context, request, {
    purpose: 'files',
    token,
    find: (id) => findOpenHandout(context.database.db, id, context.now()),
  });
}

async function sendEnded(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = languageOf(request);
  return sendPage(reply, 404, {
    language,
    house: await findPlace(context),
    title: 'handout_ended',
    content: [paragraph(say(language, 'handout_ended_lead'))],
  });
}

interface Asked {
  reply: FastifyReply;
  handout: OpenHandout;
}

async function sendItems(
  context: AppContext,
  request: FastifyRequest,
  { reply, handout }: Asked,
): Promise<FastifyReply> {
  const { database, links } = context;
  const { id, language, expires_at, press_group_id } = handout;
  const items: ShownItem[] = [];
  for (const item of handout.items) items.push({ ...item, found: await showItem(context, handout, item) });
  if (request.method === 'GET') await countOpening(database.db, id, context.now());
  const path = new URL(links.readers.toUrl('files', { id })).pathname;
  return sendPage(reply, 200, {
    language,
    house: await findPlace(context, { press_group_id }),
    title: 'handout_title',
    hasPictures: true,
    content: [
      paragraph(say(language, 'handout_lead', { date: onRome(expires_at, language) })),
      ...writeAll(path, items, language),
      ...writeItems(path, items, language),
    ],
  });
}

type Item = OpenHandout['items'][number];

async function showItem(context: AppContext, handout: OpenHandout, item: Item): Promise<ShownItem['found']> {
  const found = await findGiven(context, handout, item);
  if (found === null) return null;
  const { title, isEarly, isPicture, credit, alt, placeholder } = found;
  const asked = toTextRequest(found, 'txt', handout.language);
  const read =
    asked && (await findContents(context, { ...found, request: asked }, handout.language, item.isConfirmed));
  const text = read !== null && 'made' in read.content ? read.content.made.toString() : null;
  return { title, isEarly, isPicture, credit, alt, placeholder, text };
}

/** Null: not a text. */
const toTextRequest = (
  { request }: FoundItem,
  form: ReleaseTextForm,
  language: Language,
): DownloadRequest | null => ('press_release' in request ? { ...request, form, language } : null);

/** Limit of archives, whose texts are generated each time. */
const ARCHIVES = { max: 120, seconds: 600 };

/** Limit of pictures made for one link, to protect their cache. */
const MADE = { max: 240, seconds: 3600 };
const useSchema = z.object({ use: z.enum(PICTURE_USES).catch('original') });

/** All items as one archive with its list, once its pictures are made for their use. @throws 404, 429 */
async function sendAll(
  context: AppContext,
  request: FastifyRequest,
  { reply, handout }: Asked,
): Promise<FastifyReply> {
  const { database, limit, now, store } = context;
  await limit({ key: `handout:archive:${handout.id}`, ...ARCHIVES });
  const { use } = useSchema.parse(request.query);
  const given = await listGiven(context, handout);
  const making = await makeOrders(context, toOrders(given.packed, use), askingOf(context, request, handout));
  if (making !== null) return sendMaking(context, { reply, handout }, making);
  const all = await findAll(context, given, use);
  if (all === null) throw notFound();
  const { positions, asked, contents } = all;
  const ready = await toReadyFile(store, contents);
  if (sendsBeginning(request, ready.file)) {
    await countTaking(database.db, { id: handout.id, positions }, now());
    for (const each of asked) countDownload(context, request, { asked: each, reader: ANONYMOUS });
  }
  return sendGiven(request, reply, ready, 'attachment');
}

const askingOf = ({ limit }: AppContext, request: FastifyRequest, { id }: OpenHandout): Asking => ({
  client: clientOf(request),
  count: () => limit({ key: `handout:made:${id}`, ...MADE }),
});

/** The page reloads by itself. */
async function sendMaking(
  context: AppContext,
  { reply, handout: { language, press_group_id } }: Asked,
  { made, total }: { made: number; total: number },
): Promise<FastifyReply> {
  return sendPage(reply.header('Refresh', '1'), 200, {
    language,
    house: await findPlace(context, { press_group_id }),
    title: 'handout_making',
    content: [paragraph(say(language, 'handout_making_lead', { made, total }))],
  });
}

function sendGiven(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, mediaType, name }: ReadyFile,
  disposition: 'inline' | 'attachment',
): FastifyReply {
  reply.header('X-Robots-Tag', 'noindex');
  return sendFile(request, reply, file, { mediaType, name, disposition, cacheControl: 'no-store' });
}

async function sendItem(
  context: AppContext,
  request: FastifyRequest,
  { reply, handout, key, what }: Asked & z.infer<typeof fileSchema>,
): Promise<FastifyReply> {
  const item = handout.items.find((each) => keyOf(each) === key);
  const found = item === undefined ? null : await findGiven(context, handout, item);
  if (item === undefined || found === null) throw notFound();
  const ready =
    what === 'preview'
      ? await findPreview(context, found, item)
      : await findSaved(context, request, { handout, item, found, what });
  if (ready === null) throw notFound();
  const { asked } = ready;
  if (asked !== null && sendsBeginning(request, ready.file)) {
    const taken = { id: handout.id, positions: [item.position] };
    await countTaking(context.database.db, taken, context.now());
    countDownload(context, request, { asked, reader: ANONYMOUS });
  }
  return sendGiven(request, reply, ready, asked === null ? 'inline' : 'attachment');
}

/** Null `asked`: viewing is not a download. */
type Ready = ReadyFile & { asked: DownloadRequest | null };

async function findSaved(
  context: AppContext,
  request: FastifyRequest,
  {
    handout,
    item,
    found,
    what,
  }: { handout: OpenHandout; item: Item; found: FoundItem; what: 'file' | 'text' },
): Promise<Ready | null> {
  const { language } = handout;
  const asked = what === 'file' ? found.request : toTextRequest(found, 'docx', language);
  if (asked === null) return null;
  if (item.pages !== undefined && 'asset' in asked) {
    const orders = [{ use: toPagesUse(item.pages), ids: [asked.asset] }];
    await makeOrders(context, orders, askingOf(context, request, handout));
  }
  const contents = await findContents(context, { ...found, request: asked }, language, item.isConfirmed);
  return contents === null ? null : { ...(await toReadyFile(context.store, contents)), asked };
}

async function findPreview(
  { database, now, store }: AppContext,
  { handed, isPicture, request }: FoundItem,
  { isConfirmed }: Item,
): Promise<Ready | null> {
  if (!isPicture || !('asset' in request)) return null;
  const view = isConfirmed ? handed : { reader: ANYBODY, now: now() };
  const [asset] = await listDownloadableAssets(database.db, view, [request.asset]);
  const picked = asset && pickNearest(asset.renditions, { width: PREVIEW_WIDTH });
  const file = picked ? await store.find(picked.sha256) : null;
  if (!picked || file === null) return null;
  return { file, mediaType: picked.media_type, name: asset.name, asked: null };
}
