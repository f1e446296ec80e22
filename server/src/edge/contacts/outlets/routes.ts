import { OUTLET_KINDS, OUTLET_PATH, outletFormSchema, outletSchema } from '@press-room/contract/contacts';
import { z } from 'zod';
import { officeSource } from '../../../core/admin/listing.ts';
import { officeResources } from '../../../core/admin/resources.ts';
import type { AppContext } from '../../../core/context.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { getOutlet, listOutlets, OUTLET_FIELDS, OUTLET_ORDER, selectOutlets } from './queries.ts';
import { changeOutlet, createOutlet, deleteOutlet, outletForm } from './service.ts';

const kindSchema = z.enum(OUTLET_KINDS);

export function outletResources(context: AppContext): Resource[] {
  const { database } = context;
  return officeResources(context, {
    noun: 'outlet',
    path: OUTLET_PATH,
    summaries: {
      list: 'Outlets by name, with how many contacts work for them',
      one: 'One outlet',
      create: 'A new outlet',
      change: 'Changes an outlet',
      remove: 'Deletes an outlet that no contact works for and no clipping is of',
    },
    query: { kind: kindSchema.optional(), country: z.string().optional() },
    schemas: { row: outletSchema, one: outletSchema, form: outletFormSchema },
    form: outletForm,
    isPaged: true,
    list: (_request, filter) =>
      officeSource({
        database,
        fields: OUTLET_FIELDS,
        from: (db) => selectOutlets(db, filter),
        order: OUTLET_ORDER,
        read: listOutlets,
      }),
    get: (id) => getOutlet(database.db, id),
    create: (officer, form) => createOutlet(context, officer, form),
    change: (write, form) => changeOutlet(context, write, form),
    remove: (write) => deleteOutlet(context, write),
  });
}
