/** `code` of a refused token (401): why the session ended, if its holder may know. */
const SESSION_ENDS = [
  'signed_out',
  'password_changed',
  'email_changed',
  'second_factor_changed',
  'account_disabled',
  'ended_by_office',
] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];
