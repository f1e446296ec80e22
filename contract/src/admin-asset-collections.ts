import { z } from 'zod';
import { NAME_MAX_LENGTH } from './limits.ts';
import { namedSchema } from './named.ts';

/** Files of the library that officers gathered under a name; readers never see it. */
export const ASSET_COLLECTION_PATH = '/api/office/asset_collection/';
export const assetCollectionPath = (id: number): string => `${ASSET_COLLECTION_PATH}${id}/`;
/** POST adds and removes files. */
export const collectionFilesPath = (id: number): string => `${assetCollectionPath(id)}file/`;

export const COLLECTIONS_MAX = 500;
/** Files that can be added or removed at once. */
export const COLLECTION_FILES_AT_ONCE = 1000;

export const assetCollectionSchema = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  press_group: namedSchema,
  /** Number of files. */
  files: z.int(),
  updated_at: z.iso.datetime(),
});
export type AssetCollection = z.infer<typeof assetCollectionSchema>;

export const assetCollectionFormSchema = z
  .object({ name: z.string().max(NAME_MAX_LENGTH), press_group: z.int() })
  .partial();

const filesSchema = z.array(z.int()).max(COLLECTION_FILES_AT_ONCE);
export const collectionFilesFormSchema = z.object({ add: filesSchema, remove: filesSchema }).partial();

/** The collection, with the files that were added or removed, for undoing the change. */
export const collectionFilesSchema = assetCollectionSchema.extend({
  added: z.array(z.int()),
  removed: z.array(z.int()),
});
export type CollectionFiles = z.infer<typeof collectionFilesSchema>;
