import { isStaff } from '@press-room/contract/account-groups';
import { rightsOf } from '@press-room/contract/roles';
import { type Account, findAccountById } from '../../core/account/queries.ts';
import type { Db } from '../../platform/db/db.ts';
import { badRequest, forbidden, notFound } from '../../platform/errors/errors.ts';
import type { Officer } from '../../platform/http/officer.ts';

/** Officer and account of the action. */
export interface AccountAction {
  officer: Officer;
  accountId: number;
}

/**
 * Only global administrators act on staff accounts; nobody acts on an account with more rights, or on their own.
 * @throws 400, 403, 404
 */
export async function requireSubject(db: Db, { officer, accountId }: AccountAction): Promise<Account> {
  const account = await findAccountById(db, accountId);
  if (account === null) throw notFound();
  if (account.id === officer.id) throw badRequest('own_account');
  const isGlobal = officer.groups.some(({ name }) => name === 'administrator_global');
  if (isStaff(account) && !isGlobal) throw forbidden();
  const held = rightsOf(officer);
  if (rightsOf(account).some((permission) => !held.includes(permission))) throw forbidden();
  return account;
}
