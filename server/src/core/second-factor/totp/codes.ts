import { TOTP_DIGITS, TOTP_PERIOD_SECONDS } from '@press-room/contract/second-factor';
import { loadLate } from '../../../platform/text/load-late.ts';

const loadOtpAuth = loadLate<typeof import('otpauth')>('otpauth');

const SECRET_BYTES = 20;
// The only parameters that every authenticator app understands.
const SETTINGS = { algorithm: 'SHA1', digits: TOTP_DIGITS, period: TOTP_PERIOD_SECONDS };
/** A code of the 30 seconds before or after is taken too: clocks differ, and people type slowly. */
const WINDOW = 1;

/** 160 random bits in base32. */
export const makeSecret = (): string => new (loadOtpAuth().Secret)({ size: SECRET_BYTES }).base32;

/** The address that an authenticator app reads from the QR code. */
export const toOtpAuthUrl = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new (loadOtpAuth().TOTP)({ ...SETTINGS, issuer, label, secret }).toString();

/** The 30 seconds that a code belongs to, counted from 1970; null for a wrong one. */
export function findStep(secret: string, code: string, now: Date): number | null {
  const { Secret, TOTP } = loadOtpAuth();
  const timestamp = now.getTime();
  const given = { ...SETTINGS, token: code.replace(/\s/g, ''), secret: Secret.fromBase32(secret) };
  const delta = TOTP.validate({ ...given, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: TOTP_PERIOD_SECONDS, timestamp }) + delta;
}
