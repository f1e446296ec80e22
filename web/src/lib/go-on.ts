import type { Session } from '@press-room/contract/account';
import { getToken, getUser, storeSession } from './auth.ts';

/** Continues with the session of an answer; false if its user has signed out meanwhile. */
export function goOnWith({ token, user }: Session): boolean {
  const isHere = getToken() !== null && getUser()?.id === user.id;
  if (isHere) storeSession({ token, user });
  return isHere;
}
