import type { Language } from '@press-room/contract/languages';
import { type PressRelease, pressReleaseSchema } from '@press-room/contract/press-releases';
import { z } from 'zod';
import { toNamed } from '../../core/companies/names.ts';
import type { AppContext } from '../../core/context.ts';
import { toNamedEvent } from '../../core/events/event.ts';
import { listSectorsOf, toPublicSector } from '../../core/sectors/sectors.ts';
import { toReleaseUrl } from '../../core/sites/addresses.ts';
import { findPosters, listAttachments } from '../assets/attachments.ts';
import { linkFor, toFileTitle } from '../assets/presentation.ts';
import { listMissingTitles } from '../publishing/unready.ts';
import { listOtherAbouts, readBoilerplates } from './boilerplates/boilerplates.ts';
import { findReleaseDetail } from './detail-queries.ts';
import { readIssuer } from './issuer.ts';
import { findReleasePictures } from './pictures.ts';
import { toReleaseRow } from './presentation.ts';
import { listCorrectionNotes, toReaderCorrections } from './publication/corrections.ts';
import type { ReleaseFilter } from './queries.ts';

/** Parts of a release; its pictures were validated when they were cached, which is the most expensive part. */
const ownPartsSchema = pressReleaseSchema.extend({
  image: z.custom<PressRelease['image']>(),
  pictures: z.custom<PressRelease['pictures']>(),
});

/** One release for its reader; null: the reader may not see it. */
export async function findRelease(
  context: AppContext,
  reader: ReleaseFilter['reader'],
  language: Language,
  id: number,
): Promise<PressRelease | null> {
  const { db } = context.database;
  const release = await findReleaseDetail(db, { reader, now: context.now(), id }, language);
  if (release === null) return null;
  const { access } = release;
  const others = await listOtherAbouts(db, readBoilerplates(release.boilerplates));
  const { boilerplate, contacts } = readIssuer(release, { written: release.language, language, others });
  const link = linkFor(context.links.media, access);
  const { image, pictures } = await findReleasePictures(context, release, language);
  const notes = release.corrected_at === null ? [] : await listCorrectionNotes(db, id);
  const corrections = toReaderCorrections(notes, language);
  const attachments = release.attachment_links === 0 ? [] : await listAttachments(db, id, context.now());
  const toPoster = await findPosters(db, attachments, { language, link });
  const links = (release.hero_asset_id === null ? 0 : 1) + release.picture_links + release.attachment_links;
  const isWhole = links === pictures.length + attachments.length;
  const missing = isWhole
    ? undefined
    : await listMissingTitles(db, 'press_release', { ids: [id], now: context.now(), language });
  const sectors = (await listSectorsOf(db, 'press_release_sector', [id])).get(id) ?? [];
  return ownPartsSchema.parse({
    ...toReleaseRow(release, image),
    dateline: release.dateline,
    body: release.body,
    updated_at: release.updated_at,
    boilerplate,
    contacts,
    brand: toNamed(release.brand_id, release.brand_name),
    sectors: sectors.map(toPublicSector),
    event: toNamedEvent(release),
    hall: release.hall,
    stand: release.stand,
    corrections,
    address: access === 'public' ? toReleaseUrl(context.config, release) : null,
    pictures,
    attachments: attachments.map(({ key, poster_id, ...attachment }) => ({
      ...attachment,
      poster: toPoster(poster_id),
      title: toFileTitle(attachment, language),
      url: link({ key, ...attachment }),
    })),
    missing: missing?.get(id) ?? [],
  });
}
