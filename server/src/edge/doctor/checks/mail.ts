import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { sayReason } from '../../../platform/errors/operator-error.ts';
import { outboxIn } from '../../../platform/mail/outbox.ts';
import { type Found, fault, fine, type Patient, warning } from '../finding.ts';

export async function checkMail({ config }: Patient): Promise<Found[]> {
  if (config.SMTP_URL === undefined) return [await checkOutbox(config.DATA_DIR)];
  const { protocol, host } = new URL(config.SMTP_URL);
  const place = `${protocol}//${host}`;
  try {
    const { trySmtp } = await import('../../../platform/mail/smtp.ts');
    await trySmtp(config.SMTP_URL);
    return [fine('doctor_mail_fine', { place })];
  } catch (error) {
    return [fault('doctor_mail_refused', { place, reason: sayReason(error) })];
  }
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
