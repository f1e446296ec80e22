import type { Db } from '../../../db/database.ts';
import { requireKinds } from '../../../office/references.ts';
import type { ReleaseForm } from './form.ts';

/** Files must be there, and what is shown must be pictures. @throws 400 naming each that is not */
export const requireFiles = (
  db: Db,
  { hero, pictures, attachments }: ReleaseForm['release'],
): Promise<void> =>
  requireKinds(db, {
    hero: { ids: hero === null || hero === undefined ? [] : [hero], kind: 'picture' },
    pictures: { ids: pictures ?? [], kind: 'picture' },
    attachments: { ids: attachments ?? [], kind: null },
  });
