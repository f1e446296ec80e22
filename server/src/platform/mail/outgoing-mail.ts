import type { SentNews } from '../signing/bounce-tags.ts';

/** A rendered message; `id` is the same for each attempt. */
export interface OutgoingMail {
  id: string;
  /** When it was queued. */
  date: Date;
  to: { name: string; address: string };
  /** Name of the sender, if not the name in MAIL_FROM. */
  senderName?: string;
  /** Recipient of replies, if not the sender. */
  replyTo?: { name: string; address: string };
  /** Message-IDs that a person's letter refers to, oldest first; absent for automatic messages. */
  references?: readonly string[];
  /** Id of a recipient of a mailing, for the envelope address that receives failure reports; absent: none. */
  recipient?: number;
  /** The same for an alert or a correction. */
  news?: SentNews;
  /** For messages with one-click unsubscribe (RFC 8058): name of the list, and the address of the POST. */
  list?: { name: string; unsubscribe: string };
  /** Calendar entry (RFC 6047). */
  calendar?: { method: 'PUBLISH' | 'REQUEST' | 'CANCEL'; content: string };
  subject: string;
  text: string;
  html: string;
}

export interface MailTransport {
  /**
   * Resolves when the message is accepted. @throws {RefusedMail} for permanent refusals, or an error that `readRefusal`
   * reads
   */
  send(mail: OutgoingMail): Promise<void>;
}
