import { getUser } from './auth.ts';
import { readStored, writeStored } from './storage.ts';

/** Storage key for the id of a user who has not answered the current privacy notice; shared by tabs. */
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
