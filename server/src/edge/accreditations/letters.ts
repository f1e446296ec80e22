import { type Language, languageSchema } from '@press-room/contract/languages';
import { toEvent } from '../../core/events/event.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/db.ts';
import { queueMail } from '../../platform/mail/queue.ts';
import type { MailTemplateName } from '../../platform/mail/template-list.ts';
import { onRome, wordsIn } from '../../platform/text/bilingual.ts';
import { findEvent } from '../events/queries.ts';
import { toFullName } from './badges/badge.ts';
import { toDays } from './badges/build-badge.ts';
import { findStored, type StoredAccreditation } from './queries.ts';
import { toAppealEnd } from './rules.ts';

type OwnLetter = Extract<
  MailTemplateName,
  | 'fair-received'
  | 'fair-question'
  | 'fair-approved'
  | 'fair-refused'
  | 'fair-refused-again'
  | 'fair-revoked'
  | 'fair-appealed'
>;

const toLanguage = (text: string): Language => languageSchema.catch('en').parse(text);

async function describe(db: Db, stored: StoredAccreditation, language: Language) {
  const row = await findEvent(db, stored.event_id);
  if (row === null) throw new Error(`No event ${stored.event_id}`);
  const event = toEvent(row);
  const { name, starts_on, ends_on } = event;
  const within = (instant: string | null): string => (instant === null ? '' : onRome(instant, language));
  return {
    event: wordsIn(name, language),
    days: toDays(starts_on, ends_on, language),
    due: within(stored.due_at),
    until: within(toAppealEnd(stored, event)),
    reason: stored.reason,
    id: String(stored.id),
  };
}

/** To the person, in their language; in the transaction that causes it. */
export async function writeToPerson(trx: Db, id: number, letter: OwnLetter, now: Date): Promise<void> {
  const stored = await findStored(trx, id);
  if (stored === null) return;
  const parameters = await describe(trx, stored, toLanguage(stored.language));
  await queueMail(trx, { letter, to: { account: stored.user_account_id }, parameters }, now);
}

/** To the press office: an application is pending. */
export async function writeToOffice(
  trx: Db,
  { PRESS_OFFICE_EMAIL: address }: Pick<Config, 'PRESS_OFFICE_EMAIL'>,
  id: number,
  now: Date,
): Promise<void> {
  const stored = await findStored(trx, id);
  if (stored === null) return;
  const parameters = { ...(await describe(trx, stored, 'it')), person: toFullName(stored) };
  const letter = stored.status === 'appealed' ? 'fair-appeal' : 'fair-request';
  const to = { address, name: '', language: 'it', about: stored.user_account_id };
  await queueMail(trx, { letter, to, parameters }, now);
}
