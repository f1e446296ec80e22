import { datatablesSchema, pagedSchema } from '@press-room/contract/datatables';
import { PRESS_GROUP_PATH, type PressGroup, pressGroupSchema } from '@press-room/contract/press-groups';
import { z } from 'zod';
import type { AppContext } from '../../core/context.ts';
import { countPressGroups, listPressGroups, PRESS_GROUP_FIELDS } from '../../core/sites/press-groups.ts';
import { sendContent } from '../../platform/http/answer.ts';
import { buildOrders, buildSearch, type TableRequest } from '../../platform/http/datatables.ts';
import { LIST_QUERY } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { answerList, type ListSource } from '../../platform/http/list.ts';
import { withLogos } from './logos.ts';

export function pressGroupResource(context: AppContext): Resource {
  const { database, config } = context;
  const options = {
    database,
    limit: context.limit,
    pageSize: config.PAGE_SIZE,
    isPaged: false,
    publicUrl: config.PUBLIC_URL,
  };
  return {
    path: PRESS_GROUP_PATH,
    access: 'ignored',
    GET: {
      summary: 'Press groups; a column search for a name puts the exact match first',
      querystring: LIST_QUERY,
      response: { 200: z.union([datatablesSchema(pressGroupSchema), pagedSchema(pressGroupSchema)]) },
      handler: (request, reply) =>
        sendContent(request, reply, context, () => answerList(request, pressGroupSource(context), options)),
    },
  };
}

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
