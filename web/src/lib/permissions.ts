import type { CompanyName } from '@press-room/contract/account';
import { type Permission, rightsAnywhereOf, rightsOf } from '@press-room/contract/roles';
import { useUser } from './auth.ts';

/** Permissions of the signed-in user. They control the interface; the server enforces them. */
export const usePermissions = (): readonly Permission[] => rightsAnywhereOf(useUser() ?? { groups: [] });

/** The company to which a permission is limited; null if it is not limited. */
export function useOwnCompany(permission: Permission): CompanyName | null {
  const user = useUser();
  if (!user?.press_office_of || rightsOf(user).includes(permission)) return null;
  return user.press_office_of;
}
