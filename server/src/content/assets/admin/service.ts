import type { AssetLeft, OfficeAsset, OfficeAssetsAnswer } from '@press-room/contract/admin-assets';
import { VIDEO_TYPES } from '@press-room/contract/release-videos';
import { requireKinds } from '../../../core/admin/references.ts';
import { overtaken } from '../../../core/audit/last-change.ts';
import { recordAudit } from '../../../core/audit/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import { indexAssets } from '../../../core/search/index/indexers.ts';
import { replaceSectors, requireSectors } from '../../../core/sectors/sectors.ts';
import type { Db } from '../../../platform/db/db.ts';
import { lockRow } from '../../../platform/db/row-locks.ts';
import { AppError, assetInUse, invalidFields, notFound } from '../../../platform/errors/errors.ts';
import { type Scope, scopeOf } from '../../../platform/http/authentication.ts';
import type { Write } from '../../../platform/http/officer.ts';
import { toText } from '../../../platform/text/messages.ts';
import { enqueueCut, enqueueRenditions } from '../jobs.ts';
import { areShown } from '../renditions/shown.ts';
import { deleteUses } from '../uses/queries.ts';
import { getOfficeAsset, listAssetRows, type View } from './asset.ts';
import { type AssetForm, namesOf, toColumns, type VersionedAssetForm } from './form.ts';
import { listPlaces, withoutAsset } from './places.ts';
import { renameKeepingExtension } from './rename.ts';
import { listHolding, requireWritable } from './within.ts';

export type LibraryContext = Pick<AppContext, 'database' | 'indexers' | 'links' | 'now'>;

export interface AssetWrite extends Write {
  view: View;
}

/** Fields written into each file of a picture, and its crop. */
const IN_FILES: readonly string[] = [
  'credit',
  'copyright',
  'taken_on',
  'embargo_until',
  'rights_until',
  'digital_source_type',
  'keywords',
  'crop',
  ...['rights', 'caption', 'alt'].flatMap((name) => [`${name}.en`, `${name}.it`]),
];

/** Changes the fields of the request. @throws 400, 404, 412 */
export async function changeAsset(
  context: LibraryContext,
  write: AssetWrite,
  form: AssetForm,
): Promise<OfficeAsset> {
  const { database, links } = context;
  return database.change(
    async (trx) => {
      if (await writeForm(context, trx, write, form))
        await indexAssets(context, trx, { changed: 'indexWords', ids: [write.id] });
      return getOfficeAsset({ db: trx, links }, write.view, write.id);
    },
    areShown(database, [write.id]),
  );
}

/** Errors of single files that do not stop the others. */
const OF_ONE: readonly number[] = [404, 409, 412];

/** Changes the files that can be changed, and returns the reasons for the others. @throws 400 */
export async function changeAssets(
  context: LibraryContext,
  { officer, view }: Pick<AssetWrite, 'officer' | 'view'>,
  forms: readonly VersionedAssetForm[],
): Promise<OfficeAssetsAnswer> {
  const ids = forms.map(({ id }) => id);
  const { database, links } = context;
  const run = async (trx: Db): Promise<OfficeAssetsAnswer> => {
    const failed: AssetLeft[] = [];
    const worded: number[] = [];
    // Sorted, to prevent deadlocks of two officers who change the same files.
    for (const { id, version, ...form } of forms.toSorted((one, other) => one.id - other.id)) {
      try {
        if (await writeForm(context, trx, { id, version, officer, view }, form)) worded.push(id);
      } catch (error) {
        // Thrown before anything of the file is written.
        if (!(error instanceof AppError && OF_ONE.includes(error.status) && 'detail' in error.content))
          throw error;
        failed.push({ id, status: error.status, detail: toText(error.content.detail, view.language) });
      }
    }
    // All at once, because their documents are locked in one order.
    await indexAssets(context, trx, { changed: 'indexWords', ids: worded });
    const left = new Set(failed.map(({ id }) => id));
    const changed = ids.filter((id) => !left.has(id));
    return { assets: await listAssetRows({ db: trx, links }, view, changed), failed };
  };
  return database.change(run, areShown(database, ids));
}

