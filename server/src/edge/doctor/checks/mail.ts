import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { TLSSocket } from 'node:tls';
import type { MailboxAddress } from '../../../platform/config/mailbox-address.ts';
import { isThisMachine } from '../../../platform/config/url-parts.ts';
import { sayReason } from '../../../platform/errors/operator-error.ts';
import { outboxIn } from '../../../platform/mail/outbox.ts';
import { type Found, fault, fine, type Patient, warning } from '../finding.ts';
import { judgeDays, readCertificate } from './certificate.ts';

export async function checkMail({ config, now }: Pick<Patient, 'config' | 'now'>): Promise<Found[]> {
  const { SMTP_URL, REPORTS_IMAP_URL, DATA_DIR } = config;
  const found = await Promise.all([
    SMTP_URL === undefined ? checkOutbox(DATA_DIR) : checkServer(SMTP_URL, now()),
    REPORTS_IMAP_URL === undefined ? [] : checkMailbox(REPORTS_IMAP_URL),
  ]);
  return found.flat();
}

async function checkServer(url: string, now: Date): Promise<Found[]> {
  const { protocol, host, hostname } = new URL(url);
  const place = `${protocol}//${host}`;
  try {
    const { trySmtp } = await import('../../../platform/mail/smtp.ts');
    const encryption = await trySmtp(url, (socket) => judgeEncryption(socket, place, now));
    return [fine('doctor_mail_fine', { place }), ...(isThisMachine(hostname) ? [] : encryption)];
  } catch (error) {
    return [fault('doctor_mail_refused', { place, reason: sayReason(error) })];
  }
}

async function checkMailbox(address: MailboxAddress): Promise<Found> {
  const { folder, host, port } = address;
  const place = `${host}:${port}/${folder}`;
  try {
    const { tryMailbox } = await import('../../../platform/mailbox/mailbox.ts');
    await tryMailbox(address);
    return fine('doctor_mailbox_fine', { place });
  } catch (error) {
    return fault('doctor_mailbox_refused', { place, reason: sayReason(error) });
  }
}

/** Node does not support TLS below 1.2. */
function judgeEncryption(socket: unknown, place: string, now: Date): Found[] {
  const certificate = readCertificate(socket);
  if (!(socket instanceof TLSSocket) || certificate === null)
    return [warning('doctor_mail_unencrypted', { place })];
  const { refusal } = certificate;
  if (refusal !== null) return [warning('doctor_mail_certificate', { place, reason: refusal })];
  const encrypted = fine('doctor_mail_encrypted', { place, protocol: socket.getProtocol() ?? 'TLS' });
  const days = judgeDays(certificate, place, now);
  return [encrypted, ...(days.state === 'fine' ? [] : [days])];
}

async function checkOutbox(directory: string): Promise<Found> {
  const place = outboxIn(directory);
  const mode = constants.R_OK | constants.W_OK | constants.X_OK;
  const refused = await access(place, mode).catch(async (error: unknown) =>
    // It is created with the first message.
    isMissing(error) ? access(directory, mode).catch((reason: unknown) => reason) : error,
  );
  return refused === undefined
    ? warning('doctor_outbox', { place })
    : fault('doctor_outbox_shut', { place, reason: sayReason(refused) });
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
