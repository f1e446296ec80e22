import type { Session } from '@press-room/contract/account';
import { getToken, getUser, storeSession } from './auth.ts';

/** Goes on with the token that an answer brought, unless its reader has left meanwhile. */
export function goOnWith({ token, user }: Session): void {
  if (getToken() && getUser()?.id === user.id) storeSession({ token, user });
}
