import {
  type OfficePressRelease,
  officePressReleaseSchema,
  releaseContentSchema,
} from '@press-room/contract/office-press-releases';
import type { Db } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import { listHung, listStoredReleases } from './queries.ts';

/** @throws 404 */
export async function getOfficeRelease(db: Db, id: number): Promise<OfficePressRelease> {
  const [stored] = await listStoredReleases(db, [id]);
  if (stored === undefined) throw notFound();
  const [pictures, attachments] = await Promise.all([
    listHung(db, 'press_release_picture', id),
    listHung(db, 'press_release_attachment', id),
  ]);
  return officePressReleaseSchema.parse({ ...stored, hero: stored.hero_asset_id, pictures, attachments });
}

/** What a version keeps of a release, as JSON. */
export const toVersionDocument = (release: OfficePressRelease): string =>
  JSON.stringify(releaseContentSchema.parse(release));
