import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { appointmentsRoot, readPage, releasesPage } from '@press-room/contract/pages';
import type { PressRelease } from '@press-room/contract/press-releases';
import { issuerOf } from '@press-room/contract/release-issuer';
import type { FastifyInstance } from 'fastify';
import { findVisibleAppointment } from '../../../content/appointments/reading.ts';
import { findSocialCut } from '../../../content/assets/queries.ts';
import { requireStored } from '../../../content/assets/stored-file.ts';
import type { AppContext } from '../../../core/context.ts';
import { listPressGroupsByName } from '../../../core/sites/press-groups.ts';
import { ANYBODY } from '../../../core/visibility/visibility.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { sendPublic } from '../../../platform/http/public-answer.ts';
import { lookOf } from '../../../platform/mail/looks.ts';
import { asHouse, askPictureOnce, CONVERSION } from '../../../platform/pictures/ask-picture.ts';
import { inRome, wordsIn } from '../../../platform/text/bilingual.ts';
import { listPublicReleases } from '../../syndication/public-releases.ts';
import { CARD_ENDING } from './card.ts';
import type { CardFonts } from './draw-card.ts';
import { PICTURE_SIZE } from './size.ts';

/**
 * `/en/releases/2026/some-words-12.jpg`, `/en/appointments/some-words-12.jpg`: preview pictures for links to public
 * releases and appointments.
 */
export function serveCards(app: FastifyInstance, context: AppContext, fonts: CardFonts): void {
  for (const language of LANGUAGES) {
    const name = `:name(^[a-z0-9-]*-\\d{1,9})${CARD_ENDING}`;
    for (const path of [
      `${releasesPage(language)}/:year(^\\d{4}$)/${name}`,
      `${appointmentsRoot(language)}/${name}`,
    ])
      app.get(path, { schema: { hide: true } }, async (request, reply) => {
        const [asked = ''] = request.url.split('?', 1);
        const page = readPage(asked.slice(0, -CARD_ENDING.length));
        if (page?.kind !== 'release' && page?.kind !== 'appointment') throw notFound();
        const { kind, id } = page;
        const build = kind === 'release' ? buildCard : buildAppointmentCard;
        return sendPublic(request, reply, context, {
          key: `card ${language} ${kind} ${id}`,
          mediaType: 'image/jpeg',
          language,
          build: () => build(context, fonts, { language, id }),
        });
      });
  }
}

/** @throws 404 unless it is public */
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

/** @throws 404 unless it is public */
async function buildAppointmentCard(
  { database, now }: AppContext,
  fonts: CardFonts,
  { language, id }: { language: Language; id: number },
): Promise<Buffer> {
  const found = await findVisibleAppointment(database.db, id, { reader: ANYBODY, now: now() });
  if (found === null) throw notFound();
  const { title, press_group, starts_at } = found;
  const groups = await listPressGroupsByName(database.db);
  const { drawCard } = await import('./draw-card.ts');
  return drawCard({
    title: wordsIn(title, language),
    issuer: press_group.name,
    date: inRome(starts_at, language),
    look: lookOf(groups.find((each) => each.id === press_group.id) ?? null),
    picture: null,
    fonts,
  });
}

/** Null also while it has no social cut. */
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
