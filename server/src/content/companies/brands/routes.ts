import { BRAND_PATH, brandFormSchema, brandRowSchema, brandSchema } from '@press-room/contract/companies';
import { officeSource } from '../../../core/admin/listing.ts';
import { officeResources } from '../../../core/admin/resources.ts';
import type { AppContext } from '../../../core/context.ts';
import { idParameter } from '../../../platform/http/documentation.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { BRAND_FIELDS, BRAND_ORDER, getBrand, listBrandRows, selectBrands } from './queries.ts';
import { brandForm, changeOfficeBrand, createOfficeBrand, deleteOfficeBrand } from './service.ts';

export function brandResources(context: AppContext): Resource[] {
  const { database } = context;
  return officeResources(context, {
    noun: 'brand',
    path: BRAND_PATH,
    summaries: {
      list: 'Brands by name: those of a company, or those `without` it that it does not have',
      one: 'One brand and whose it is',
      create: 'A new brand',
      change: 'Renames a brand',
      remove: 'Deletes a brand of no company',
    },
    query: { company: idParameter.optional(), without: idParameter.optional() },
    schemas: { row: brandRowSchema, one: brandSchema, form: brandFormSchema },
    form: brandForm,
    isPaged: true,
    list: (_request, filter) =>
      officeSource({
        database,
        fields: BRAND_FIELDS,
        from: (db) => selectBrands(db, filter),
        order: BRAND_ORDER,
        read: listBrandRows,
      }),
    get: (id) => getBrand(database.db, id),
    create: (officer, form) => createOfficeBrand(context, officer, form),
    change: (write, form) => changeOfficeBrand(context, write, form),
    remove: (write) => deleteOfficeBrand(context, write),
  });
}
