import type { Person } from '@press-room/contract/people';

/** Shape of a name; the account's number where it has none. */
export const toPersonName = ({ id, first_name, last_name }: Person): string =>
  `${first_name} ${last_name}`.trim() || String(id);
