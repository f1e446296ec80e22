import { getUser } from './auth.ts';
import { readStored, writeStored } from './storage.ts';

/** Id of the signed-in person whom the notice in force still waits for, in every tab and after a reload. */
const KEY = 'consent_due';

export function noteConsent(userId: number, isDue: boolean): void {
  if (isDue) writeStored(KEY, String(userId));
  else if (readStored(KEY) === String(userId)) writeStored(KEY, null);
}

/** Whether the signed-in user must answer the privacy notice first. */
export function isConsentDue(): boolean {
  const user = getUser();
  return user !== null && readStored(KEY) === String(user.id);
}
