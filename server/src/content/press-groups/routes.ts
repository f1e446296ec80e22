import { PRESS_GROUP_PATH, type PressGroup, pressGroupSchema } from '@press-room/contract/press-groups';
import type { AppContext } from '../../core/context.ts';
import { countPressGroups, listPressGroups, PRESS_GROUP_FIELDS } from '../../core/sites/press-groups.ts';
import { buildOrders, buildSearch, type TableRequest } from '../../platform/http/datatables.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import type { ListSource } from '../../platform/http/list.ts';
import { contentListEndpoint } from '../../platform/http/list-endpoint.ts';
import { withLogos } from './logos.ts';

export const pressGroupResource = (context: AppContext): Resource => ({
  path: PRESS_GROUP_PATH,
  access: 'ignored',
  GET: contentListEndpoint(context, {
    summary: 'Press groups; a column search for a name puts the exact match first',
    row: pressGroupSchema,
    isPaged: false,
    source: () => pressGroupSource(context),
  }),
});

function pressGroupSource({ database, links, now }: AppContext): ListSource<PressGroup> {
  return {
    countAll: () => countPressGroups(database.db, null),
    open: async (table, db) => {
      const condition = table === null ? null : buildSearch(database, PRESS_GROUP_FIELDS, table);
      const orders = table === null ? [] : buildOrders(PRESS_GROUP_FIELDS, table);
      return {
        count: await countPressGroups(db, condition),
        read: async (window) => {
          const filter = { condition, orders, exactName: searchedName(table), window };
          return withLogos({ db, links, now }, await listPressGroups(db, database, filter));
        },
      };
    },
  };
}

const searchedName = (table: TableRequest | null): string =>
  (table?.columns.find((column) => column.names.includes('name'))?.search ?? table?.search)?.value ?? '';
