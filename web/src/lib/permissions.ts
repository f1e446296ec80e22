import { type Permission, rightsOf } from '@press-room/contract/roles';
import { useUser } from './auth.ts';

/** What the signed-in reader may do. It decides what is shown; the server decides what is done. */
export const usePermissions = (): readonly Permission[] => rightsOf(useUser() ?? { groups: [] });
