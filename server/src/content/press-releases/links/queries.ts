import type { Db } from '../../../platform/db/db.ts';
import type { LinkState } from './ask-link.ts';

export interface CheckedAddress {
  url: string;
  state: LinkState;
  checked_at: string;
}

export const listCheckedAddresses = (db: Db, urls: readonly string[]): Promise<CheckedAddress[]> =>
  db.selectFrom('link_check').select(['url', 'state', 'checked_at']).where('url', 'in', urls).execute();

export async function keepCheckedAddress(db: Db, checked: CheckedAddress): Promise<void> {
  const { state, checked_at } = checked;
  await db
    .insertInto('link_check')
    .values(checked)
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ state, checked_at }))
    .execute();
}

export async function forgetCheckedAddresses(db: Db, before: string): Promise<void> {
  await db.deleteFrom('link_check').where('checked_at', '<', before).execute();
}
