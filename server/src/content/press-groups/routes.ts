import { PRESS_GROUP_PATH, type PressGroup, pressGroupSchema } from '@press-room/contract/press-groups';
import type { AppContext } from '../../core/context.ts';
import { countPressGroups, listPressGroups, PRESS_GROUP_FIELDS } from '../../core/sites/press-groups.ts';
import type { TableRequest } from '../../platform/http/datatables.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { type ListSource, tableSource } from '../../platform/http/list.ts';
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
  return tableSource({
    database,
    fields: PRESS_GROUP_FIELDS,
    count: countPressGroups,
    read: async (db, page, table) =>
      withLogos(
        { db, links, now },
        await listPressGroups(db, database, { ...page, exactName: searchedName(table) }),
      ),
  });
}

const searchedName = (table: TableRequest | null): string =>
  (table?.columns.find((column) => column.names.includes('name'))?.search ?? table?.search)?.value ?? '';
