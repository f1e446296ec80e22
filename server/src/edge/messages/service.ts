import type { Language } from '@press-room/contract/languages';
import type { OfficeMessage } from '@press-room/contract/messages';
import { isOfficerWith } from '../../core/account/rights/officers.ts';
import { requireGroupId } from '../../core/admin/references.ts';
import { recordAudit } from '../../core/audit/queries.ts';
import type { AppContext } from '../../core/context.ts';
import { readOffice } from '../../core/sites/press-office.ts';
import type { Db } from '../../platform/db/db.ts';
import { invalidField, stale } from '../../platform/errors/errors.ts';
import type { Write } from '../../platform/http/officer.ts';
import { queueMail } from '../../platform/mail/queue.ts';
import { toSubaddress } from '../../platform/mail/subaddress.ts';
import { toBareParameters } from '../contact/letters.ts';
import { findOffice } from '../contact/queries.ts';
import { insertHandout } from '../handouts/queries.ts';
import { chooseItems } from '../handouts/service.ts';
import type { AnswerValues, MessageChangeValues } from './form.ts';
import { createLetter, letterKey, listMailIds } from './letters.ts';
import { getMessage } from './message.ts';
import { createNote } from './notes.ts';
import { findMessage, type MessageValues, raiseVersion, updateMessage } from './queries.ts';

type MessageContext = Pick<AppContext, 'config' | 'database' | 'links' | 'now' | 'messageTags' | 'store'>;

/** Message of a write, and the officer's language. */
export interface MessageWrite extends Write {
  language: Language;
}

/** Assigns it to an officer or another group, or sets its status. @throws 400, 404, 412 */
export async function changeMessage(
  context: MessageContext,
  write: MessageWrite,
  { status, assignee, press_group }: MessageChangeValues,
): Promise<OfficeMessage> {
  return writeMessage(context, write, async (trx) => {
    if (typeof assignee === 'number') {
      if (!(await isOfficerWith(trx, assignee, 'message.view')))
        throw invalidField('assignee', 'not_an_assignee');
    }
    if (press_group !== undefined) await requireGroupId(trx, press_group);
    const fields = Object.entries({ status, assignee, press_group }).flatMap(([name, value]) =>
      value === undefined ? [] : [name],
    );
    await recordAudit(
      trx,
      { by: write.officer.id, action: 'edit', about: `contact_message:${write.id}`, fields },
      context.now(),
    );
    return {
      ...(status === undefined ? {} : { status }),
      ...(assignee === undefined ? {} : { assignee_id: assignee }),
      ...(press_group === undefined ? {} : { press_group_id: press_group }),
    };
  });
}

/**
 * Stores the letter, queues its mail and sets the status in one transaction. A message without an assignee is assigned
 * to the officer.
 * @throws 404, 412
 */
export async function answerMessage(
  context: MessageContext,
  write: MessageWrite,
  { text, status = 'answered', items = [], expires_at = null, is_confirmed = false }: AnswerValues,
): Promise<OfficeMessage> {
  const { database, now } = context;
  const at = now();
  const stored = items.length === 0 ? null : await findMessage(database.db, write.id);
  const choice = { items, expires_at, isConfirmed: is_confirmed };
  const chosen = stored && (await chooseItems(context, choice, stored.language));
  return writeMessage(context, write, async (trx, current) => {
    const letter = await sendLetter(trx, context, { current, write, text });
    if (chosen !== null) {
      await insertHandout(trx, { letter, by: write.officer.id, created_at: at.toISOString(), ...chosen });
      const about = `contact_message:${write.id}` as const;
      await recordAudit(trx, { by: write.officer.id, action: 'create_handout', about }, at);
    }
    await recordAudit(
      trx,
      { by: write.officer.id, action: 'answer', about: `contact_message:${write.id}` },
      at,
    );
    const assignee_id = current.assignee?.id ?? write.officer.id;
    return { status, assignee_id, answered_at: at.toISOString() };
  });
}

interface Answer {
  current: OfficeMessage;
  write: MessageWrite;
  text: string;
}

async function sendLetter(
  trx: Db,
  { config, now, messageTags }: MessageContext,
  { current, write, text }: Answer,
): Promise<number> {
  const { id, email, name, language, reference, subject, press_group: group } = current;
  const letter = await createLetter(trx, {
    contact_message_id: id,
    is_received: 0,
    user_account_id: write.officer.id,
    at: now().toISOString(),
    email,
    subject,
    text,
    mail_id: null,
    sent_at: null,
  });
  const stored = group === null ? null : await findOffice(trx, group.id);
  const office = readOffice(config, stored?.office ?? null);
  const { facts } = toBareParameters({ message: current, time_zone: office.time_zone }, language);
  const tag = messageTags.toTag(id);
  await queueMail(
    trx,
    {
      letter: 'contact-answer',
      to: { address: email, name, language },
      reply_to: {
        address: config.REPLY_ADDRESS === undefined ? office.email : toSubaddress(config.REPLY_ADDRESS, tag),
        name: group?.name ?? '',
      },
      parameters: { reference, subject, message: text, original: toQuote(`${current.message}\n\n${facts}`) },
      thread: { tag, references: await listMailIds(trx, id), letter },
      ...(group && { group: group.id }),
    },
    now(),
    letterKey(letter),
  );
  return letter;
}

/** Stores an internal note on it. @throws 404, 412 */
export async function noteMessage(
  context: MessageContext,
  write: MessageWrite,
  text: string,
): Promise<OfficeMessage> {
  return writeMessage(context, write, async (trx) => {
    const at = context.now();
    const by = write.officer.id;
    await createNote(trx, { contact_message_id: write.id, user_account_id: by, at: at.toISOString(), text });
    await recordAudit(trx, { by, action: 'note', about: `contact_message:${write.id}` }, at);
    return {};
  });
}

const toQuote = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** @throws 404, 412 with the current message */
async function writeMessage(
  { database: { db }, now }: Pick<MessageContext, 'database' | 'now'>,
  write: MessageWrite,
  run: (trx: Db, current: OfficeMessage) => Promise<MessageValues>,
): Promise<OfficeMessage> {
  return db.transaction().execute(async (trx) => {
    const { id, language } = write;
    // Raised before anything is read: of two concurrent writes, the second waits and then finds another version.
    const isLatest = await raiseVersion(trx, write);
    const current = await getMessage(trx, id, { language, now: now() });
    if (!isLatest) throw stale(current);
    await updateMessage(trx, id, await run(trx, current));
    return getMessage(trx, id, { language, now: now() });
  });
}
