import type { Language } from '@press-room/contract/languages';
import { type PressRelease, pressReleaseSchema } from '@press-room/contract/press-releases';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { toWords } from '../../text/file-names.ts';
import { linkFor } from '../assets/presentation.ts';
import { type AttachmentRecord, listAttachments } from '../assets/queries.ts';
import { toNamed } from '../companies/queries.ts';
import { toReleaseUrl } from '../wire/addresses.ts';
import { findReleaseDetail } from './detail-queries.ts';
import { readIssuer } from './issuer.ts';
import { findReleasePictures } from './pictures.ts';
import { toReleaseRow } from './presentation.ts';
import { listCorrectionNotes, toReaderCorrections } from './publication/corrections.ts';
import type { ReleaseFilter } from './queries.ts';

/** Of a release; its pictures were looked through when they were kept, which is dearer than all the rest. */
const ownPartsSchema = pressReleaseSchema.extend({
  image: z.custom<PressRelease['image']>(),
  pictures: z.custom<PressRelease['pictures']>(),
});

/** One release as its reader sees it, null where they may not. */
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
  const { boilerplate, contacts } = readIssuer(release, release.language, language);
  const link = linkFor(context.links.media, access);
  const { image, pictures } = await findReleasePictures(context, release, language);
  const notes = release.corrected_at === null ? [] : await listCorrectionNotes(db, id);
  const corrections = toReaderCorrections(notes, language);
  const attachments = release.attachment_links === 0 ? [] : await listAttachments(db, id, context.now());
  return ownPartsSchema.parse({
    ...toReleaseRow(release, image),
    body: release.body,
    updated_at: release.updated_at,
    boilerplate,
    contacts,
    brand: toNamed(release.brand_id, release.brand_name),
    hall: release.hall,
    stand: release.stand,
    corrections,
    address: access === 'public' ? toReleaseUrl(context.config, release) : null,
    pictures,
    attachments: attachments.map(({ key, ...attachment }) => ({
      ...attachment,
      title: toFileTitle(attachment, language),
      url: link({ key, ...attachment }),
    })),
  });
}

/** What an attachment is called on the screen. */
export function toFileTitle(
  { name, ...captions }: Pick<AttachmentRecord, 'name' | 'caption_en' | 'caption_it'>,
  language: Language,
): string {
  const spoken = [captions[`caption_${language}`], captions.caption_it, captions.caption_en];
  return spoken.find((caption) => caption !== '') ?? toWords(name);
}
