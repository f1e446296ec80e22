import type { Email } from 'postal-mime';
import { OperatorError, sayReason } from '../errors/operator-error.ts';

/** Larger mails are not read. */
export const MAIL_MAX_BYTES = 10_000_000;
/** Deeper nesting does not occur in real mail. */
const LIMITS = { maxNestingDepth: 30, maxRfc822NestingDepth: 2, maxHeadersSize: 500_000 };

/** Nested too deeply, or with too many headers. */
export class UnreadableMail extends OperatorError {}

/** @throws {UnreadableMail} */
export async function readMail(bytes: string | Uint8Array): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime');
  return PostalMime.parse(bytes, LIMITS).catch((error: unknown) => {
    throw new UnreadableMail(`The e-mail cannot be read: ${sayReason(error)}.`, { cause: error });
  });
}

const valuesOf = ({ headers }: Email, ...names: string[]): string[] =>
  headers.filter(({ key }) => names.includes(key)).map(({ value }) => value.trim());

/** Recipient addresses in the headers of the message and of the mail servers on its way. */
export const recipientsOf = (mail: Email): string =>
  [
    ...[...(mail.to ?? []), ...(mail.cc ?? [])].map(({ address }) => address ?? ''),
    ...valuesOf(mail, 'delivered-to', 'x-original-to', 'envelope-to'),
  ].join(' ');

/**
 * Whether a mail server found the sender to be forged (RFC 8601), or the message names several senders. A header that
 * the sender adds can only make the result worse.
 */
export const isForged = (mail: Email): boolean =>
  valuesOf(mail, 'authentication-results').some((value) => /\bdmarc\s*=\s*fail\b/i.test(value)) ||
  valuesOf(mail, 'from').length !== 1;

/**
 * Whether it was sent automatically (RFC 3834), such as an out-of-office reply or a report; also in forms of older
 * programs.
 */
export const isAutomatic = (mail: Email): boolean =>
  valuesOf(mail, 'auto-submitted').some((value) => !/^no\b/i.test(value)) ||
  valuesOf(mail, 'precedence').some((value) => /^auto_reply$/i.test(value)) ||
  valuesOf(mail, 'x-autoreply', 'x-autorespond').length > 0 ||
  valuesOf(mail, 'return-path').includes('<>');
