import type { Config } from '../config/config.ts';
import { traced } from '../tracing/traced.ts';
import type { MailTransport } from './outgoing-mail.ts';

type Settings = Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>;

/** The configured mail server, else files in `DATA_DIR/outbox`. */
export async function openTransport(config: Settings, now: () => Date): Promise<MailTransport> {
  const transport = await open(config, now);
  const part = { name: 'send mail', kind: 'client', attributes: {} } as const;
  return { send: (mail) => traced(part, () => transport.send(mail)) };
}

async function open(config: Settings, now: () => Date): Promise<MailTransport> {
  if (config.SMTP_URL !== undefined) {
    const { openSmtp } = await import('./smtp.ts');
    return openSmtp(config.SMTP_URL, config.MAIL_FROM, now);
  }
  const { openOutbox } = await import('./outbox.ts');
  return openOutbox(config.DATA_DIR, config.MAIL_FROM);
}
