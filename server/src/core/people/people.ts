import type { Person } from '@press-room/contract/people';

/** Person of a joined account; null: erased. */
export const toPerson = (
  id: number | null,
  first_name: string | null,
  last_name: string | null,
): Person | null => (id === null ? null : { id, first_name: first_name ?? '', last_name: last_name ?? '' });
