import type { Config } from '../config.ts';

/** A finished message; `id` is the same at every attempt. */
export interface OutgoingMail {
  id: string;
  /** When it was queued. */
  date: Date;
  to: { name: string; address: string };
  /** Who gets the answer, where that is not the sender. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

export interface MailTransport {
  /** Resolves when the message is accepted. @throws {HopelessJob} for a message that is refused for good */
  send(mail: OutgoingMail): Promise<void>;
}

/** The configured mail server, else files in `DATA_DIR/outbox`. */
export async function openTransport(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>,
): Promise<MailTransport> {
  if (config.SMTP_URL !== undefined) {
    const { openSmtp } = await import('./smtp.ts');
    return openSmtp(config.SMTP_URL, config.MAIL_FROM);
  }
  const { openOutbox } = await import('./outbox.ts');
  return openOutbox(config.DATA_DIR, config.MAIL_FROM);
}
