import type { SentNews } from '../signing/bounce-tags.ts';

/** A finished message; `id` is the same at every attempt. */
export interface OutgoingMail {
  id: string;
  /** When it was queued. */
  date: Date;
  to: { name: string; address: string };
  /** In whose name it is sent, where that is not the name of MAIL_FROM. */
  senderName?: string;
  /** Recipient of answers, if not the sender. */
  replyTo?: { name: string; address: string };
  /** Message-IDs that a person's letter refers to, oldest first; absent for automatic messages. */
  references?: readonly string[];
  /** Number of a recipient of a mailing, in the envelope address to which failures are reported; absent: none. */
  recipient?: number;
  /** The same for news of an alert or a correction. */
  news?: SentNews;
  /** For messages with one-click unsubscribe (RFC 8058): name of the list, and the address of the POST. */
  list?: { name: string; unsubscribe: string };
  /** An entry for the calendar of the recipient (RFC 6047). */
  calendar?: { method: 'PUBLISH' | 'REQUEST' | 'CANCEL'; content: string };
  subject: string;
  text: string;
  html: string;
}

export interface MailTransport {
  /** Resolves when the message is accepted. @throws {RefusedMail} for good, or what `readRefusal` reads */
  send(mail: OutgoingMail): Promise<void>;
}
