import type { Db } from '../../platform/db/db.ts';
import { updateRows } from '../../platform/db/update-rows.ts';
import { toAddressKey, toSearchedKey } from '../../platform/text/keys.ts';

const SEARCHED = [
  'last_name',
  'first_name',
  'email',
  'newspaper',
  'publishing_house',
  'company_name',
] as const;
type Searched = Record<(typeof SEARCHED)[number], string> & {
  /** Of the account's company; null: no company. */
  business_name: string | null;
  pub_business_name: string | null;
};

/** Search key of a person, for the press office. */
export function toAccountKey({ business_name, pub_business_name, ...account }: Searched): string {
  return toSearchedKey([
    toAddressKey(account.email),
    ...SEARCHED.filter((field) => field !== 'email').map((field) => account[field]),
    ...(business_name === null ? [] : [business_name]),
    ...(pub_business_name === null ? [] : [pub_business_name]),
  ]);
}

const selectSearched = (trx: Db) =>
  trx
    .selectFrom('user_account')
    .leftJoin('company', 'company.id', 'user_account.company_id')
    .select(['user_account.id', 'company.business_name', 'company.pub_business_name', ...SEARCHED]);

const writeKeys = (trx: Db, accounts: readonly (Searched & { id: number })[]): Promise<unknown> =>
  updateRows(
    trx,
    'user_account',
    accounts.map(({ id, ...account }) => ({ id, set: { search_text: toAccountKey(account) } })),
  );

/** Call it after each write of fields by which accounts are searched. */
export async function refreshAccountKeys(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await writeKeys(trx, await selectSearched(trx).where('user_account.id', 'in', ids).execute());
}

export const refreshAccountKey = (trx: Db, id: number): Promise<void> => refreshAccountKeys(trx, [id]);

/** Call it after changes of company names, and of companies' accounts. */
export async function refreshKeysOfCompanies(trx: Db, companies: readonly number[]): Promise<void> {
  if (companies.length === 0) return;
  const accounts = await selectSearched(trx).where('user_account.company_id', 'in', companies).execute();
  for (let at = 0; at < accounts.length; at += ROWS_AT_ONCE)
    await writeKeys(trx, accounts.slice(at, at + ROWS_AT_ONCE));
}

const ROWS_AT_ONCE = 500;
