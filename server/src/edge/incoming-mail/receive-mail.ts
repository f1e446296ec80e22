import { createHash } from 'node:crypto';
import type { AppContext } from '../../core/context.ts';
import { isAutomatic, readMail, recipientsOf } from '../../platform/mail/received-mail.ts';
import type { ConnectionRules } from '../../platform/outbound/connect.ts';
import { type MessageReceipt, receiveLetter } from '../messages/receive.ts';
import { type ForwardContext, type ForwardReceipt, receiveForward } from './receive-forward.ts';
import { type ReportContext, type ReportOutcome, receiveReport } from './receive-report.ts';
import { readReport } from './reports.ts';

export type ReceiveContext = ReportContext & ForwardContext & Pick<AppContext, 'messageTags'>;

/** Result for an incoming mail. */
export type Receipt =
  | { kind: 'letter'; letter: MessageReceipt }
  | { kind: 'report'; outcome: Exclude<ReportOutcome, 'unknown'> }
  | { kind: 'forward'; forward: ForwardReceipt }
  /** Automatic reply, which is not answered. */
  | { kind: 'automatic' }
  | { kind: 'unknown' };

/** Processes a mail: a delivery report, a reply to a message, or a forwarded article. @throws if it cannot be read */
export async function receiveMail(
  context: ReceiveContext,
  bytes: string | Uint8Array,
  rules?: ConnectionRules,
): Promise<Receipt> {
  const mail = await readMail(bytes);
  const report = readReport(mail);
  const identity = mail.messageId ?? createHash('sha256').update(bytes).digest('base64url');
  const arrival = { deliveredTo: recipientsOf(mail), identity };
  const outcome = report === null ? 'unknown' : await receiveReport(context, report, arrival);
  if (outcome !== 'unknown') return { kind: 'report', outcome };
  const letter = await receiveLetter(context, mail);
  if (letter !== null) return { kind: 'letter', letter };
  const forward = report === null ? await receiveForward(context, mail, identity, rules) : null;
  if (forward !== null) return { kind: 'forward', forward };
  return { kind: report !== null || isAutomatic(mail) ? 'automatic' : 'unknown' };
}
