import { GROUP_NAMES, type GroupName } from '@press-room/contract/account-groups';
import type { Rights, RightsChange } from '@press-room/contract/rights';
import { ownCompanyPermissionsOf, PERMISSIONS, type Permission, rightsOf } from '@press-room/contract/roles';
import { capitalise, joinWords } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { byName, type Item, type ItemId, type StoredChoice } from '../../components/transfer-list/items.ts';
import { groupLabel } from '../labels.ts';
import { nounOf, permissionLabel, verbOf } from './labels.ts';

const GROUP = 'group:';
const PERMISSION = 'permission:';

/** A group is a set of permissions, and is listed with them. `held`: permissions that the officer may assign. */
function toGroup(name: string, held: readonly Permission[]): Item {
  const rights = rightsOf({ groups: [{ name }] });
  const isHeld = rights.every((permission) => held.includes(permission));
  return {
    id: GROUP + name,
    name: m['users.rights.groupThing']({ group: groupLabel(name) }),
    note: describeRights(rights.length, ownCompanyPermissionsOf([{ name }]).length),
    ...(!isHeld && { obstacle: m['users.rights.notHeld']() }),
  };
}

function describeRights(everywhere: number, ofOwnCompany: number): string {
  if (ofOwnCompany > 0) return m['users.rights.groupNoteOwn']({ count: ofOwnCompany });
  return everywhere > 0 ? m['users.rights.groupNote']({ count: everywhere }) : m['users.rights.nothing']();
}

function toPermission(permission: Permission, held: readonly Permission[]): Item {
  return {
    id: PERMISSION + permission,
    name: permissionLabel(permission),
    section: nounOf(permission),
    underHeading: capitalise(verbOf(permission)),
    ...(!held.includes(permission) && { obstacle: m['users.rights.notHeld']() }),
  };
}

/** Items that `rights` does not assign yet. A permission included by a group can be assigned too; its note says so. */
export function listAvailable(rights: Rights, held: readonly Permission[]): Item[] {
  const assigned = new Set(toStored(rights, held).chosen.map(({ id }) => id));
  const included = new Map(rights.rights.map(({ permission, groups }) => [permission, groups]));
  return byName([
    ...GROUP_NAMES.map((name) => toGroup(name, held)),
    ...PERMISSIONS.map((permission) => {
      const groups = (included.get(permission) ?? []).map((name) => groupLabel(name));
      const note = groups.length > 0 && m['users.rights.included']({ groups: joinWords(groups) });
      return { ...toPermission(permission, held), ...(note && { note }) };
    }),
  ]).filter(({ id }) => !assigned.has(id));
}

export function toStored({ version, groups, direct }: Rights, held: readonly Permission[]): StoredChoice {
  const names = new Set(direct.map(({ permission }) => permission));
  const permissions = PERMISSIONS.filter((permission) => names.has(permission));
  return {
    version,
    chosen: byName([
      ...groups.map((name) => toGroup(name, held)),
      ...permissions.map((permission) => toPermission(permission, held)),
    ]),
  };
}

export const toChange = (ids: readonly ItemId[]): Required<RightsChange> => ({
  groups: GROUP_NAMES.filter((name) => ids.includes(GROUP + name)) satisfies GroupName[],
  permissions: PERMISSIONS.filter((permission) => ids.includes(PERMISSION + permission)),
});
