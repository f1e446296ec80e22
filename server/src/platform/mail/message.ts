import { toSingleLine } from '@press-room/contract/single-line';
import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './outgoing-mail.ts';

/** `press@example.com` of `Press room <press@example.com>`. */
const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

export const toMessage = (mail: OutgoingMail, from: string): SendMailOptions => ({
  from:
    mail.senderName === undefined ? from : { name: toSingleLine(mail.senderName), address: addressOf(from) },
  to: { name: toSingleLine(mail.to.name), address: toSingleLine(mail.to.address) },
  ...(mail.replyTo && {
    replyTo: { name: toSingleLine(mail.replyTo.name), address: toSingleLine(mail.replyTo.address) },
  }),
  subject: toSingleLine(mail.subject),
  text: mail.text,
  html: mail.html,
  messageId: mail.id,
  date: mail.date,
  ...toOrigin(mail),
  // Nothing in a message comes from a file or an address.
  disableFileAccess: true,
  disableUrlAccess: true,
});

// Nobody's holiday notice shall answer what no person wrote.
function toOrigin({ references }: OutgoingMail): SendMailOptions {
  if (references === undefined) {
    return { headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } };
  }
  const latest = references.at(-1);
  return latest === undefined
    ? {}
    : { inReplyTo: toSingleLine(latest), references: references.map(toSingleLine) };
}
