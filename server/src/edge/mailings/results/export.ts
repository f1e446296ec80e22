import type { Language } from '@press-room/contract/languages';
import type { MailingRecipient } from '@press-room/contract/mailing-results';
import type { LeftOutReason, RecipientState, RefusalReason } from '@press-room/contract/mailings';
import type { Db } from '../../../platform/db/db.ts';
import { type Cell, toOfficeTime } from '../../../platform/http/table-file.ts';
import type { Bilingual } from '../../../platform/text/bilingual.ts';
import { listRecipients, type RecipientFilter, selectRecipients } from '../recipients.ts';

export const RECIPIENT_COLUMNS: Record<Language, readonly string[]> = {
  en: [
    'Name',
    'E-mail',
    'State',
    'Reason',
    'Answer of the mail server',
    'Outlets',
    'Lists',
    'Language',
    'Delivered',
    'Bounced',
    'Unsubscribed',
    'Complained',
    'Visited',
  ],
  it: [
    'Nome',
    'E-mail',
    'Stato',
    'Motivo',
    'Risposta del server di posta',
    'Testate',
    'Liste',
    'Lingua',
    'Consegnato',
    'Tornato indietro',
    'Disiscritto',
    'Segnalato',
    'Visitato',
  ],
};

const STATE_WORDS: Record<RecipientState, Bilingual> = {
  queued: { en: 'waiting', it: 'in attesa' },
  sending: { en: 'being sent', it: 'in invio' },
  deferred: { en: 'to be tried again', it: 'da ritentare' },
  accepted: { en: 'delivered', it: 'consegnato' },
  refused: { en: 'refused', it: 'rifiutato' },
  bounced: { en: 'bounced', it: 'tornato indietro' },
  left_out: { en: 'left out', it: 'escluso' },
};

const REASON_WORDS: Record<LeftOutReason | RefusalReason, Bilingual> = {
  called_off: { en: 'not reached before it was stopped', it: 'non raggiunto prima dell’interruzione' },
  stopped: { en: 'does not want messages', it: 'non vuole messaggi' },
  no_address: { en: 'no working address', it: 'nessun indirizzo funzionante' },
  away: { en: 'away', it: 'assente' },
  has_it: { en: 'has it already', it: 'lo ha già' },
  has_looked: { en: 'has looked at it', it: 'lo ha già guardato' },
  embargo: {
    en: 'has not accepted the terms of the embargo',
    it: 'non ha accettato le condizioni dell’embargo',
  },
  hidden: { en: 'may not read it', it: 'non può leggerlo' },
  not_named: { en: 'it does not name their company', it: 'non nomina la sua azienda' },
  no_mailbox: { en: 'the mailbox does not exist', it: 'la casella non esiste' },
  full: { en: 'the mailbox is full', it: 'la casella è piena' },
  policy: {
    en: 'the receiving server does not accept the sender',
    it: 'il server ricevente non accetta il mittente',
  },
  too_large: { en: 'the message is too large', it: 'il messaggio è troppo grande' },
  later: {
    en: 'the receiving server could not take it then',
    it: 'il server ricevente non poteva accettarlo in quel momento',
  },
  other: { en: 'refused for another reason', it: 'rifiutato per un altro motivo' },
};

export const RECIPIENTS_FILE: Bilingual = { en: 'recipients', it: 'destinatari' };

const ROWS_AT_ONCE = 500;

/** Recipients of a mailing, some hundreds at a time. */
export async function* listRecipientPages(
  db: Db,
  filter: RecipientFilter,
): AsyncGenerator<MailingRecipient[]> {
  for (let after = 0; ; ) {
    const rows = await selectRecipients(db, filter)
      .where('mailing_recipient.id', '>', after)
      .orderBy('mailing_recipient.id')
      .limit(ROWS_AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
    yield await listRecipients(
      db,
      rows.map(({ id }) => id),
    );
  }
}

export const toRecipientCells = (row: MailingRecipient, language: Language): Cell[] => [
  row.contact?.name ?? '',
  row.email,
  STATE_WORDS[row.state][language],
  row.reason === null ? '' : REASON_WORDS[row.reason][language],
  row.state === 'left_out' ? '' : row.answer,
  row.outlets.join('; '),
  row.lists.join('; '),
  row.language,
  toOfficeTime(row.accepted_at),
  toOfficeTime(row.bounced_at),
  toOfficeTime(row.left_at),
  toOfficeTime(row.complained_at),
  toOfficeTime(row.visited_at),
];
