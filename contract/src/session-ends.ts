/** The `code` of a refused token (401): why its session ended, as far as that is told to who holds it. */
export const SESSION_ENDS = ['signed_out', 'password_changed', 'account_disabled'] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];
