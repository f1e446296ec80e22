import { toComparedAddress } from '@press-room/contract/mail-addresses';
import type { Person } from '@press-room/contract/people';
import { type Officer, officerSchema } from '@press-room/contract/release-reviews';
import { type Permission, rightsOf } from '@press-room/contract/roles';
import type { Db } from '../../../platform/db/db.ts';
import { holdsPermission } from '../../visibility/rights.ts';
import { listDirectPermissionsOf, listGroups } from '../queries.ts';

const selectHolders = (db: Db, permission: Permission) =>
  db
    .selectFrom('user_account as account')
    .select(['account.id', 'account.first_name', 'account.last_name'])
    .where('account.verified_at', 'is not', null)
    .where('account.disabled_at', 'is', null)
    .where((eb) => holdsPermission(eb.ref('account.id'), permission));

/** The officer with this address, if they hold the permission and can sign in. */
export async function findHolderByEmail(
  db: Db,
  email: string,
  permission: Permission,
): Promise<Person | null> {
  const holder = selectHolders(db, permission).where('account.email', '=', toComparedAddress(email));
  return (await holder.executeTakeFirst()) ?? null;
}

/** Officers with a permission who can sign in, by name. */
export async function listHolders(db: Db, permission: Permission): Promise<Person[]> {
  return selectHolders(db, permission)
    .orderBy('account.last_name')
    .orderBy('account.first_name')
    .orderBy('account.id')
    .execute();
}

/** The same officers with all their permissions. */
export async function listOfficers(db: Db, permission: Permission): Promise<Officer[]> {
  const people = await listHolders(db, permission);
  const ids = people.map(({ id }) => id);
  const groups = await listGroups(db, ids);
  const direct = await listDirectPermissionsOf(db, ids);
  return people.map((person) =>
    officerSchema.parse({
      ...person,
      permissions: rightsOf({ groups: groups.get(person.id) ?? [], permissions: direct.get(person.id) }),
    }),
  );
}

export const isOfficerWith = async (db: Db, id: number, permission: Permission): Promise<boolean> =>
  (await listHolders(db, permission)).some((holder) => holder.id === id);
