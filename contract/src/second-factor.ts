import { z } from 'zod';
import { REFUSAL_CODES, SECOND_FACTOR_PATH } from './session.ts';

export const TOTP_PATH = `${SECOND_FACTOR_PATH}totp/`;
export const TOTP_CONFIRM_PATH = `${TOTP_PATH}confirm/`;
export const RECOVERY_CODES_PATH = `${SECOND_FACTOR_PATH}recovery-codes/`;
export const PASSKEY_PATH = `${SECOND_FACTOR_PATH}passkey/`;
export const PASSKEY_OPTIONS_PATH = `${SECOND_FACTOR_PATH}passkey-options/`;
export const passkeyPath = (id: number): string => `${PASSKEY_PATH}${id}/`;
/** Renews the proof of identity in a session. */
export const PROOF_PATH = `${SECOND_FACTOR_PATH}proof/`;
export const PROOF_OPTIONS_PATH = `${SECOND_FACTOR_PATH}proof-options/`;

export const TOTP_DIGITS = 6;
export const TOTP_PERIOD_SECONDS = 30;
export const RECOVERY_CODES = 10;
export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** Seconds for which a proof counts as recent. */
export const RECENT_PROOF_SECONDS = 10 * 60;
/** Time limit of the second step of the sign-in, and maximum failed attempts. */
export const TICKET_SECONDS = 5 * 60;
export const TICKET_ATTEMPTS = 5;

/**
 * State of an account's second factor. `unavailable`: switched off in the press room; `none`: not set up; `required`:
 * must be set up before any office call; `on`: active.
 */
export const FACTOR_STATES = ['unavailable', 'none', 'required', 'on'] as const;
export type FactorState = (typeof FACTOR_STATES)[number];

const FACTOR_METHODS = ['totp', 'passkey', 'recovery_code'] as const;
export type FactorMethod = (typeof FACTOR_METHODS)[number];

/** Answer to a correct password of an account with a second factor: no token, status 403. */
export const secondStepSchema = z.object({
  detail: z.string(),
  code: z.literal(REFUSAL_CODES.secondStep),
  /** Opaque; valid for one sign-in within five minutes. */
  ticket: z.string(),
  methods: z.array(z.enum(FACTOR_METHODS)),
});
export type SecondStep = z.infer<typeof secondStepSchema>;

export const passkeySchema = z.object({
  id: z.int(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** Second factors of the user. */
export const secondFactorSchema = z.object({
  state: z.enum(FACTOR_STATES),
  /** Authenticator app; null: none. */
  totp: z.object({ confirmed_at: z.iso.datetime(), last_used_at: z.iso.datetime().nullable() }).nullable(),
  passkeys: z.array(passkeySchema),
  recovery_codes_left: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** A pending secret, until its first code: as text to type, and as the address in the QR code. */
export const totpSecretSchema = z.object({ secret: z.string(), url: z.string() });
export type TotpSecret = z.infer<typeof totpSecretSchema>;

export const recoveryCodesSchema = z.object({
  /** Shown only once. */
  recovery_codes: z.array(z.string()),
});
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/**
 * Answer to adding a factor. The first factor ends all other sessions: the current one continues with this token, and
 * recovery codes are issued. Later factors issue none.
 */
export const factorAddedSchema = recoveryCodesSchema.extend({ token: z.string() });
export type FactorAdded = z.infer<typeof factorAddedSchema>;

/** Input and output of `navigator.credentials`, in the JSON form of WebAuthn Level 3. */
export const webAuthnSchema = z.record(z.string(), z.unknown());

/** One of three: a code of the authenticator app, a recovery code, or a passkey's answer. */
export const factorAnswerSchema = z
  .object({ code: z.string(), recovery_code: z.string(), passkey: webAuthnSchema })
  .partial();
/** `password` only for accounts without a second factor. */
export const proofSchema = factorAnswerSchema.extend({ password: z.string().optional() });
export const signInStepSchema = factorAnswerSchema.extend({ ticket: z.string() });
