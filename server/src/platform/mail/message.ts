import { toSingleLine } from '@press-room/contract/single-line';
import type { SendMailOptions } from 'nodemailer';
import type { ClaimedJob } from '../db/claim-jobs.ts';
import { toSlug } from '../text/file-names.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { addressOf, type Sender } from './sender.ts';

export function toMessage(mail: OutgoingMail, sender: Sender): SendMailOptions {
  const { senderName, to, replyTo, list } = mail;
  const returnPath = sender.toReturnPath(mail);
  return {
    from:
      senderName === undefined
        ? sender.from
        : { name: toSingleLine(senderName), address: addressOf(sender.from) },
    to: toMailbox(to),
    ...(replyTo && { replyTo: toMailbox(replyTo) }),
    ...(returnPath && { envelope: { from: returnPath, to: toMailbox(to).address } }),
    subject: toSingleLine(mail.subject),
    text: mail.text,
    html: mail.html,
    ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: 'appointment.ics' } }),
    messageId: mail.id,
    date: mail.date,
    ...toOrigin(mail),
    ...(list && { list: toListHeaders(list) }),
    headers: {
      // Prevents automatic replies to automatic messages.
      ...(mail.references === undefined && {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
      }),
      ...(list && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(sender.dkim && { dkim: sender.dkim }),
    // Messages contain nothing from files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The same for each attempt, so that mailboxes detect duplicates. */
export function toMessageId(
  job: Pick<ClaimedJob, 'id' | 'created_at'>,
  publicUrl: string,
  tag?: string,
): string {
  const mark = tag === undefined ? '' : `.${tag}`;
  return `<${job.id}.${Date.parse(job.created_at)}${mark}@${new URL(publicUrl).hostname}>`;
}

const toMailbox = ({ name, address }: OutgoingMail['to']) => ({
  name: toSingleLine(name),
  address: toSingleLine(address),
});

function toOrigin({ references = [] }: OutgoingMail): SendMailOptions {
  const latest = references.at(-1);
  return latest === undefined
    ? {}
    : { inReplyTo: toSingleLine(latest), references: references.map(toSingleLine) };
}

/** RFC 2919 and 2369: the list id is in the domain of the sender's address. */
function toListHeaders({ name, unsubscribe }: NonNullable<OutgoingMail['list']>): SendMailOptions['list'] {
  const { href, hostname } = new URL(unsubscribe);
  return {
    id: { url: `${toSlug(name) || 'list'}.${hostname}`, comment: toSingleLine(name) },
    unsubscribe: href,
  };
}
