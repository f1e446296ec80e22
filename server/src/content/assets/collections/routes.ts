import {
  ASSET_COLLECTION_PATH,
  assetCollectionFormSchema,
  assetCollectionSchema,
  collectionFilesFormSchema,
  collectionFilesSchema,
} from '@press-room/contract/admin-asset-collections';
import { officeSource } from '../../../core/admin/listing.ts';
import { accessTo, officeResources } from '../../../core/admin/resources.ts';
import type { AppContext } from '../../../core/context.ts';
import { parseBody } from '../../../platform/http/body.ts';
import { idParameter } from '../../../platform/http/documentation.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { writeOf } from '../../../platform/http/officer.ts';
import { integerParameter, queryOf } from '../../../platform/http/query.ts';
import { IDS_PARAMETER, readIds } from '../admin/listing.ts';
import {
  COLLECTION_FIELDS,
  COLLECTION_ORDER,
  getCollection,
  listCollections,
  selectCollections,
} from './queries.ts';
import {
  changeCollectionFiles,
  changeOfficeCollection,
  collectionForm,
  createOfficeCollection,
  deleteOfficeCollection,
  filesForm,
} from './service.ts';

/** Rights to the library include its collections. Companies' press offices cannot access collections. */
export function assetCollectionResources(context: AppContext): Resource[] {
  const { database } = context;
  return [
    ...officeResources(context, {
      noun: 'asset',
      path: ASSET_COLLECTION_PATH,
      summaries: {
        list: 'Collections of files by name: of a press group, with some files, or all',
        one: 'One collection',
        create: 'A new collection',
        change: 'Changes the name or the press group of a collection',
        remove: 'Deletes a collection; its files stay',
      },
      query: {
        group: idParameter.optional(),
        assets: IDS_PARAMETER.optional().describe('Numbers of files, comma separated: of which it has one'),
      },
      schemas: { row: assetCollectionSchema, one: assetCollectionSchema, form: assetCollectionFormSchema },
      form: collectionForm,
      isPaged: true,
      list: (request) => {
        const query = queryOf(request);
        const filter = { group: integerParameter(query, 'group'), assets: readIds(query, 'assets') };
        return officeSource({
          database,
          fields: COLLECTION_FIELDS,
          from: (db) => selectCollections(db, filter),
          order: COLLECTION_ORDER,
          read: listCollections,
        });
      },
      get: (id) => getCollection(database.db, id),
      create: (officer, form) => createOfficeCollection(context, officer, form),
      change: (write, form) => changeOfficeCollection(context, write, form),
      remove: (write) => deleteOfficeCollection(context, write),
    }),
    filesResource(context),
  ];
}

const filesResource = (context: AppContext): Resource => ({
  path: `${ASSET_COLLECTION_PATH}:id/file/`,
  ...accessTo('asset'),
  POST: {
    isVersioned: true,
    permission: 'asset.edit',
    summary: 'Adds files to a collection and removes some; requires If-Match',
    body: collectionFilesFormSchema,
    response: { 200: collectionFilesSchema },
    row: async (request) => {
      const write = writeOf(request);
      const form = parseBody(request, filesForm);
      return await changeCollectionFiles(context, write, form);
    },
  },
});
