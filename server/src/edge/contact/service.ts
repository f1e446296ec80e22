import type { ContactMessage } from '@press-room/contract/contact';
import type { Language } from '@press-room/contract/languages';
import { listReleasesById } from '../../content/press-releases/queries.ts';
import { type Account, findAccountById } from '../../core/account/queries.ts';
import type { AppContext } from '../../core/context.ts';
import { findCrisis } from '../../core/crisis/hold.ts';
import { toReleaseUrl } from '../../core/sites/addresses.ts';
import { findPressGroup } from '../../core/sites/press-groups.ts';
import { readOffice } from '../../core/sites/press-office.ts';
import type { Db } from '../../platform/db/db.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import type { Reader } from '../../platform/http/authentication.ts';
import { queueMail } from '../../platform/mail/queue.ts';
import type { ContactValues } from './form.ts';
import { toBareParameters, toLetterParameters } from './letters.ts';
import { countConfirmations, createContactMessage, findOffice } from './queries.ts';

type ContactContext = Pick<AppContext, 'config' | 'database' | 'now'>;

export interface Sender {
  reader: Reader;
  language: Language;
  /** Press group of the site on which it is written. */
  site: Group | null;
}

interface Group {
  id: number;
  name: string;
}

const HOUR_MS = 3_600_000;
/**
 * Anyone can enter any address: confirmations contain none of the sender's text, and are limited per address and in
 * total.
 */
const CONFIRMATIONS_PER_ADDRESS_A_DAY = 3;
const CONFIRMATIONS_PER_HOUR = 100;

/**
 * Stores the message and queues both mails in one transaction.
 * @throws 400 for an unknown release or press group, or a deadline in the past
 */
export async function sendContactMessage(
  context: ContactContext,
  values: ContactValues,
  sender: Sender,
): Promise<ContactMessage> {
  const { database, now } = context;
  const { reader, language } = sender;
  const deadline = values.deadline ?? null;
  if (deadline !== null && new Date(deadline) <= now()) throw invalidField('deadline', 'in_the_past');
  const account = reader.account === null ? null : await findAccountById(database.db, reader.account.id);
  const release = await findRelease(context, values.press_release ?? null, sender);
  const asked = await findAsked(database.db, values.press_group ?? null);
  const group = release?.group ?? asked ?? sender.site;
  const who = toIdentity(values, account);
  return database.db.transaction().execute(async (trx) => {
    const letter = await chooseConfirmation(trx, who.email, account, now());
    const isUrgent = values.urgent === true && group !== null && (await findCrisis(trx, group.id)) !== null;
    const message = await createContactMessage(trx, {
      ...who,
      press_group_id: group?.id ?? null,
      user_account_id: account?.id ?? null,
      press_release_id: release?.id ?? null,
      language,
      subject: values.subject,
      message: values.message,
      topic: values.topic ?? 'other',
      deadline,
      is_urgent: isUrgent ? 1 : 0,
      created_at: now().toISOString(),
      confirmed_at: letter === null ? null : now().toISOString(),
    });
    await queueLetters(trx, context, { message, isUrgent, letter, release, group, language });
    return message;
  });
}

function toIdentity(
  { email, name }: ContactValues,
  account: Account | null,
): { email: string; name: string } {
  const ownName = account === null ? '' : `${account.first_name} ${account.last_name}`.trim();
  return { email: email ?? account?.email ?? '', name: name || ownName };
}

async function findAsked(db: Db, id: number | null): Promise<Group | null> {
  if (id === null) return null;
  const group = await findPressGroup(db, id);
  if (group === null) throw invalidField('press_group', 'unknown_press_group');
  return group;
}

/** Undefined if the reader may not see the release. */
async function findRelease(
  { config, database, now }: ContactContext,
  id: number | null,
  { reader, language }: Sender,
): Promise<ReleaseAbout | null> {
  if (id === null) return null;
  const [release] = await listReleasesById(database.db, { reader, now: now() }, language, [id]);
  if (release === undefined) throw invalidField('press_release', 'unknown_release');
  const { title, access, group_id, group_name } = release;
  // Press-only releases have no public page.
  const url =
    access === 'public' ? toReleaseUrl(config, release) : `${config.PUBLIC_URL}/#/press-release/${id}`;
  return { id, title, url, group: { id: group_id, name: group_name } };
}

interface ReleaseAbout {
  id: number;
  title: string;
  url: string;
  /** Press group of the message. */
  group: Group;
}

type Confirmation = 'contact-copy' | 'contact-received';

/** The verified owner of the address receives a copy of the text; other addresses receive only the reference number. */
async function chooseConfirmation(
  db: Db,
  email: string,
  account: Account | null,
  now: Date,
): Promise<Confirmation | null> {
  if (account !== null && account.verified_at !== null && account.email === email) return 'contact-copy';
  const day = new Date(now.getTime() - 24 * HOUR_MS);
  const hour = new Date(now.getTime() - HOUR_MS);
  const isOften = (await countConfirmations(db, { since: day, email })) >= CONFIRMATIONS_PER_ADDRESS_A_DAY;
  const isMany = (await countConfirmations(db, { since: hour })) >= CONFIRMATIONS_PER_HOUR;
  return isOften || isMany ? null : 'contact-received';
}

interface Letters {
  message: ContactMessage;
  isUrgent: boolean;
  letter: Confirmation | null;
  release: ReleaseAbout | null;
  /** Press group that replies. */
  group: Group | null;
  language: Language;
}

async function queueLetters(
  trx: Db,
  { config, now }: ContactContext,
  { message, isUrgent, letter, release, group, language }: Letters,
): Promise<void> {
  const stored = group === null ? null : await findOffice(trx, group.id);
  const office = readOffice(config, stored?.office ?? null);
  const about = {
    message,
    isUrgent,
    site: group?.name ?? '',
    time_zone: office.time_zone,
    release: release && { title: release.title, url: release.url },
  };
  const { email: address, name } = message;
  await queueMail(
    trx,
    {
      letter: 'contact-message',
      to: { address: office.email, name: '', language: 'it' },
      reply_to: { address, name },
      parameters: toLetterParameters(about, 'it'),
      ...(group && { group: group.id }),
    },
    now(),
  );
  if (letter === null) return;
  const isCopy = letter === 'contact-copy';
  await queueMail(
    trx,
    {
      letter,
      to: { address, name: isCopy ? name : '', language },
      // Unconfirmed addresses get none of the sender's text.
      parameters: isCopy ? toLetterParameters(about, language) : toBareParameters(about, language),
      ...(group && { group: group.id }),
    },
    now(),
  );
}