/** Returns whether it changed the content of files, and whether it changed indexed fields. */
async function writeForm(
  { links, now }: LibraryContext,
  trx: Db,
  { id, version, officer, view }: AssetWrite,
  form: AssetForm,
): Promise<boolean> {
  await requireWritable(trx, [id], scopeOf(officer, 'asset.edit'));
  await raiseVersion({ trx, links }, { id, version, officer, view }, now());
  const names = namesOf(form);
  await requireGroup(trx, form.press_group);
  await requirePoster(trx, { id, poster: form.poster }, scopeOf(officer, 'asset.edit'));
  await requireSectors(trx, form.sectors);
  const columns = toColumns(form);
  if (form.name !== undefined)
    Object.assign(columns, { name: await renameKeepingExtension(trx, id, form.name) });
  if (Object.keys(columns).length > 0)
    await trx.updateTable('asset').set(columns).where('id', '=', id).execute();
  if (form.sectors !== undefined) await replaceSectors(trx, 'asset_sector', id, form.sectors);
  await recordAudit(trx, { by: officer.id, action: 'edit', about: `asset:${id}`, fields: names }, now());
  if (!names.some((name) => IN_FILES.includes(name))) {
    if (names.includes('focal_point')) await enqueueCut(trx, id, now());
    return false;
  }
  const { kind, cover_asset_id } = await trx
    .selectFrom('asset')
    .select(['kind', 'cover_asset_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (kind === 'picture') await enqueueRenditions(trx, id, now());
  // The same for its cover. A poster is a picture with its own texts.
  if (kind === 'document' && cover_asset_id !== null) await writeCover(trx, cover_asset_id, columns, now());
  return true;
}

async function writeCover(trx: Db, id: number, columns: Record<string, unknown>, now: Date): Promise<void> {
  const { name: _name, press_group_id: _group, focal_point: _point, crop: _crop, ...words } = columns;
  if (Object.keys(words).length === 0) return;
  await trx
    .updateTable('asset')
    // The version invalidates files that contain the earlier texts.
    .set((eb) => ({ ...words, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await deleteUses(trx, id);
  await enqueueRenditions(trx, id, now);
}

/**
 * Of two writes based on the same version only one succeeds. Deletes files made from the earlier version.
 * @throws 404, 412 with the current row
 */
export async function raiseVersion(
  { trx, links }: { trx: Db; links: LibraryContext['links'] },
  { id, version, officer, view }: AssetWrite,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('asset')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: now.toISOString() }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    const current = await getOfficeAsset({ db: trx, links }, view, id);
    throw await overtaken(trx, { subject: `asset:${id}`, officer, current });
  }
  await deleteUses(trx, id);
}

async function requireGroup(trx: Db, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  const group = await trx.selectFrom('press_group').select('id').where('id', '=', id).executeTakeFirst();
  if (group === undefined) throw invalidFields({ press_group: [{ key: 'unknown_press_group' }] });
}

/** A picture that the officer may use, as poster of a video. @throws 400 */
async function requirePoster(
  trx: Db,
  { id, poster }: { id: number; poster: number | null | undefined },
  scope: Scope,
): Promise<void> {
  if (poster === undefined) return;
  const { media_type } = await trx
    .selectFrom('asset')
    .select('media_type')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  if (!VIDEO_TYPES.includes(media_type))
    throw invalidFields({ poster: [{ key: 'not_a_video', parameters: { ids: String(id) } }] });
  if (poster === null) return;
  await requireKinds(trx, { poster: { ids: [poster], kind: 'picture' } }, scope);
}

/** Deletes an asset that no record shows, with its cover. @throws 404, 409 with the records, 412 */
export async function deleteAsset(
  { database, links, now }: LibraryContext,
  { id, version, officer, view }: AssetWrite,
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    await lockRow(trx, database, { table: 'asset', id });
    const scope = scopeOf(officer, 'asset.delete');
    await requireWritable(trx, [id], scope);
    await raiseVersion({ trx, links }, { id, version, officer, view }, now());
    const { kind, cover_asset_id } = await trx
      .selectFrom('asset')
      .select(['kind', 'cover_asset_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(notFound);
    const places = listHolding(await listPlaces(trx, view.language, [id]), scope);
    if (places.length > 0) throw assetInUse(places.map(withoutAsset));
    await trx.deleteFrom('asset').where('id', '=', id).execute();
    const isCoverFree =
      kind === 'document' &&
      cover_asset_id !== null &&
      (await listPlaces(trx, view.language, [cover_asset_id])).length === 0;
    if (isCoverFree) await trx.deleteFrom('asset').where('id', '=', cover_asset_id).execute();
    await recordAudit(trx, { by: officer.id, action: 'delete', about: `asset:${id}` }, now());
  });
}
