import {
  CLIPPING_PATH,
  clippingFormSchema,
  clippingRowSchema,
  clippingSchema,
} from '@press-room/contract/clippings';
import { officeSource } from '../../core/admin/listing.ts';
import { officeResources } from '../../core/admin/resources.ts';
import type { AppContext } from '../../core/context.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { feedResources } from './feeds/routes.ts';
import { CLIPPING_QUERY, readClippingFilter } from './filter.ts';
import { clippingForm } from './form.ts';
import { inThePressResource } from './in-the-press.ts';
import { clippingPageResource } from './page/routes.ts';
import { proposalResources } from './proposals/routes.ts';
import { CLIPPING_FIELDS, CLIPPING_ORDER, selectClippings } from './queries.ts';
import { getClipping, listClippingRows } from './reading.ts';
import { changeClipping, createClipping, deleteClipping } from './service.ts';

/** Publications about the press groups and their members. */
export function clippingResources(context: AppContext): Resource[] {
  const { database } = context;
  const resources = officeResources(context, {
    noun: 'clipping',
    path: CLIPPING_PATH,
    summaries: {
      list: 'Clippings, the newest first',
      one: 'One clipping',
      create: 'A new clipping; an outlet that is named and not there is made',
      change: 'Changes a clipping',
      remove: 'Deletes a clipping; its files stay in the library',
    },
    query: CLIPPING_QUERY,
    schemas: { row: clippingRowSchema, one: clippingSchema, form: clippingFormSchema },
    form: clippingForm,
    isPaged: true,
    list: async (request) => {
      const filter = await readClippingFilter(context, request);
      return officeSource({
        database,
        fields: CLIPPING_FIELDS,
        from: (db) => selectClippings(db, filter),
        order: CLIPPING_ORDER,
        read: listClippingRows,
      });
    },
    get: (id) => getClipping(database.db, id),
    create: (officer, form) => createClipping(context, officer, form),
    change: (write, form) => changeClipping(context, write, form),
    remove: (write) => deleteClipping(context, write),
  });
  return [
    ...resources,
    clippingPageResource(context),
    inThePressResource(context),
    ...proposalResources(context),
    ...feedResources(context),
  ];
}
