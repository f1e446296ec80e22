/** A finished message; `id` is the same at every attempt. */
export interface OutgoingMail {
  id: string;
  /** When it was queued. */
  date: Date;
  to: { name: string; address: string };
  /** In whose name it is sent, where that is not the name of MAIL_FROM. */
  senderName?: string;
  /** Who gets the answer, where that is not the sender. */
  replyTo?: { name: string; address: string };
  /** Message-IDs of what a person's letter follows, oldest first; absent: no person wrote it. */
  references?: readonly string[];
  /** Number of a recipient of a mailing, in the envelope address to which failures are reported; absent: none. */
  recipient?: number;
  /** Of messages that somebody can leave by one POST (RFC 8058): name of the list, and the address of that POST. */
  list?: { name: string; unsubscribe: string };
  subject: string;
  text: string;
  html: string;
}

export interface MailTransport {
  /** Resolves when the message is accepted. @throws {RefusedMail} for good, or what `readRefusal` reads */
  send(mail: OutgoingMail): Promise<void>;
}
