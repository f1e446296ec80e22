import type { Language } from '@press-room/contract/languages';
import { ALL_ROWS_CAP } from '@press-room/contract/limits';
import type { MessageStatus } from '@press-room/contract/messages';
import type { Db } from '../../platform/db/db.ts';
import { type Table, toOfficeTime } from '../../platform/http/table-file.ts';
import { CONTACT_TOPIC_NAMES } from '../../platform/mail/templates/contact.ts';
import { toReference } from '../contact/rules.ts';
import { listMessages, type MessageFilter } from './queries.ts';

const COLUMNS: Record<Language, readonly string[]> = {
  en: [
    'Reference',
    'Received',
    'Status',
    'Newsroom',
    'Topic',
    'Name',
    'E-mail',
    'Language',
    'Subject',
    'Message',
    'Answer needed by',
    'Assigned to',
    'Answered',
  ],
  it: [
    'Riferimento',
    'Ricevuto',
    'Stato',
    'Sala stampa',
    'Argomento',
    'Nome',
    'E-mail',
    'Lingua',
    'Oggetto',
    'Messaggio',
    'Risposta entro',
    'Assegnato a',
    'Risposto',
  ],
};

const STATUS_NAMES: Record<MessageStatus, Record<Language, string>> = {
  open: { en: 'open', it: 'aperto' },
  answered: { en: 'answered', it: 'risposto' },
  closed: { en: 'closed', it: 'chiuso' },
};

/** Filtered messages as a table, up to a limit. */
export async function buildMessageTable(db: Db, filter: MessageFilter, language: Language): Promise<Table> {
  const stored = await listMessages(db, {
    ...filter,
    orders: [],
    window: { offset: 0, limit: ALL_ROWS_CAP },
  });
  return {
    name: language === 'it' ? 'messaggi' : 'messages',
    columns: COLUMNS[language],
    rows: stored.map((message) => [
      toReference(message),
      toOfficeTime(message.created_at),
      STATUS_NAMES[message.status][language],
      message.group_name,
      CONTACT_TOPIC_NAMES[message.topic][language],
      message.name,
      message.email,
      message.language,
      message.subject,
      message.message,
      toOfficeTime(message.deadline),
      `${message.first_name ?? ''} ${message.last_name ?? ''}`.trim(),
      toOfficeTime(message.answered_at),
    ]),
  };
}
