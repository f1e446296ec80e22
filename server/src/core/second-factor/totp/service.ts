import type { FactorAdded, TotpSecret } from '@press-room/contract/second-factor';
import { TOTP_DIGITS, TOTP_PERIOD_SECONDS } from '@press-room/contract/second-factor';
import { badRequest, invalidField } from '../../../platform/errors/errors.ts';
import { loadLate } from '../../../platform/text/load-late.ts';
import type { AppContext } from '../../context.ts';
import { nameForAuthenticators } from '../../sites/site.ts';
import { addFactor, type Holder, removeFactor } from '../enrolment.ts';
import { confirmSecret, deleteTotp, findTotp, savePendingSecret, useStep } from './queries.ts';

type TotpContext = Pick<AppContext, 'config' | 'database' | 'tokens' | 'secretBox' | 'now'>;

/** A new secret, which becomes active with its first correct code. */
export async function beginTotp(
  { config, database, secretBox }: TotpContext,
  { account }: Holder,
): Promise<TotpSecret> {
  const secret = makeSecret();
  await savePendingSecret(database.db, account.id, secretBox.seal(secret, account.id));
  // A colon would end the issuer, because apps read `issuer:label`.
  const name = await nameForAuthenticators(database.db, config);
  const issuer = name
    .split(':')
    .map((part) => part.trim())
    .join(' ');
  return { secret, url: toOtpAuthUrl(secret, { issuer, label: account.email }) };
}

/** @throws 400 for a wrong code, or if no secret is pending */
export async function confirmTotp(context: TotpContext, holder: Holder, code: string): Promise<FactorAdded> {
  const { database, secretBox, now } = context;
  const { account } = holder;
  const pending_secret = (await findTotp(database.db, account.id))?.pending_secret ?? null;
  const secret = pending_secret === null ? null : secretBox.open(pending_secret, account.id);
  if (pending_secret === null || secret === null) throw badRequest('totp_not_begun');
  const step = findStep(secret, code, now());
  if (step === null) throw invalidField('code', 'code_wrong');
  return addFactor(context, holder, {
    action: 'add_totp',
    letter: 'totp-added',
    add: async (trx) => {
      const isSame = await confirmSecret(trx, account.id, { pending_secret, step }, now());
      if (!isSame) throw badRequest('totp_not_begun');
    },
  });
}

/** @throws 400 if it is the last factor of an account that must have one, 404 */
export const removeTotp = (context: TotpContext, holder: Holder): Promise<void> =>
  removeFactor(context, holder, {
    action: 'remove_totp',
    letter: 'totp-removed',
    remove: (trx) => deleteTotp(trx, holder.account.id),
  });

/** Verifies and consumes a code of the account's app. */
export async function verifyTotp(
  { database, secretBox, now }: Pick<TotpContext, 'database' | 'secretBox' | 'now'>,
  accountId: number,
  code: string,
): Promise<boolean> {
  const sealed = (await findTotp(database.db, accountId))?.secret ?? null;
  const secret = sealed === null ? null : secretBox.open(sealed, accountId);
  const step = secret === null ? null : findStep(secret, code, now());
  return step !== null && useStep(database.db, accountId, step, now());
}

const loadOtpAuth = loadLate<typeof import('otpauth')>('otpauth');

const SECRET_BYTES = 20;
// The only parameters that all authenticator apps support.
const SETTINGS = { algorithm: 'SHA1', digits: TOTP_DIGITS, period: TOTP_PERIOD_SECONDS };
/** Codes of the 30 seconds before and after are accepted too, because clocks differ and people type slowly. */
const WINDOW = 1;

/** 160 random bits in base32. */
const makeSecret = (): string => new (loadOtpAuth().Secret)({ size: SECRET_BYTES }).base32;

/** Address in the QR code, for authenticator apps. */
const toOtpAuthUrl = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new (loadOtpAuth().TOTP)({ ...SETTINGS, issuer, label, secret }).toString();

/** Number of the 30-second step of a code since 1970; null: wrong code. */
function findStep(secret: string, code: string, now: Date): number | null {
  const { Secret, TOTP } = loadOtpAuth();
  const timestamp = now.getTime();
  const given = { ...SETTINGS, token: code.replace(/\s/g, ''), secret: Secret.fromBase32(secret) };
  const delta = TOTP.validate({ ...given, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: TOTP_PERIOD_SECONDS, timestamp }) + delta;
}
