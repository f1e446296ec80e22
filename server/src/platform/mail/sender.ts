import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { BounceTags } from '../signing/bounce-tags.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { toSubaddress } from './subaddress.ts';

export type SenderConfig = Pick<Config, 'MAIL_FROM' | 'BOUNCE_ADDRESS' | 'DKIM_KEY' | 'DKIM_SELECTOR'>;

/** Sender of messages. */
export interface Sender {
  /** `From` header. */
  from: string;
  /** Envelope sender, to which delivery failures are reported. Undefined: `from`. */
  toReturnPath: (mail: OutgoingMail) => string | undefined;
  /** DKIM signature key. */
  dkim: SendMailOptions['dkim'];
}

/** `press@example.com` of `Press room <press@example.com>`. */
export const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** RFC 8058 requires both unsubscribe headers to be signed, which is not nodemailer's default. */
const SIGNED_HEADERS = [
  'From',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'To',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'In-Reply-To',
  'References',
  'Auto-Submitted',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':');

export function createSender(config: SenderConfig, tags: BounceTags): Sender {
  const { MAIL_FROM: from, BOUNCE_ADDRESS, DKIM_KEY, DKIM_SELECTOR } = config;
  const signature = DKIM_KEY !== undefined &&
    DKIM_SELECTOR !== undefined && {
      domainName: domainOf(addressOf(from)),
      keySelector: DKIM_SELECTOR,
      privateKey: DKIM_KEY,
      headerFieldNames: SIGNED_HEADERS,
    };
  return {
    from,
    toReturnPath: ({ recipient = 0, news, to }) =>
      BOUNCE_ADDRESS === undefined
        ? undefined
        : toSubaddress(BOUNCE_ADDRESS, tags.toTag(news ?? recipient, to.address)),
    dkim: signature === false ? undefined : signature,
  };
}
