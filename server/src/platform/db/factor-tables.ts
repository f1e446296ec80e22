import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';

/** The authenticator app of an account; secrets are encrypted. */
interface TotpFactorTable {
  user_account_id: number;
  secret: string | null;
  confirmed_at: Instant | null;
  /** Last used time step: codes of it and of earlier ones are refused. */
  last_step: number | null;
  last_used_at: Instant | null;
  /** Replaces `secret` once its first code is verified. */
  pending_secret: string | null;
}

export interface PasskeyTable {
  id: Generated<number>;
  user_account_id: number;
  /** Base64url, as the browser spells it. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Signature counter, up to 2^32: text, because integers of one engine are smaller. */
  counter: string;
  /** JSON list of transports that the browser reports. */
  transports: string;
  name: string;
  created_at: Instant;
  last_used_at: Instant | null;
}

interface RecoveryCodeTable {
  user_account_id: number;
  /** First group of the code, by which its row is found. */
  selector: string;
  code_hash: string;
}

/** Pending challenge: the second step of a sign-in, or a passkey's challenge. */
export interface FactorChallengeTable {
  /** SHA-256 of the ticket or challenge. */
  digest: string;
  user_account_id: number;
  purpose: 'sign-in' | 'sign-in-passkey' | 'proof-passkey' | 'new-passkey';
  /** `token_version` of the account at creation: both are invalidated together. */
  token_version: number;
  attempts: Generated<number>;
  expires_at: Instant;
}

export interface FactorTables {
  totp_factor: TotpFactorTable;
  passkey: PasskeyTable;
  recovery_code: RecoveryCodeTable;
  factor_challenge: FactorChallengeTable;
}
