import type { OfficeContact, PressContact } from '@press-room/contract/admin-press-releases';
import { toOwnContact } from '@press-room/contract/release-issuer';
import { publicField, publicName } from '../../../core/companies/names.ts';
import { storedOfficeSchema } from '../../../core/sites/press-office.ts';
import type { Db } from '../../../platform/db/db.ts';

/** People whom a release of a press group, or of a company, may name; only their public data. */
export async function listPressContacts(
  db: Db,
  { group, company }: { group: number; company: number | null },
): Promise<PressContact[]> {
  const people = await listPeople(db, group);
  return company === null ? people : [...(await listOfCompany(db, company)), ...people];
}

/** People whom a new release of a press group names by default. */
export async function listDefaultContacts(db: Db, group: number): Promise<OfficeContact[]> {
  const people = await listPeople(db, group);
  return people
    .filter(({ is_default }) => is_default)
    .map(({ of: _of, is_default: _default, ...contact }) => contact);
}

async function listPeople(db: Db, group: number): Promise<PressContact[]> {
  const row = await db.selectFrom('press_group').select('office').where('id', '=', group).executeTakeFirst();
  if (row === undefined || row.office === null) return [];
  const { people } = storedOfficeSchema.parse(JSON.parse(row.office));
  return people.map(({ name, role, email, phone, mobile, on_releases }) => ({
    name: { it: name, en: name },
    role,
    email,
    phone: phone || mobile,
    of: 'press_group',
    is_default: on_releases,
  }));
}

async function listOfCompany(db: Db, company: number): Promise<PressContact[]> {
  const row = await db
    .selectFrom('company')
    .select([
      publicName.as('name'),
      publicField('short_description').as('short_description'),
      publicField('telephone').as('telephone'),
      publicField('press_contact').as('press_contact'),
      publicField('press_email').as('press_email'),
    ])
    .where('id', '=', company)
    .executeTakeFirst();
  if (row === undefined || `${row.press_email}${row.telephone}` === '') return [];
  const { name, role, email, phone } = toOwnContact(row);
  return [
    {
      name: { it: name, en: name },
      role: { it: role, en: role },
      email,
      phone,
      of: 'company',
      is_default: false,
    },
  ];
}
