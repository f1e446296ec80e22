import { createHash } from 'node:crypto';
import type { AppContext } from '../../core/context.ts';
import { isAutomatic, readMail, recipientsOf } from '../../platform/mail/received-mail.ts';
import { type MessageReceipt, receiveLetter } from '../messages/receive.ts';
import { type ReportContext, type ReportOutcome, receiveReport } from './receive-report.ts';
import { readReport } from './reports.ts';

export type ReceiveContext = ReportContext & Pick<AppContext, 'messageTags'>;

/** Result for an incoming mail. */
export type Receipt =
  | { kind: 'letter'; letter: MessageReceipt }
  | { kind: 'report'; outcome: Exclude<ReportOutcome, 'unknown'> }
  /** An automatic reply, which is not answered. */
  | { kind: 'automatic' }
  | { kind: 'unknown' };

/** Takes a mail in: a report of a delivery, or a reply to a message. @throws where it cannot be read */
export async function receiveMail(context: ReceiveContext, bytes: string | Uint8Array): Promise<Receipt> {
  const mail = await readMail(bytes);
  const report = readReport(mail);
  const identity = mail.messageId ?? createHash('sha256').update(bytes).digest('base64url');
  const arrival = { deliveredTo: recipientsOf(mail), identity };
  const outcome = report === null ? 'unknown' : await receiveReport(context, report, arrival);
  if (outcome !== 'unknown') return { kind: 'report', outcome };
  const letter = await receiveLetter(context, mail);
  if (letter !== null) return { kind: 'letter', letter };
  return { kind: report !== null || isAutomatic(mail) ? 'automatic' : 'unknown' };
}
