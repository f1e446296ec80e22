import type { Config } from '../config/config.ts';
import type { BounceTags } from '../signing/bounce-tags.ts';
import { traced } from '../tracing/traced.ts';
import type { MailTransport } from './outgoing-mail.ts';
import { createSender, type SenderConfig } from './sender.ts';

interface Surroundings {
  config: SenderConfig & Pick<Config, 'SMTP_URL' | 'SMTP_CONNECTIONS' | 'DATA_DIR'>;
  bounceTags: BounceTags;
  now: () => Date;
}

/** The configured mail server, else files in `DATA_DIR/outbox`. */
export async function openTransport(surroundings: Surroundings): Promise<MailTransport> {
  const transport = await open(surroundings);
  const part = { name: 'send mail', kind: 'client', attributes: {} } as const;
  return { send: (mail) => traced(part, () => transport.send(mail)) };
}

async function open({ config, bounceTags, now }: Surroundings): Promise<MailTransport> {
  const { SMTP_URL: url, SMTP_CONNECTIONS: connections, DATA_DIR } = config;
  const sender = createSender(config, bounceTags);
  if (url !== undefined) {
    const { openSmtp } = await import('./smtp.ts');
    const { openThread } = await import('./thread/smtp-thread.ts');
    return openSmtp({ deliver: openThread({ url, connections, dkim: sender.dkim }), sender, now });
  }
  const { openOutbox } = await import('./outbox.ts');
  return openOutbox(DATA_DIR, sender);
}
