import { listSessionKeys, readSessionJson, writeSession } from './storage.ts';

const ownPrefix = (person: number): string => `draft ${person} `;

/** Storage key of a user's draft: other users of this tab do not see it. */
export const ownDraftKey = (person: number, name: string): string => `${ownPrefix(person)}${name}`;

/** Whether this tab stores a draft of this user. */
export const hasOwnDraft = (person: number): boolean =>
  listSessionKeys().some((key) => key.startsWith(ownPrefix(person)));

/**
 * Form input stored in this tab until it is sent. Restores only fields of the form with the same type; callers remove
 * passwords.
 */
export function readDraft<Values extends object>(key: string, initial: Values): Values {
  const stored = readSessionJson<Partial<Values>>(key);
  if (!stored || typeof stored !== 'object') return initial;
  const known = Object.entries(initial).map(([name, value]: [string, unknown]) => {
    const kept: unknown = stored[name as keyof Values];
    return [name, isAlike(kept, value) ? kept : value] as const;
  });
  return Object.fromEntries(known) as Values;
}

export const writeDraft = (key: string, values: object): void => writeSession(key, JSON.stringify(values));
export const dropDraft = (key: string): void => writeSession(key, null);

/** Null represents an object that does not exist yet. */
function isAlike(kept: unknown, value: unknown): boolean {
  if (kept === undefined) return false;
  if (kept === null || value === null)
    return typeof kept === 'object' && typeof value === 'object' && !Array.isArray(kept);
  return typeof kept === typeof value && Array.isArray(kept) === Array.isArray(value);
}
