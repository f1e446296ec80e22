import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { TLSSocket } from 'node:tls';
import { sayReason } from '../../../platform/errors/operator-error.ts';
import { outboxIn } from '../../../platform/mail/outbox.ts';
import { type Found, fault, fine, type Patient, warning } from '../finding.ts';
import { judgeDays, readCertificate } from './certificate.ts';

export async function checkMail({ config, now }: Pick<Patient, 'config' | 'now'>): Promise<Found[]> {
  if (config.SMTP_URL === undefined) return [await checkOutbox(config.DATA_DIR)];
  const { protocol, host, hostname } = new URL(config.SMTP_URL);
  const place = `${protocol}//${host}`;
  try {
    const { isLocal, trySmtp } = await import('../../../platform/mail/smtp.ts');
    const encryption = await trySmtp(config.SMTP_URL, (socket) => judgeEncryption(socket, place, now()));
    return [fine('doctor_mail_fine', { place }), ...(isLocal(hostname) ? [] : encryption)];
  } catch (error) {
    return [fault('doctor_mail_refused', { place, reason: sayReason(error) })];
  }
}

/** Node takes no TLS below 1.2. */
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
    // It is made with the first letter.
    isMissing(error) ? access(directory, mode).catch((reason: unknown) => reason) : error,
  );
  return refused === undefined
    ? warning('doctor_outbox', { place })
    : fault('doctor_outbox_shut', { place, reason: sayReason(refused) });
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
