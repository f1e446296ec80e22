import { mediaTransitionFormSchema } from '@press-room/contract/admin-media';
import {
  nodeTransitionFormSchema,
  OFFICE_GALLERY_PATH,
  OFFICE_GALLERY_TREE_PATH,
  officeGalleryFormSchema,
  officeGalleryNodeFormSchema,
  officeGalleryNodeSchema,
  officeGalleryRowSchema,
  officeGallerySchema,
} from '@press-room/contract/admin-press-gallery';
import { GALLERY_LIST_STATES } from '@press-room/contract/readers';
import { z } from 'zod';
import { officeSource } from '../../../core/admin/listing.ts';
import { officeResources, transitionResource } from '../../../core/admin/resources.ts';
import type { AppContext } from '../../../core/context.ts';
import { idParameter } from '../../../platform/http/documentation.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import { deleteVisible, mediaTransitionForm } from '../../publishing/visible.ts';
import {
  GALLERY_ORDER,
  galleryFields,
  getGallery,
  listGalleryRows,
  selectGalleries,
} from './gallery-queries.ts';
import {
  changeOfficeGallery,
  createOfficeGallery,
  GALLERIES,
  galleryForm,
  transitGallery,
} from './gallery-service.ts';
import { nodeForm, nodeTransitionForm } from './node-form.ts';
import { getNode, listNodes, NODE_FIELDS, NODE_ORDER, selectNodes } from './node-queries.ts';
import { changeNode, createNode, deleteNode, transitNode } from './node-service.ts';

const statusSchema = z.enum(GALLERY_LIST_STATES);

export const officeGalleryResources = (context: AppContext): Resource[] => [
  ...treeResources(context),
  ...galleryResources(context),
];

function treeResources(context: AppContext): Resource[] {
  const { database } = context;
  const noun = 'gallery_tree';
  const path = OFFICE_GALLERY_TREE_PATH;
  const one = officeGalleryNodeSchema;
  return [
    ...officeResources(context, {
      noun,
      path,
      summaries: {
        list: 'Every branch of the gallery tree, siblings in their order',
        one: 'One branch',
        create: 'A new branch',
        change: 'Renames a branch, or moves it with all that hangs below',
        remove: 'Deletes a branch that holds nothing',
      },
      query: {},
      schemas: { row: one, one, form: officeGalleryNodeFormSchema },
      form: nodeForm,
      isPaged: false,
      list: () =>
        officeSource({
          database,
          fields: NODE_FIELDS,
          from: selectNodes,
          order: NODE_ORDER,
          read: listNodes,
        }),
      get: (id) => getNode(database.db, id),
      create: (officer, form) => createNode(context, officer, form),
      change: (write, form) => changeNode(context, write, form),
      remove: (write) => deleteNode(context, write),
    }),
    transitionResource({
      noun,
      path,
      schemas: { one, form: nodeTransitionFormSchema },
      form: nodeTransitionForm,
      move: (write, form) => transitNode(context, write, form),
    }),
  ];
}

function galleryResources(context: AppContext): Resource[] {
  const { database, now } = context;
  const noun = 'gallery';
  const path = OFFICE_GALLERY_PATH;
  const one = officeGallerySchema;
  return [
    ...officeResources(context, {
      noun,
      path,
      summaries: {
        list: 'Galleries in every state, by branch and in their order there',
        one: 'One gallery with the ids of its pictures',
        create: 'A new gallery, as a draft',
        change: 'Changes what is sent; `pictures` is the whole order',
        remove: 'Deletes a draft',
      },
      query: {
        status: statusSchema.optional().describe('What readers get of it now'),
        node: idParameter.optional(),
      },
      schemas: { row: officeGalleryRowSchema, one, form: officeGalleryFormSchema },
      form: galleryForm,
      isPaged: false,
      list: (request, query) => {
        const filter = { ...query, now: now() };
        return officeSource({
          database,
          fields: galleryFields(languageOf(request)),
          from: (db) => selectGalleries(db, filter),
          order: GALLERY_ORDER,
          read: (db, ids) => listGalleryRows(db, ids, now()),
        });
      },
      get: (id) => getGallery(database.db, id, now()),
      create: (officer, form) => createOfficeGallery(context, officer, form),
      change: (write, form) => changeOfficeGallery(context, write, form),
      remove: (write) => deleteVisible(context, GALLERIES, write),
    }),
    transitionResource({
      noun,
      path,
      schemas: { one, form: mediaTransitionFormSchema },
      form: mediaTransitionForm,
      move: (write, form) => transitGallery(context, write, form),
    }),
  ];
}
