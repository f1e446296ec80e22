import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { readPage, releasesPage } from '@press-room/contract/pages';
import type { PressRelease } from '@press-room/contract/press-releases';
import { issuerOf } from '@press-room/contract/release-issuer';
import type { FastifyInstance } from 'fastify';
import { findSocialCut } from '../../../content/assets/queries.ts';
import { requireStored } from '../../../content/assets/stored-file.ts';
import type { AppContext } from '../../../core/context.ts';
import { listPressGroupsByName } from '../../../core/sites/press-groups.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { sendPublic } from '../../../platform/http/public-answer.ts';
import { lookOf } from '../../../platform/mail/looks.ts';
import { asHouse, askPictureOnce, CONVERSION } from '../../../platform/pictures/ask-picture.ts';
import { listPublicReleases } from '../../syndication/public-releases.ts';
import { CARD_ENDING } from './card.ts';
import type { CardFonts } from './draw-card.ts';
import { PICTURE_SIZE } from './size.ts';

/** `/en/releases/2026/some-words-12.jpg`: what messengers show with a link to a release, and with nothing that is not public. */
export function serveCards(app: FastifyInstance, context: AppContext, fonts: CardFonts): void {
  for (const language of LANGUAGES) {
    const path = `${releasesPage(language)}/:year(^\\d{4}$)/:name(^[a-z0-9-]*-\\d{1,9})${CARD_ENDING}`;
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const [asked = ''] = request.url.split('?', 1);
      const page = readPage(asked.slice(0, -CARD_ENDING.length));
      if (page?.kind !== 'release') throw notFound();
      const { id } = page;
      return sendPublic(request, reply, context, {
        key: `card ${language} ${id}`,
        mediaType: 'image/jpeg',
        language,
        build: () => buildCard(context, fonts, { language, id }),
      });
    });
  }
}

/** @throws 404 for what not everybody may see */
async function buildCard(
  context: AppContext,
  fonts: CardFonts,
  { language, id }: { language: Language; id: number },
): Promise<Buffer> {
  const [found] = await listPublicReleases(context, language, [id]);
  if (found === undefined) throw notFound();
  const { title, date, group } = found.release;
  const groups = await listPressGroupsByName(context.database.db);
  const house = groups.find((each) => each.id === group.id) ?? null;
  const day = new Intl.DateTimeFormat(found.release.language, { dateStyle: 'long', timeZone: 'UTC' });
  const { drawCard } = await import('./draw-card.ts');
  return drawCard({
    title,
    issuer: issuerOf(found.release).name,
    date: day.format(new Date(date)),
    look: lookOf(house),
    picture: await readPicture(context, found.release),
    fonts,
  });
}

/** Null also while it has no cut yet. */
async function readPicture(
  { database: { db }, store }: AppContext,
  { image }: Pick<PressRelease, 'image'>,
): Promise<Buffer | null> {
  const cut = image === null ? null : await findSocialCut(db, image.id);
  if (cut === null) return null;
  const file = await requireStored(store, cut.sha256);
  return askPictureOnce(CONVERSION, {
    file,
    input: { size: PICTURE_SIZE, format: 'png' },
    client: asHouse(),
  });
}
