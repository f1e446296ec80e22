import {
  type AssetCollection,
  COLLECTION_FILES_AT_ONCE,
  COLLECTIONS_MAX,
  type CollectionFiles,
} from '@press-room/contract/admin-asset-collections';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { z } from 'zod';
import { requireGroupId, requireKinds } from '../../../core/admin/references.ts';
import { withUniqueName } from '../../../core/admin/unique-names.ts';
import {
  changeRow,
  createRow,
  deleteRow,
  namesOf,
  type OfficeContext,
  type Versioned,
} from '../../../core/admin/writes.ts';
import { lockName } from '../../../platform/db/row-locks.ts';
import { conflict, invalidField } from '../../../platform/errors/errors.ts';
import { changedText, optionalId, optionalIds } from '../../../platform/http/fields.ts';
import type { Officer, Write } from '../../../platform/http/officer.ts';
import { addFiles, countCollections, createCollection, getCollection, removeFiles } from './queries.ts';

export const collectionForm = z.object({
  name: changedText({ max: NAME_MAX_LENGTH }),
  press_group: optionalId(),
});
type CollectionForm = z.infer<typeof collectionForm>;

const files = () => optionalIds({ max: COLLECTION_FILES_AT_ONCE, allowNone: true });
export const filesForm = z.object({ add: files(), remove: files() });
type FilesForm = z.infer<typeof filesForm>;

const COLLECTIONS: Versioned<AssetCollection> = {
  table: 'asset_collection',
  noun: 'asset_collection',
  get: getCollection,
  // Writes are serialised, so that the limit is counted correctly.
  hold: (trx, database) => lockName(trx, database, 'collections'),
};
const isSeen = false;
const taken = 'collection_name_taken';

/** @throws 400, 409 if there are too many */
export async function createOfficeCollection(
  context: OfficeContext,
  officer: Officer,
  form: CollectionForm,
): Promise<AssetCollection> {
  const { name, press_group } = form;
  if (name === undefined) throw invalidField('name', 'required');
  if (press_group === undefined) throw invalidField('press_group', 'required');
  return withUniqueName(context, { name, taken }, () =>
    createRow(context, COLLECTIONS, { officer, fields: namesOf(form), isSeen }, async (trx) => {
      if ((await countCollections(trx)) >= COLLECTIONS_MAX)
        throw conflict('collections_many', { n: COLLECTIONS_MAX });
      const press_group_id = await requireGroupId(trx, press_group);
      return createCollection(trx, { name, press_group_id, updated_at: context.now().toISOString() });
    }),
  );
}

/** @throws 400, 404, 412 */
export const changeOfficeCollection = (
  context: OfficeContext,
  write: Write,
  form: CollectionForm,
): Promise<AssetCollection> =>
  withUniqueName(context, { name: form.name, taken }, () =>
    changeRow(context, COLLECTIONS, { ...write, isSeen }, async (trx, current) => {
      const { name = current.name, press_group } = form;
      const press_group_id =
        press_group === undefined ? current.press_group.id : await requireGroupId(trx, press_group);
      await trx
        .updateTable('asset_collection')
        .set({ name, press_group_id })
        .where('id', '=', write.id)
        .execute();
      return { action: 'edit', fields: namesOf(form) };
    }),
  );

/** @throws 400 naming files that do not exist, 404, 412 */
export async function changeCollectionFiles(
  context: OfficeContext,
  write: Write,
  { add = [], remove = [] }: FilesForm,
): Promise<CollectionFiles> {
  let changed: Pick<CollectionFiles, 'added' | 'removed'> = { added: [], removed: [] };
  const collection = await changeRow(context, COLLECTIONS, { ...write, isSeen }, async (trx) => {
    await requireKinds(trx, { add: { ids: add, kind: null, isInternal: true } });
    changed = {
      removed: await removeFiles(trx, write.id, remove),
      added: await addFiles(trx, write.id, add),
    };
    return { action: 'edit', fields: ['files'] };
  });
  return { ...collection, ...changed };
}

/** Its files are kept. @throws 404, 412 */
export const deleteOfficeCollection = (context: OfficeContext, write: Write): Promise<void> =>
  deleteRow(context, COLLECTIONS, { ...write, isSeen }, async () => undefined);
