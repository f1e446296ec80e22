import { reasonOf } from '../process/operator-error.ts';

/** In one line, as short as operators need it. */
export function sayReason(error: unknown): string {
  const words = error instanceof Error && error.message !== '' ? error.message : reasonOf(error);
  return words.replace(/\s+/g, ' ').replace(/\.$/, '').slice(0, 200);
}
