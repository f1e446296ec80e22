/** Sign-in and token refresh, part of the first load of the app: keep this module small. */

export const TOKEN_AUTH_PATH = '/api/account/token-auth/';
export const TOKEN_REFRESH_PATH = '/api/account/token-refresh/';
export const LOGOUT_PATH = '/api/account/logout/';
export const SECOND_FACTOR_PATH = '/api/account/second-factor/';
/** Second step of the sign-in, with the ticket of the first step. */
export const SIGN_IN_STEP_PATH = `${SECOND_FACTOR_PATH}sign-in/`;
export const SIGN_IN_OPTIONS_PATH = `${SECOND_FACTOR_PATH}sign-in-options/`;

/** `code` of refusals (403) that programs can react to. */
export const REFUSAL_CODES = {
  /** The password was correct; the body contains a ticket for the second step. */
  secondStep: 'second_factor_required',
  /** Send a new proof of identity (`PROOF_PATH`), then repeat the call. */
  recentProof: 'recent_proof_required',
  /** Set up a second factor first. */
  enrolment: 'second_factor_enrolment_required',
} as const;
