import { randomUUID } from 'node:crypto';
import type { SessionEnd } from '@press-room/contract/session-ends';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { SessionProof } from '../http/authentication.ts';
import type { MessageKey } from '../text/messages.ts';

export interface TokenSettings {
  /** The first key signs; all are accepted, so that a changed secret ends no session. */
  keys: readonly [Uint8Array, ...Uint8Array[]];
  lifetimeSeconds: number;
  refreshWindowSeconds: number;
}

/**
 * Claims of contract 7; `ver` is the user's `token_version`, absent counts as 0. A token exchanged for another keeps
 * the first one's `jti` as `orig_jti`. `auth_time` and `amr` (RFC 8176) contain the latest proof: its time, and `mfa`
 * for a second factor.
 */
const claimsSchema = z.object({
  user_id: z.int(),
  username: z.string(),
  email: z.string().optional(),
  exp: z.number(),
  iat: z.number().optional(),
  orig_iat: z.number().optional(),
  jti: z.string().min(1),
  orig_jti: z.string().min(1).optional(),
  ver: z.int().default(0),
  auth_time: z.number().optional(),
  amr: z.array(z.string()).default([]),
});
export type Claims = z.infer<typeof claimsSchema>;

/** All tokens from one sign-in are one session. */
export const sessionIdOf = ({ jti, orig_jti }: Pick<Claims, 'jti' | 'orig_jti'>): string => orig_jti ?? jti;

/** Reason for refusing a token, as a message key, and why its session ended, if its holder may know it. */
export class TokenError extends Error {
  readonly key: MessageKey;
  readonly end: SessionEnd | null;

  constructor(key: MessageKey, end: SessionEnd | null = null) {
    super(key);
    this.key = key;
    this.end = end;
  }
}

export interface TokenOwner {
  id: number;
  email: string;
  token_version: number;
}

/** Data carried over when a token is exchanged. */
export interface TokenOrigin {
  session_id: string;
  /** Unix seconds. */
  signed_in_at: number;
  proof: SessionProof;
}

/** A token without a proof uses the time of its sign-in. */
export const toOrigin = (claims: Claims): TokenOrigin => {
  const signed_in_at = claims.orig_iat ?? 0;
  const proof = { at: claims.auth_time ?? signed_in_at, isSecondFactor: claims.amr.includes('mfa') };
  return { session_id: sessionIdOf(claims), signed_in_at, proof };
};

/** A compact JWS; a token exchanged from `from` keeps its session, and its proof unless there is a new one. */
export async function signToken(
  owner: TokenOwner,
  settings: TokenSettings,
  { now, from, proof }: { now: Date; from?: TokenOrigin; proof?: SessionProof },
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  const { at, isSecondFactor } = proof ?? from?.proof ?? { at: seconds, isSecondFactor: false };
  return new SignJWT({
    user_id: owner.id,
    username: owner.email,
    email: owner.email,
    orig_iat: from?.signed_in_at ?? seconds,
    ...(from && { orig_jti: from.session_id }),
    ver: owner.token_version,
    auth_time: at,
    amr: isSecondFactor ? ['pwd', 'mfa'] : ['pwd'],
  })
    .setProtectedHeader({ typ: 'JWT', alg: 'HS256' })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + settings.lifetimeSeconds)
    .setJti(randomUUID())
    .sign(settings.keys[0]);
}

/** @throws {TokenError} in the order of contract 1: signature, then expiry, then claims */
export async function verifyToken(token: string, settings: TokenSettings, now: Date): Promise<Claims> {
  const payload = await verifySignature(token, settings, now);
  if (payload.aud !== undefined || (payload.iat !== undefined && typeof payload.iat !== 'number')) {
    throw new TokenError('bad_credentials');
  }
  if (payload.username === undefined) throw new TokenError('token_payload');
  const claims = claimsSchema.safeParse(payload);
  if (!claims.success) throw new TokenError('bad_credentials');
  return claims.data;
}

async function verifySignature(
  token: string,
  { keys }: TokenSettings,
  now: Date,
): Promise<Record<string, unknown>> {
  const options = { algorithms: ['HS256'], requiredClaims: ['exp'], currentDate: now };
  for (const key of keys) {
    try {
      return (await jwtVerify(token, key, options)).payload;
    } catch (error) {
      if (error instanceof errors.JWSSignatureVerificationFailed) continue;
      throw new TokenError(explainRefusal(error));
    }
  }
  throw new TokenError('token_undecodable');
}

function explainRefusal(error: unknown): MessageKey {
  if (error instanceof errors.JWTExpired) return 'token_expired';
  const isWrong =
    error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JOSEAlgNotAllowed;
  return isWrong ? 'bad_credentials' : 'token_undecodable';
}
