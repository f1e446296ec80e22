import type { Config } from '../config.ts';
import type { MailTransport } from './outgoing-mail.ts';

/** The configured mail server, else files in `DATA_DIR/outbox`. */
export async function openTransport(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>,
  now: () => Date,
): Promise<MailTransport> {
  if (config.SMTP_URL !== undefined) {
    const { openSmtp } = await import('./smtp.ts');
    return openSmtp(config.SMTP_URL, config.MAIL_FROM, now);
  }
  const { openOutbox } = await import('./outbox.ts');
  return openOutbox(config.DATA_DIR, config.MAIL_FROM);
}
