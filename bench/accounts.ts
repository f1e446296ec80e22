import { signToken } from '../server/src/platform/signing/session-tokens.ts';

export const BENCH_ACCOUNT = { email: 'reader@example.com', password: 'Str0ng_pass!' };
export const GROUP_NAMES = ['Bench association', 'Bench fair'];

/** Key of the measured servers, so that tokens can be created in advance. */
export const BENCH_SECRET = 'the-secret-of-servers-that-are-only-measured';
const DAY_SECONDS = 86_400;
export const TOKEN_LIFETIME = '1d';

/** Authorization header of the only reader of a generated database, or of another person. */
export async function signBenchToken(
  { id, email } = { id: 1, email: BENCH_ACCOUNT.email },
): Promise<{ Authorization: string }> {
  const settings = {
    keys: [new TextEncoder().encode(BENCH_SECRET)] as const,
    lifetimeSeconds: DAY_SECONDS,
    refreshWindowSeconds: DAY_SECONDS,
  };
  const owner = { id, email, token_version: 0 };
  return { Authorization: `JWT ${await signToken(owner, settings, { now: new Date() })}` };
}
