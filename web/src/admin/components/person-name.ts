import type { Person } from '@press-room/contract/people';

/** Name of a person; the id of the account without one. */
export const toPersonName = ({ id, first_name, last_name }: Person): string =>
  `${first_name} ${last_name}`.trim() || String(id);
