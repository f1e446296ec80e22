import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './transport.ts';

const isControl = (character: string): boolean =>
  character < ' ' || ['\u007f', '\u0085', '\u2028', '\u2029'].includes(character);

/** One line, whatever a person typed: what follows a line break would be another header. */
export const toHeaderText = (text: string): string =>
  Array.from(text, (character) => (isControl(character) ? ' ' : character))
    .join('')
    .trim();

export const toMessage = (mail: OutgoingMail, from: string): SendMailOptions => ({
  from,
  to: { name: toHeaderText(mail.to.name), address: toHeaderText(mail.to.address) },
  subject: toHeaderText(mail.subject),
  text: mail.text,
  html: mail.html,
  messageId: mail.id,
  date: mail.date,
  // Nobody's holiday notice shall answer, and nothing in a message comes from a file or an address.
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
