import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { readPage, releasePage, releasesPage } from '@press-room/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findWithdrawal } from '../../content/press-releases/publication/withdrawal.ts';
import type { AppContext } from '../../core/context.ts';
import { toReleaseUrl } from '../../core/sites/addresses.ts';
import { notFound, withdrawn } from '../../platform/errors/errors.ts';
import { ANONYMOUS } from '../../platform/http/authentication.ts';
import { sendPublic } from '../../platform/http/public-answer.ts';
import { toSlug } from '../../platform/text/file-names.ts';
import { RELEASE_FORMATS, type ReleaseFormat } from './formats.ts';
import { listPublicReleases, type SyndicatedRelease } from './public-releases.ts';
import { listWithdrawals } from './queries.ts';

/** `/en/releases/2026/some-words-12.md`: a release for programs, beside its page. */
export function serveReleaseFormats(app: FastifyInstance, context: AppContext): void {
  for (const language of LANGUAGES) {
    for (const format of RELEASE_FORMATS) {
      // Without the extension this is the address of the page.
      const path = `${releasesPage(language)}/:year(^\\d{4}$)/:name(^[a-z0-9-]*-\\d{1,9}).${format.extension}`;
      app.get(path, { schema: { hide: true } }, (request, reply) =>
        sendFormat(request, reply, context, { language, format }),
      );
    }
  }
}

async function sendFormat(
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
  { language, format }: { language: Language; format: ReleaseFormat },
): Promise<FastifyReply> {
  const [path = ''] = request.url.split('?', 1);
  const page = readPage(path.slice(0, -format.extension.length - 1));
  if (page?.kind !== 'release') throw notFound();
  const { id } = page;
  const state = await context.shared.begin();
  const [found] = await listPublicReleases(context, language, [id]);
  if (found === undefined) return sendWithdrawal(request, reply, context, { language, format, id });
  const { release } = found;
  const own = `${releasePage(language, { id, year: release.year, slug: toSlug(release.title) })}.${format.extension}`;
  if (own !== path) {
    reply.header('Cache-Control', context.shared.cacheControl(state) ?? 'no-cache');
    return reply.redirect(own, 301);
  }
  reply.header('Link', `<${toReleaseUrl(context.config, release)}>; rel="canonical"`);
  return sendPublic(request, reply, context, {
    key: own,
    mediaType: format.mediaType,
    language: release.language,
    build: async () => format.write(context.config, await getRelease(context, language, id)),
  });
}

/** @throws 404 if it was not public, 410 for a withdrawn public one, if the format has no retraction */
async function sendWithdrawal(
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
  { language, format, id }: { language: Language; format: ReleaseFormat; id: number },
): Promise<FastifyReply> {
  const { writeWithdrawn, mediaType, extension } = format;
  const { db } = context.database;
  if (writeWithdrawn === undefined) {
    const told = await findWithdrawal(db, { reader: ANONYMOUS, id }, language);
    throw told === null ? notFound() : withdrawn(told);
  }
  const filter = { reader: ANONYMOUS, ids: [id] };
  return sendPublic(request, reply, context, {
    key: `withdrawn ${language} ${id}.${extension}`,
    mediaType,
    language,
    build: async () => {
      const [withdrawal] = await listWithdrawals(db, filter, { language, limit: 1 });
      if (withdrawal === undefined) throw notFound();
      return writeWithdrawn(context.config, withdrawal);
    },
  });
}

/** @throws 404 if it was just deleted */
async function getRelease(context: AppContext, language: Language, id: number): Promise<SyndicatedRelease> {
  const [found] = await listPublicReleases(context, language, [id]);
  if (found === undefined) throw notFound();
  return found;
}
