import { type Holder, isOfficer } from '@press-room/contract/roles';
import { type FactorState, RECENT_PROOF_SECONDS } from '@press-room/contract/second-factor';
import type { Config } from '../../platform/config/config.ts';
import type { Session } from '../../platform/http/authentication.ts';
import { type Claims, toOrigin } from '../../platform/signing/session-tokens.ts';

interface FactorOwner extends Holder {
  second_factor_at: string | null;
}

export interface FactorSetting {
  config: Pick<Config, 'SECOND_FACTOR'>;
}

export function factorStateOf(
  { config }: FactorSetting,
  { second_factor_at, ...holder }: FactorOwner,
): FactorState {
  if (config.SECOND_FACTOR === 'off') return 'unavailable';
  if (second_factor_at !== null) return 'on';
  return config.SECOND_FACTOR === 'required' && isOfficer(holder) ? 'required' : 'none';
}

/** The session of a token. With a second factor, a password alone is no recent proof. */
export function toSession(
  { config, now }: FactorSetting & { now: () => Date },
  owner: FactorOwner & { id: number; token_version: number },
  claims: Claims,
): Session {
  const factor = factorStateOf({ config }, owner);
  const origin = toOrigin(claims);
  const age = now().getTime() / 1000 - origin.proof.at;
  return {
    account_id: owner.id,
    token_version: owner.token_version,
    ...origin,
    factor,
    isProofRecent: age <= RECENT_PROOF_SECONDS && (factor !== 'on' || origin.proof.isSecondFactor),
  };
}
