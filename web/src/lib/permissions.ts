import { type Permission, permissionsOf } from '@press-room/contract/roles';
import { useUser } from './auth.ts';

/** What the signed-in reader's groups allow. It decides what is shown; the server decides what is done. */
export const usePermissions = (): readonly Permission[] => permissionsOf(useUser()?.groups ?? []);
