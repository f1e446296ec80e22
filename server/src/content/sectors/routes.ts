import {
  OFFICE_SECTOR_PATH,
  type OfficeSectorRow,
  officeSectorFormSchema,
  officeSectorRowSchema,
  officeSectorSchema,
  sectorMergeFormSchema,
} from '@press-room/contract/admin-sectors';
import { SECTOR_PATH, sectorSchema } from '@press-room/contract/sectors';
import { accessTo, officeResources } from '../../core/admin/resources.ts';
import type { AppContext } from '../../core/context.ts';
import { listSectors, toPublicSector } from '../../core/sectors/sectors.ts';
import { parseBody } from '../../platform/http/body.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import type { ListSource } from '../../platform/http/list.ts';
import { contentListEndpoint } from '../../platform/http/list-endpoint.ts';
import { writeOf } from '../../platform/http/officer.ts';
import { smallSource } from '../../platform/http/small-source.ts';
import { getOfficeSector, listOfficeSectors } from './queries.ts';
import {
  changeOfficeSector,
  createOfficeSector,
  deleteOfficeSector,
  mergeSectors,
  sectorForm,
  sectorMergeForm,
} from './service.ts';

export function sectorResources(context: AppContext): Resource[] {
  const { database } = context;
  return [
    sectorListResource(context),
    ...officeResources(context, {
      noun: 'sector',
      path: OFFICE_SECTOR_PATH,
      summaries: {
        list: 'Sectors in their order',
        one: 'One sector, and how much has it',
        create: 'A new sector',
        change: 'Changes a sector; its former names still find it',
        remove: 'Deletes a sector that nothing has',
      },
      query: {},
      schemas: { row: officeSectorRowSchema, one: officeSectorSchema, form: officeSectorFormSchema },
      form: sectorForm,
      isPaged: false,
      list: () => officeSectorSource(context),
      get: (id) => getOfficeSector(database.db, id),
      create: (officer, form) => createOfficeSector(context, officer, form),
      change: (write, form) => changeOfficeSector(context, write, form),
      remove: (write) => deleteOfficeSector(context, write),
    }),
    mergeResource(context),
  ];
}

const sectorListResource = (context: AppContext): Resource => ({
  path: SECTOR_PATH,
  access: 'ignored',
  GET: contentListEndpoint(context, {
    summary: 'Sectors of releases, in their order',
    row: sectorSchema,
    isPaged: false,
    source: async () => smallSource((await listSectors(context.database.db)).map(toPublicSector)),
  }),
});

const officeSectorSource = ({ database }: AppContext): ListSource<OfficeSectorRow> => {
  const list = async () =>
    (await listOfficeSectors(database.reader)).map((sector) => officeSectorRowSchema.parse(sector));
  return {
    countAll: async () => (await list()).length,
    open: async (table, db) => smallSource(await list()).open(table, db),
  };
};

const mergeResource = (context: AppContext): Resource => ({
  path: `${OFFICE_SECTOR_PATH}:id/merge/`,
  ...accessTo('sector'),
  POST: {
    isVersioned: true,
    permission: 'sector.delete',
    summary: 'Ends another sector in this one; requires If-Match, and the version of the other',
    body: sectorMergeFormSchema,
    response: { 200: officeSectorSchema },
    row: async (request) => {
      const write = writeOf(request);
      const form = parseBody(request, sectorMergeForm);
      return await mergeSectors(context, write, form);
    },
  },
});
