import { z } from 'zod';
import { GROUP_NAMES } from './account-groups.ts';
import { personSchema } from './people.ts';
import { PERMISSIONS } from './roles.ts';
import { userPath } from './users.ts';

export const GROUP_PATH = '/api/account/group/';
export const PERMISSION_PATH = '/api/account/permission/';
export const userRightsPath = (id: number): string => `${userPath(id)}rights/`;

/** A group with the rights of its members. */
export const roleSchema = z.object({
  name: z.enum(GROUP_NAMES),
  /** Whether its members are admitted to the press room. */
  is_admitting: z.boolean(),
  members: z.int(),
  permissions: z.array(z.enum(PERMISSIONS)),
});
export type Role = z.infer<typeof roleSchema>;

/** A right with the groups that have it. */
export const permissionSchema = z.object({
  name: z.enum(PERMISSIONS),
  groups: z.array(z.enum(GROUP_NAMES)),
  /** Number of accounts with this right assigned directly. */
  holders: z.int(),
});
export type PermissionRow = z.infer<typeof permissionSchema>;

/** Rights of a person, each with its sources. */
export const rightsSchema = z.object({
  /** Version of the account's rights, for `If-Match`. */
  version: z.int(),
  groups: z.array(z.string()),
  direct: z.array(
    z.object({
      permission: z.string(),
      granted_at: z.iso.datetime(),
      /** Null: erased, or loaded. */
      granted_by: personSchema.nullable(),
    }),
  ),
  rights: z.array(
    z.object({
      permission: z.enum(PERMISSIONS),
      /** Groups that include it. */
      groups: z.array(z.string()),
      is_direct: z.boolean(),
    }),
  ),
});
export type Rights = z.infer<typeof rightsSchema>;

/** Complete lists of groups or of direct rights; an absent list is unchanged. */
export const rightsChangeSchema = z.object({
  groups: z.array(z.enum(GROUP_NAMES)).max(GROUP_NAMES.length).optional(),
  permissions: z.array(z.enum(PERMISSIONS)).max(PERMISSIONS.length).optional(),
});
export type RightsChange = z.infer<typeof rightsChangeSchema>;
