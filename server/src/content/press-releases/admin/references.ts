import { CAPTIONS_TYPE, listVideosIn, VIDEO_TYPES } from '@press-room/contract/release-videos';
import { isOfficerWith } from '../../../core/account/rights/officers.ts';
import { requireKinds } from '../../../core/admin/references.ts';
import { requireEvent } from '../../../core/events/event.ts';
import { requireSectors } from '../../../core/sectors/sectors.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import { keepRow } from '../../../platform/db/row-locks.ts';
import { invalidField, invalidFields } from '../../../platform/errors/errors.ts';
import type { Scope } from '../../../platform/http/authentication.ts';
import type { Message } from '../../../platform/text/messages.ts';
import { requireBoilerplates } from '../boilerplates/boilerplates.ts';
import type { ReleaseForm } from './form.ts';

/** Checks that records named in a release exist, and locks its event until the transaction ends. @throws 400 */
export async function requireNamed(
  db: Db,
  database: Pick<Database, 'engine'>,
  { assignee, release: { sectors, event, boilerplates } }: Pick<ReleaseForm, 'assignee' | 'release'>,
): Promise<void> {
  await requireAssignee(db, assignee);
  await requireSectors(db, sectors);
  // Pending changes name it in their document, without a foreign key.
  if (typeof event === 'number') await keepRow(db, database, { table: 'event', id: event });
  await requireEvent(db, event);
  await requireBoilerplates(db, boilerplates);
}

/** An assignee must be able to see the release. @throws 400 */
async function requireAssignee(db: Db, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  if (!(await isOfficerWith(db, id, 'press_release.view'))) throw invalidField('assignee', 'unknown_officer');
}

/** Files must exist, and pictures must be pictures. @throws 400 naming each invalid one */
export const requireFiles = (
  db: Db,
  { hero, pictures, attachments }: Pick<ReleaseForm['release'], 'hero' | 'pictures' | 'attachments'>,
  scope: Scope = null,
): Promise<void> =>
  requireKinds(
    db,
    {
      hero: { ids: hero === null || hero === undefined ? [] : [hero], kind: 'picture' },
      pictures: { ids: pictures ?? [], kind: 'picture' },
      attachments: { ids: attachments ?? [], kind: null },
    },
    scope,
  );

/**
 * Files that texts add to a release must be videos and captions, so that a pasted id does not publish another file of
 * the library.
 * @throws 400 naming each invalid one
 */
export async function requirePlayable(
  db: Db,
  bodies: readonly string[],
  attached: readonly number[] = [],
): Promise<void> {
  const shown = bodies.flatMap(listVideosIn);
  const isNew = (id: number): boolean => !attached.includes(id);
  const videos = shown.map(({ video }) => video).filter(isNew);
  const captions = shown.flatMap((each) => each.captions.map(({ asset }) => asset)).filter(isNew);
  if (videos.length + captions.length === 0) return;
  const rows = await db
    .selectFrom('asset')
    .select(['id', 'media_type'])
    .where('id', 'in', [...new Set([...videos, ...captions])])
    .execute();
  const types = new Map(rows.map(({ id, media_type }) => [id, media_type]));
  const others = (ids: readonly number[], wanted: readonly string[]): string =>
    [...new Set(ids)].filter((id) => !wanted.includes(types.get(id) ?? '')).join(', ');
  const [noVideos, noCaptions] = [others(videos, VIDEO_TYPES), others(captions, [CAPTIONS_TYPE])];
  const messages: Message[] = [
    ...(noVideos === '' ? [] : [{ key: 'not_a_video', parameters: { ids: noVideos } } as const]),
    ...(noCaptions === '' ? [] : [{ key: 'not_captions', parameters: { ids: noCaptions } } as const]),
  ];
  if (messages.length > 0) throw invalidFields({ attachments: messages });
}
