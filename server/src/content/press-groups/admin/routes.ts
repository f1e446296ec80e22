import {
  OFFICE_PRESS_GROUP_PATH,
  officePressGroupFormSchema,
  officePressGroupRowSchema,
  officePressGroupSchema,
} from '@press-room/contract/admin-press-groups';
import { officeSource } from '../../../core/admin/listing.ts';
import { officeResources } from '../../../core/admin/resources.ts';
import type { AppContext } from '../../../core/context.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { pressGroupForm } from './form.ts';
import { GROUP_ORDER, getGroup, listGroupRows, OFFICE_GROUP_FIELDS, selectGroups } from './queries.ts';
import { changeGroup, createGroup, deleteGroup } from './service.ts';

export function officePressGroupResources(context: AppContext): Resource[] {
  const { config, database } = context;
  return officeResources(context, {
    noun: 'press_group',
    path: OFFICE_PRESS_GROUP_PATH,
    summaries: {
      list: 'Press groups by name',
      one: 'One press group with its office',
      create: 'A new press group, which is a site of its own',
      change: 'Changes what is sent; `office` is written whole',
      remove: 'Deletes a press group on which nothing hangs',
    },
    query: {},
    schemas: {
      row: officePressGroupRowSchema,
      one: officePressGroupSchema,
      form: officePressGroupFormSchema,
    },
    form: pressGroupForm,
    isPaged: false,
    list: () =>
      officeSource({
        database,
        fields: OFFICE_GROUP_FIELDS,
        from: selectGroups,
        order: GROUP_ORDER,
        read: (db, ids) => listGroupRows(db, config, ids),
      }),
    get: (id) => getGroup(database.db, config, id),
    create: (officer, form) => createGroup(context, officer, form),
    change: (write, form) => changeGroup(context, write, form),
    remove: (write) => deleteGroup(context, write),
  });
}
