import { DOWNLOAD_SECONDS } from '@press-room/contract/limits';
import type { SessionMark } from '../../../platform/http/authentication.ts';
import type { TokenSettings } from '../../../platform/signing/session-tokens.ts';
import { recordAudit } from '../../audit/queries.ts';
import type { AppContext } from '../../context.ts';
import { endAllSessions, endSession } from './queries.ts';

type SessionContext = Pick<AppContext, 'database' | 'tokens' | 'now'>;

/**
 * Ends the session: its tokens, those exchanged for them, and all addresses issued in it. Repeating it, from two tabs,
 * has no further effect.
 */
export async function signOut({ database, tokens, now }: SessionContext, mark: SessionMark): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    if (!(await endSession(trx, mark, toForgetInstant(tokens, now())))) return;
    await recordAudit(trx, { by: mark.account_id, action: 'sign_out', about: mark.account_id }, now());
  });
}

/** Ends every session of the account, on all devices. */
export async function signOutEverywhere({ database, now }: SessionContext, accountId: number): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    await endAllSessions(trx, accountId, 'signed_out');
    await recordAudit(trx, { by: accountId, action: 'sign_out_everywhere', about: accountId }, now());
  });
}

/**
 * A token created at this moment could be exchanged until its window closes; the last one then remains valid, and after
 * it a download.
 */
function toForgetInstant({ lifetimeSeconds, refreshWindowSeconds }: TokenSettings, now: Date): string {
  const seconds = refreshWindowSeconds + lifetimeSeconds + DOWNLOAD_SECONDS;
  return new Date(now.getTime() + seconds * 1000).toISOString();
}
