import type { Session } from '@press-room/contract/account';
import {
  PROOF_OPTIONS_PATH,
  PROOF_PATH,
  type SecondFactor,
  type SecondStep,
} from '@press-room/contract/second-factor';
import {
  REFUSAL_CODES,
  SECOND_FACTOR_PATH,
  SIGN_IN_OPTIONS_PATH,
  SIGN_IN_STEP_PATH,
} from '@press-room/contract/session';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON as RequestOptions,
} from '@simplewebauthn/browser';
import { queryOptions } from '@tanstack/react-query';
import { getJson, postJson } from '../../../lib/api.ts';
import { ApiError, codeOf } from '../../../lib/api-error.ts';

/** Answer by one of the second factors. */
export type FactorAnswer =
  | { code: string }
  | { recovery_code: string }
  | { passkey: AuthenticationResponseJSON };

/** Second step required after a correct password; null for other refusals. */
export function readSecondStep(error: unknown): SecondStep | null {
  const isStep = error instanceof ApiError && codeOf(error) === REFUSAL_CODES.secondStep;
  return isStep ? (error.facts as SecondStep) : null;
}

export const finishSignIn = (ticket: string, answer: FactorAnswer): Promise<Session> =>
  postJson<Session>(SIGN_IN_STEP_PATH, { ticket, ...answer });
export const askSignInOptions = (ticket: string): Promise<RequestOptions> =>
  postJson<RequestOptions>(SIGN_IN_OPTIONS_PATH, { ticket });
export const prove = (answer: FactorAnswer | { password: string }): Promise<Session> =>
  postJson<Session>(PROOF_PATH, answer);
export const askProofOptions = (): Promise<RequestOptions> =>
  postJson<RequestOptions>(PROOF_OPTIONS_PATH, {});

export const secondFactorQuery = (userId: number) =>
  queryOptions({
    queryKey: ['second-factor', userId],
    queryFn: ({ signal }) => getJson<SecondFactor>(SECOND_FACTOR_PATH, {}, signal),
  });
