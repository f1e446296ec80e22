/** Sign-in and token refresh, as needed by the first load of the app: keep this module small. */

export const TOKEN_AUTH_PATH = '/api/account/token-auth/';
export const TOKEN_REFRESH_PATH = '/api/account/token-refresh/';
export const LOGOUT_PATH = '/api/account/logout/';
export const SECOND_FACTOR_PATH = '/api/account/second-factor/';
/** The second step of signing in, with the ticket of the first. */
export const SIGN_IN_STEP_PATH = `${SECOND_FACTOR_PATH}sign-in/`;
export const SIGN_IN_OPTIONS_PATH = `${SECOND_FACTOR_PATH}sign-in-options/`;

/** The `code` of a refusal (403) that a program can do something about. */
export const REFUSAL_CODES = {
  /** The password was right; the body has a ticket for the second step. */
  secondStep: 'second_factor_required',
  /** Prove once more who you are (`PROOF_PATH`), then call again. */
  recentProof: 'recent_proof_required',
  /** Set up a second factor first. */
  enrolment: 'second_factor_enrolment_required',
} as const;
