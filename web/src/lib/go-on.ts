import type { Session } from '@press-room/contract/account';
import { getToken, getUser, storeSession } from './auth.ts';

/** Goes on with the token that an answer brought; false where its reader has left meanwhile. */
export function goOnWith({ token, user }: Session): boolean {
  const isHere = getToken() !== null && getUser()?.id === user.id;
  if (isHere) storeSession({ token, user });
  return isHere;
}
