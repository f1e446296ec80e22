import type { GroupName } from '@press-room/contract/account-groups';

const PASSWORD = 'Str0ng_pass!';
export const toPerson = (email: string, first_name: string, last_name: string, group: GroupName) => ({
  email,
  password: PASSWORD,
  first_name,
  last_name,
  groups: [group],
  verified: true,
  disabled: false,
});
/** Paola writes, Ugo looks over it. */
export const PAOLA = toPerson('paola@example.com', 'Paola', 'Neri', 'administrator_press_room');
export const UGO = toPerson('ugo@example.com', 'Ugo', 'Verdi', 'administrator_press_room');
/** Reads what they bring out. */
export const LENA = toPerson('lena@example.com', 'Lena', 'Riva', 'user_press_room');
export const DESK_CONTENT = { press_groups: [{ name: 'Site Alpha' }], users: [PAOLA, UGO, LENA] };
