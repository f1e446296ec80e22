import { type FactorAdded, PASSKEYS_MAX } from '@press-room/contract/second-factor';
import { badRequest, invalidField, notFound } from '../../../platform/errors/errors.ts';
import { recordAudit } from '../../audit/queries.ts';
import type { AppContext } from '../../context.ts';
import { addFactor, type Holder, removeFactor } from '../enrolment.ts';
import { readNewCredential } from './ceremonies.ts';
import { createPasskey, deletePasskey, listPasskeys, renamePasskey } from './queries.ts';

type PasskeyContext = Pick<AppContext, 'config' | 'database' | 'tokens' | 'now'>;

/** @throws 400 if verification fails, or there are too many keys */
export async function addPasskey(
  context: PasskeyContext,
  holder: Holder,
  { name, answer }: { name: string; answer: unknown },
): Promise<FactorAdded> {
  const { database, now } = context;
  const { account } = holder;
  const credential = await readNewCredential(context, account, answer);
  if (credential === null) throw invalidField('passkey', 'passkey_refused');
  if ((await listPasskeys(database.db, account.id)).length >= PASSKEYS_MAX) throw badRequest('passkeys_full');
  const passkey = { ...credential, user_account_id: account.id, name, created_at: now().toISOString() };
  try {
    return await addFactor(context, holder, {
      action: 'add_passkey',
      letter: 'passkey-added',
      parameters: { passkey: name },
      add: (trx) => createPasskey(trx, passkey),
    });
  } catch (error) {
    if (database.classify(error) !== 'unique') throw error;
    throw invalidField('passkey', 'passkey_refused');
  }
}

/** @throws 404 */
export async function changePasskeyName(
  { database, now }: PasskeyContext,
  accountId: number,
  { id, name }: { id: number; name: string },
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    if (!(await renamePasskey(trx, { accountId, id, name }))) throw notFound();
    await recordAudit(trx, { by: accountId, action: 'rename_passkey', about: accountId }, now());
  });
}

/** @throws 400 if it is the last factor of an account that must have one, 404 */
export async function removePasskey(context: PasskeyContext, holder: Holder, id: number): Promise<void> {
  const { account } = holder;
  const known = (await listPasskeys(context.database.db, account.id)).find((each) => each.id === id);
  if (known === undefined) throw notFound();
  await removeFactor(context, holder, {
    action: 'remove_passkey',
    letter: 'passkey-removed',
    parameters: { passkey: known.name },
    remove: (trx) => deletePasskey(trx, account.id, id),
  });
}
