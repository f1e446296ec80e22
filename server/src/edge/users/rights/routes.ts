import { ADMITTING_GROUPS, GROUP_NAMES } from '@press-room/contract/account-groups';
import {
  GROUP_PATH,
  PERMISSION_PATH,
  type PermissionRow,
  permissionSchema,
  type Role,
  rightsChangeSchema,
  rightsSchema,
  roleSchema,
} from '@press-room/contract/rights';
import { groupsWith, PERMISSIONS, rightsOf } from '@press-room/contract/roles';
import { USER_PATH } from '@press-room/contract/users';
import { z } from 'zod';
import { countHolders, countMembers, getRights } from '../../../core/account/rights/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { parseBody } from '../../../platform/http/body.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { optionalChoices } from '../../../platform/http/fields.ts';
import { listEndpoint } from '../../../platform/http/list-endpoint.ts';
import { writeOf } from '../../../platform/http/officer.ts';
import { requireId } from '../../../platform/http/query.ts';
import { smallSource } from '../../../platform/http/small-source.ts';
import { changeRights } from './service.ts';

const changeForm = z.object({
  groups: optionalChoices(GROUP_NAMES),
  permissions: optionalChoices(PERMISSIONS),
});

export function rightsResources(context: AppContext): Resource[] {
  const { database } = context;
  const guard = { access: 'admitted', permission: 'account.view' } as const;
  const small = <Row extends object>(path: string, kind: ListKind<Row>): Resource => ({
    path,
    ...guard,
    GET: listEndpoint(context, {
      summary: kind.summary,
      row: kind.schema,
      isPaged: false,
      source: async () => smallSource(await kind.list(database.reader)),
    }),
  });
  return [
    small(GROUP_PATH, {
      summary: 'Groups and what their members may do',
      schema: roleSchema,
      list: listRoles,
    }),
    small(PERMISSION_PATH, {
      summary: 'Rights and the groups that hold them',
      schema: permissionSchema,
      list: listPermissions,
    }),
    {
      path: `${USER_PATH}:id/rights/`,
      ...guard,
      GET: {
        summary: 'What a person may do, and whence',
        response: { 200: rightsSchema },
        row: async (request) => rightsSchema.parse(await getRights(database.db, requireId(request))),
      },
      PATCH: {
        isVersioned: true,
        permission: 'account.grant',
        needsRecentProof: true,
        summary: 'Another set of groups or direct rights; nobody gives or takes what they do not hold',
        body: rightsChangeSchema,
        response: { 200: rightsSchema },
        row: async (request) => {
          const write = writeOf(request);
          return rightsSchema.parse(await changeRights(context, write, parseBody(request, changeForm)));
        },
      },
    },
  ];
}

interface ListKind<Row extends object> {
  summary: string;
  schema: z.ZodType<Row>;
  list: (db: Db) => Promise<Row[]>;
}

async function listRoles(db: Db): Promise<Role[]> {
  const members = await countMembers(db);
  return GROUP_NAMES.map((name) => ({
    name,
    is_admitting: ADMITTING_GROUPS.includes(name),
    members: members.get(name) ?? 0,
    permissions: rightsOf({ groups: [{ name }] }),
  }));
}

async function listPermissions(db: Db): Promise<PermissionRow[]> {
  const holders = await countHolders(db);
  return PERMISSIONS.map((name) => ({ name, groups: groupsWith(name), holders: holders.get(name) ?? 0 }));
}
