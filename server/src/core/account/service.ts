import type { Session, User } from '@press-room/contract/account';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { invalidForm, unauthorized } from '../../platform/errors/errors.ts';
import { type Reader, toReader } from '../../platform/http/authentication.ts';
import {
  type Claims,
  sessionIdOf,
  signToken,
  TokenError,
  type TokenSettings,
  toOrigin,
  verifyToken,
} from '../../platform/signing/session-tokens.ts';
import type { MessageKey } from '../../platform/text/messages.ts';
import { toSession } from './factor-state.ts';
import type { Account } from './queries.ts';
import { findSessionOwner } from './session/queries.ts';

export interface AccountContext {
  database: Database;
  config: Pick<Config, 'SECOND_FACTOR'>;
  tokens: TokenSettings;
  now: () => Date;
}

export const toUser = (account: Account): User => ({
  id: account.id,
  email: account.email,
  first_name: account.first_name,
  last_name: account.last_name,
  language: account.language,
  groups: account.groups,
  ...(account.permissions.length > 0 && { permissions: account.permissions }),
  ...(account.company_id !== null && {
    press_office_of: { id: account.company_id, name: account.company_name ?? '' },
  }),
});

/** @throws 400 under `non_field_errors`, never 401 (contract 5.2) */
export async function refreshSession(
  context: AccountContext,
  token: string,
  limit: (accountId: number) => Promise<void>,
): Promise<Session> {
  const { tokens, now } = context;
  try {
    const { account, claims } = await findTokenOwner(context, token, 'refresh_user_gone');
    await limit(account.id);
    if (claims.orig_iat === undefined) throw new TokenError('refresh_without_origin');
    const seconds = Math.floor(now().getTime() / 1000);
    if (seconds > claims.orig_iat + tokens.refreshWindowSeconds) throw new TokenError('refresh_over');
    const fresh = await signToken(account, tokens, { now: now(), from: toOrigin(claims) });
    return { token: fresh, user: toUser(account) };
  } catch (error) {
    if (error instanceof TokenError) throw invalidForm(error.key);
    throw error;
  }
}

/** @throws 401 with the text of contract 1 */
export async function authenticate(
  context: AccountContext,
  token: string,
): Promise<{ reader: Reader; account: Account }> {
  try {
    const { account, claims } = await findTokenOwner(context, token, 'token_user_gone');
    return { reader: toReader(account, toSession(context, account, claims)), account };
  } catch (error) {
    if (error instanceof TokenError) throw unauthorized(error.key, error.end);
    throw error;
  }
}

async function findTokenOwner(
  { database, tokens, now }: AccountContext,
  token: string,
  userGone: MessageKey,
): Promise<{ account: Account; claims: Claims }> {
  const claims = await verifyToken(token, tokens, now());
  const found = await findSessionOwner(database.lookups, {
    email: claims.username,
    session_id: sessionIdOf(claims),
  });
  if (found === null || found.account.id !== claims.user_id) throw new TokenError(userGone);
  const { account, isEnded } = found;
  if (account.disabled_at !== null) throw new TokenError('account_disabled', 'account_disabled');
  if (isEnded) throw new TokenError('token_expired', 'signed_out');
  if (account.token_version !== claims.ver) throw new TokenError('token_expired', account.sessions_ended_by);
  return { account, claims };
}
