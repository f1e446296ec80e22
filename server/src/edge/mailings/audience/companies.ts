import { isOfEverybody } from '@press-room/contract/mail-domains';
import type { Mailing } from '@press-room/contract/mailings';
import { toCompanyKey } from '../../../content/clippings/proposals/match.ts';
import { isOfStaff } from '../../../core/visibility/rights.ts';
import { ANYBODY } from '../../../core/visibility/visibility.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { MailedReader } from '../message/prepared.ts';
import { inBatches, listReaders } from './queries.ts';

/** Readers of the messages of a mailing; for an edition with their companies. */
export async function listMailedReaders(
  db: Db,
  { press_review }: Pick<Mailing, 'press_review'>,
  ids: readonly number[],
): Promise<Map<number, MailedReader>> {
  const readers = new Map<number, MailedReader>(await listReaders(db, ids));
  if (press_review === null) return readers;
  for (const [id, companies] of await listCompaniesOf(db, ids))
    readers.set(id, { ...(readers.get(id) ?? ANYBODY), companies });
  return readers;
}

/**
 * Companies that contacts work for: by a member's account in any state, by the press address of a company or its
 * domain, or by an outlet with its name. People of other outlets are journalists.
 */
export async function listCompaniesOf(db: Db, ids: readonly number[]): Promise<Map<number, number[]>> {
  const [members, staff, outlets, addresses, directory] = [
    await listMembers(db, ids),
    new Set(await listStaff(db, ids)),
    Map.groupBy(await listOutlets(db, ids), ({ contact_id }) => contact_id),
    Map.groupBy(await listAddresses(db, ids), ({ contact_id }) => contact_id),
    await readDirectory(db),
  ];
  const companies = new Map<number, number[]>();
  for (const id of ids) {
    if (staff.has(id)) continue;
    const work = (outlets.get(id) ?? []).map(({ name }) => directory.ofName(name));
    const isJournalist = work.some((found) => found.length === 0);
    const found = [
      ...(members.get(id) ?? []),
      ...(isJournalist ? [] : work.flat()),
      ...(work.length > 0
        ? []
        : (addresses.get(id) ?? []).flatMap(({ email }) => directory.ofAddress(email))),
    ];
    if (found.length > 0)
      companies.set(
        id,
        [...new Set(found)].toSorted((one, other) => one - other),
      );
  }
  return companies;
}

/** Contacts of companies' press offices: of their accounts, and with their press addresses. */
export async function listOfCompanies(db: Db, companies: readonly number[]): Promise<number[]> {
  const accounts = await inBatches(companies, (some) =>
    db
      .selectFrom('company_member as member')
      .innerJoin('user_account as account', 'account.id', 'member.user_account_id')
      .innerJoin('contact', 'contact.user_account_id', 'account.id')
      .select('contact.id')
      .where('member.company_id', 'in', some)
      .where('account.disabled_at', 'is', null)
      .execute(),
  );
  const emails = await inBatches(companies, (some) =>
    db.selectFrom('company').select(PRESS_ADDRESSES).where('id', 'in', some).execute(),
  );
  const addressed = await inBatches(emails.flatMap(listPressAddresses), (some) =>
    db.selectFrom('contact_address').select('contact_id as id').where('email', 'in', some).execute(),
  );
  return [...accounts, ...addressed].map(({ id }) => id);
}

/** A membership restricts what they get, so it counts in any state of the account. */
async function listMembers(db: Db, ids: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await inBatches(ids, (some) =>
    db
      .selectFrom('contact')
      .innerJoin('company_member as member', 'member.user_account_id', 'contact.user_account_id')
      .select(['contact.id', 'member.company_id as company'])
      .where('contact.id', 'in', some)
      .execute(),
  );
  return new Map(rows.map(({ id, company }) => [id, [company]]));
}

const listStaff = async (db: Db, ids: readonly number[]): Promise<number[]> =>
  (
    await inBatches(ids, (some) =>
      db
        .selectFrom('contact')
        .select('contact.id')
        .where('contact.id', 'in', some)
        .where('contact.user_account_id', 'is not', null)
        .where((eb) => isOfStaff(eb.ref('contact.user_account_id').$notNull()))
        .execute(),
    )
  ).map(({ id }) => id);

const listOutlets = (db: Db, ids: readonly number[]) =>
  inBatches(ids, (some) =>
    db
      .selectFrom('contact_outlet as work')
      .innerJoin('outlet', 'outlet.id', 'work.outlet_id')
      .select(['work.contact_id', 'outlet.name'])
      .where('work.contact_id', 'in', some)
      .execute(),
  );

const listAddresses = (db: Db, ids: readonly number[]) =>
  inBatches(ids, (some) =>
    db
      .selectFrom('contact_address')
      .select(['contact_id', 'email'])
      .where('contact_id', 'in', some)
      .execute(),
  );

const PRESS_ADDRESSES = ['press_email', 'pub_press_email'] as const;

const listPressAddresses = ({
  press_email,
  pub_press_email,
}: Record<(typeof PRESS_ADDRESSES)[number], string>): string[] =>
  [...new Set([press_email, pub_press_email])].filter((email) => email !== '');

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

type Index = Map<string, number[]>;

function note(index: Index, key: string, id: number): void {
  if (key !== '') index.set(key, [...new Set([...(index.get(key) ?? []), id])]);
}

/** Companies by press address, by its domain and by name. */
async function readDirectory(db: Db) {
  const rows = await db
    .selectFrom('company')
    .select(['id', 'business_name', 'pub_business_name', ...PRESS_ADDRESSES])
    .execute();
  const [byAddress, byDomain, byName]: [Index, Index, Index] = [new Map(), new Map(), new Map()];
  for (const { id, business_name, pub_business_name, ...emails } of rows) {
    for (const email of listPressAddresses(emails)) {
      note(byAddress, email, id);
      if (!isOfEverybody(domainOf(email))) note(byDomain, domainOf(email), id);
    }
    for (const name of [business_name, pub_business_name]) note(byName, toCompanyKey(name), id);
  }
  return {
    ofName: (name: string) => byName.get(toCompanyKey(name)) ?? [],
    ofAddress: (email: string) => {
      const own = byDomain.get(domainOf(email)) ?? [];
      // A domain shared by several belongs to an agency or a group.
      return byAddress.get(email) ?? (own.length === 1 ? own : []);
    },
  };
}
