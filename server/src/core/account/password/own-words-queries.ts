import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/db/db.ts';
import { storedOfficeSchema } from '../../sites/press-office.ts';
import { wordsIn } from './own-words.ts';

export type HouseSettings = Pick<
  Config,
  'PUBLIC_URL' | 'SITES' | 'MAIL_FROM' | 'PRESS_OFFICE_EMAIL' | 'PRIVACY_CONTROLLER' | 'PRIVACY_ADDRESS'
>;

/** Owner of a password. */
export interface Owner {
  email: string;
  first_name: string;
  last_name: string;
  company_id?: number | null | undefined;
  /** Other names connected with the person: of a company or a newspaper. */
  names?: readonly (string | undefined)[];
}

/** Names, addresses and towns of the press groups, their hosts and their events. */
async function listHouseTexts(db: Db, config: HouseSettings): Promise<string[]> {
  const groups = await db.selectFrom('press_group').select(['name', 'office']).execute();
  const hosts = await db.selectFrom('press_group_host').select('host').execute();
  const events = await db
    .selectFrom('event')
    .select(['name_it', 'name_en', 'place_it', 'place_en'])
    .orderBy('starts_on', 'desc')
    .limit(EVENTS)
    .execute();
  return [
    new URL(config.PUBLIC_URL).hostname,
    ...(config.SITES?.keys() ?? []),
    config.MAIL_FROM,
    config.PRESS_OFFICE_EMAIL,
    config.PRIVACY_CONTROLLER ?? '',
    config.PRIVACY_ADDRESS ?? '',
    ...hosts.map(({ host }) => host),
    ...events.flatMap((event) => Object.values(event)),
    ...groups.flatMap(({ name, office }) => [name, ...textsOf(office)]),
  ];
}

const EVENTS = 20;

function textsOf(office: string | null): string[] {
  if (office === null) return [];
  const { address, email } = storedOfficeSchema.parse(JSON.parse(office));
  return [email, ...address.en, ...address.it];
}

async function listCompanyTexts(db: Db, id: number): Promise<string[]> {
  const row = await db
    .selectFrom('company')
    .select(['business_name', 'pub_business_name', 'city', 'pub_city'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? [] : Object.values(row);
}

/**
 * Words that attackers would try first: names of the press groups and the company, their towns, and the person's own
 * names.
 */
export async function listOwnWords(
  db: Db,
  config: HouseSettings,
  { email, first_name, last_name, company_id, names = [] }: Owner,
): Promise<Set<string>> {
  const company =
    company_id === null || company_id === undefined ? [] : await listCompanyTexts(db, company_id);
  const own = names.filter((name) => name !== undefined);
  return wordsIn([email, first_name, last_name, ...own, ...company, ...(await listHouseTexts(db, config))]);
}

/** The owner as stored, with the company and newspapers named in the account. */
export async function getOwner(db: Db, accountId: number): Promise<Owner> {
  const { company_name, newspaper, publishing_house, website, member_company_id, ...owner } = await db
    .selectFrom('user_account as account')
    .leftJoin('company_member as member', 'member.user_account_id', 'account.id')
    .select([
      'account.email',
      'account.first_name',
      'account.last_name',
      'account.company_id',
      'account.company_name',
      'account.newspaper',
      'account.publishing_house',
      'account.website',
      'member.company_id as member_company_id',
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    ...owner,
    company_id: member_company_id ?? owner.company_id,
    names: [company_name, newspaper, publishing_house, website],
  };
}
