import type { GroupName } from '@press-room/contract/account-groups';
import type { CompanyGroup } from '@press-room/contract/roles';

const PASSWORD = 'Str0ng_pass!';
const toPerson = (email: string, first_name: string, last_name: string, group: GroupName) => ({
  email,
  password: PASSWORD,
  first_name,
  last_name,
  groups: [group],
  verified: true,
  disabled: false,
});
/** Paola writes, Ugo reviews. */
export const PAOLA = toPerson('paola@example.com', 'Paola', 'Neri', 'administrator_press_room');
export const UGO = toPerson('ugo@example.com', 'Ugo', 'Verdi', 'administrator_press_room');
/** Reader of their releases. */
export const LENA = toPerson('lena@example.com', 'Lena', 'Riva', 'user_press_room');
/** Administrator who may grant every permission. */
export const GAIA = toPerson('gaia@example.com', 'Gaia', 'Blu', 'administrator_global');

const toAgent = (
  email: string,
  first_name: string,
  last_name: string,
  company: string,
  group: CompanyGroup = 'agent_press_room_external_company',
) => ({ ...toPerson(email, first_name, last_name, group), company });
/** Officers of companies. Bea is the administrator of hers. */
export const GEA = toAgent('gea@alfa.example', 'Gea', 'Monti', 'Alfa Ceramiche');
export const BEA = toAgent(
  'bea@beta.example',
  'Bea',
  'Ferri',
  'Beta Gres',
  'administrator_press_room_external_company',
);
/** Officer of a company with a small storage quota. */
export const NINO = toAgent('nino@gamma.example', 'Nino', 'Costa', 'Gamma Mosaici');

export const DESK_CONTENT = {
  press_groups: [{ name: 'Site Alpha' }],
  companies: [GEA, BEA, NINO].map(({ company }) => ({ business_name: company })),
  users: [PAOLA, UGO, LENA, GAIA, GEA, BEA, NINO],
};
