import { toComparedAddress } from '@press-room/contract/mail-addresses';
import { toSingleLine } from '@press-room/contract/single-line';
import type { Email } from 'postal-mime';
import { recordAudit } from '../../core/audit/queries.ts';
import type { AppContext } from '../../core/context.ts';
import { isAutomatic, recipientsOf } from '../../platform/mail/received-mail.ts';
import type { MessageTags } from '../../platform/signing/message-tags.ts';
import { toPlainText } from '../../platform/text/rich-text.ts';
import { toReference } from '../contact/rules.ts';
import { createLetter, hasReceived } from './letters.ts';
import { findMessage, raiseVersion, updateMessage } from './queries.ts';

/** Maximum stored characters of a reply: the length of an answer, plus the quoted text. */
const TEXT_MAX_LENGTH = 40_000;
const SUBJECT_MAX_LENGTH = 300;
const REFERENCE = /\[\d{4}-(\d{5,9})\]/;

type ReceiveContext = Pick<AppContext, 'database' | 'now' | 'messageTags'>;

export interface MessageReceipt {
  outcome: 'kept' | 'known';
  reference: string;
  isAutomatic: boolean;
  attachments: number;
}

/** Tag in the recipient's address, or in the headers about the answered message. */
const readMark = (mail: Email, tags: MessageTags): number | null =>
  tags.read([recipientsOf(mail), mail.inReplyTo ?? '', mail.references ?? ''].join(' '));

/**
 * Without a tag, the number in the subject counts only if the sender is the author of the message, because numbers are
 * easily guessed.
 */
async function findSubject({ database, messageTags }: ReceiveContext, mail: Email) {
  const marked = readMark(mail, messageTags);
  if (marked !== null) {
    const message = await findMessage(database.db, marked);
    return message === null ? null : { message, is_marked: 1 };
  }
  const numbered = REFERENCE.exec(mail.subject ?? '');
  const message = numbered === null ? null : await findMessage(database.db, Number(numbered[1]));
  const isSenders = message?.email === toComparedAddress(mail.from?.address ?? '');
  const isMeant = message !== null && isSenders && numbered?.[0] === `[${toReference(message)}]`;
  return isMeant ? { message, is_marked: 0 } : null;
}

const textOf = ({ text, html }: Email): string =>
  (text ?? toPlainText(html ?? '')).replaceAll('\0', '').trim().slice(0, TEXT_MAX_LENGTH);

/**
 * Stores a received letter with its message, which is reopened; duplicates are ignored. Null: it belongs to no message.
 */
export async function receiveLetter(context: ReceiveContext, mail: Email): Promise<MessageReceipt | null> {
  const { database, now } = context;
  const found = await findSubject(context, mail);
  if (found === null) return null;
  const { message, is_marked } = found;
  const reference = toReference(message);
  const answer = { reference, isAutomatic: isAutomatic(mail), attachments: mail.attachments.length };
  const mailId = toSingleLine(mail.messageId ?? '').slice(0, SUBJECT_MAX_LENGTH);
  return database.db.transaction().execute(async (trx): Promise<MessageReceipt> => {
    await raiseVersion(trx, message);
    if (mailId !== '' && (await hasReceived(trx, message.id, mailId))) return { outcome: 'known', ...answer };
    await createLetter(trx, {
      contact_message_id: message.id,
      is_received: 1,
      user_account_id: null,
      at: now().toISOString(),
      email: toComparedAddress(mail.from?.address ?? ''),
      subject: toSingleLine(mail.subject ?? '').slice(0, SUBJECT_MAX_LENGTH),
      text: textOf(mail),
      mail_id: mailId === '' ? null : mailId,
      sent_at: null,
      is_marked,
    });
    // An out-of-office reply needs no action.
    if (!answer.isAutomatic) await updateMessage(trx, message.id, { status: 'open' });
    await recordAudit(trx, { by: null, action: 'receive', about: `contact_message:${message.id}` }, now());
    return { outcome: 'kept', ...answer };
  });
}
