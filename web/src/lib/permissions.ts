import type { CompanyName } from '@press-room/contract/account';
import { type Permission, rightsAnywhereOf, rightsOf } from '@press-room/contract/roles';
import { useUser } from './auth.ts';

/** Rights of the signed-in reader. They control the display; the server enforces them. */
export const usePermissions = (): readonly Permission[] => rightsAnywhereOf(useUser() ?? { groups: [] });

/** The one company that a right of this reader reaches; null where it reaches everything. */
export function useOwnCompany(permission: Permission): CompanyName | null {
  const user = useUser();
  if (!user?.press_office_of || rightsOf(user).includes(permission)) return null;
  return user.press_office_of;
}
