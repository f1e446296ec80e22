import type { LeftOutReason, Mailing } from '@press-room/contract/mailings';
import type { AppContext } from '../../../core/context.ts';
import { ANYBODY } from '../../../core/visibility/visibility.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { MailingLinkTable } from '../../../platform/db/reach-tables.ts';
import { classOf } from '../../../platform/http/authentication.ts';
import type { OutgoingMail } from '../../../platform/mail/outgoing-mail.ts';
import { listMailedReaders } from '../audience/companies.ts';
import { listAddressedContacts, toAddressed } from '../message/addressed.ts';
import { composeMessage } from '../message/compose.ts';
import { inviteRecipient } from '../message/mailed-invitation.ts';
import { acceptsEmbargo } from '../message/mailed-release.ts';
import { prepareMessage } from '../message/prepare.ts';
import type { MailedReader, Prepared } from '../message/prepared.ts';
import type { Subject } from '../message/subject.ts';
import type { Claimed } from './recipients.ts';

/** Renders the messages of one mailing; the common part is rendered once per class of readers. */
export class Letters {
  readonly #context: AppContext;
  readonly #mailing: Mailing;
  #state = '';
  readonly #prepared = new Map<string, { message: Prepared; links: ReadonlyMap<string, number> } | null>();

  constructor(context: AppContext, mailing: Mailing) {
    this.#context = context;
    this.#mailing = mailing;
  }

  /**
   * In the order of the recipients; instead of a message, the reason why the person may not receive it now. `subject`:
   * its current state.
   */
  async write(
    recipients: readonly Claimed[],
    subject: Subject | null,
  ): Promise<(OutgoingMail | LeftOutReason)[]> {
    this.#refresh(subject);
    const { db } = this.#context.database;
    const ids = recipients.map(({ contact_id }) => contact_id);
    const contacts = new Map((await listAddressedContacts(db, ids)).map((each) => [each.id, each]));
    const readers = await this.#listReaders(ids, subject);
    return Promise.all(
      recipients.map(async (recipient) => {
        const { contact_id, language } = recipient;
        const contact = contacts.get(contact_id);
        const prepared = await this.#prepare(language, readers.get(contact_id) ?? ANYBODY);
        if (contact === undefined || prepared === null) return 'hidden';
        const { message, links } = prepared;
        if (message.isEmbargoed && !acceptsEmbargo(contact, this.#mailing.kind)) return 'embargo';
        const isInvitation = this.#mailing.kind === 'invitation';
        const answerUrl = isInvitation
          ? await inviteRecipient(this.#context, this.#mailing, { ...recipient, contact })
          : null;
        if (isInvitation && answerUrl === null) return 'has_it';
        const addressed = toAddressed(this.#context, contact, {
          language,
          recipient: recipient.id,
          links,
          answerUrl,
        });
        return this.#toMail(recipient, {
          ...composeMessage(message, addressed),
          house: message.house.name,
          replyTo: message.replyTo,
          name: [contact.first_name, contact.last_name].filter(Boolean).join(' '),
          leaveUrl: addressed.leaveUrl,
        });
      }),
    );
  }

  /** Discards the rendering of a subject that has changed, or whose embargo has ended. */
  #refresh(subject: Subject | null): void {
    const state = subject?.mark ?? '';
    if (state !== this.#state) this.#prepared.clear();
    this.#state = state;
  }

  /** Classes of contacts with accounts; read only if it makes a difference. */
  async #listReaders(
    ids: readonly number[],
    subject: Subject | null,
  ): Promise<ReadonlyMap<number, MailedReader>> {
    if (subject?.isAlike && this.#mailing.links.length === 0) return new Map();
    return listMailedReaders(this.#context.database.db, this.#mailing, ids);
  }

  async #prepare(language: Claimed['language'], reader: MailedReader) {
    const key = `${language} ${classOf(reader)} ${reader.companies?.join(' ') ?? ''}`;
    const known = this.#prepared.get(key);
    if (known !== undefined) return known;
    const message = await prepareMessage(this.#context, this.#mailing, { language, reader });
    const links = await ensureLinks(this.#context.database.db, this.#mailing.id, listLinks(message));
    const made = message === null ? null : { message, links };
    this.#prepared.set(key, made);
    return made;
  }

  #toMail(
    { id, email }: Claimed,
    {
      house,
      name,
      leaveUrl,
      ...words
    }: Pick<OutgoingMail, 'subject' | 'text' | 'html' | 'replyTo'> & {
      house: string;
      name: string;
      leaveUrl: string;
    },
  ): OutgoingMail {
    const { config } = this.#context;
    return {
      ...words,
      // The same for each attempt.
      id: `<${id}.mailing@${new URL(config.PUBLIC_URL).hostname}>`,
      date: new Date(this.#mailing.started_at ?? this.#context.now()),
      to: { name, address: email },
      senderName: house,
      recipient: id,
      list: { name: house, unsubscribe: leaveUrl },
    };
  }
}

type Link = Pick<MailingLinkTable, 'target' | 'title' | 'language'>;

/** Links of a message, without duplicates. */
function listLinks(message: Prepared | null): Link[] {
  if (message === null) return [];
  const { target, title, language, release, material } = message;
  const own = target === null ? [] : [{ target, title, language: release?.language ?? language }];
  const links = [...own, ...material.map((each) => ({ ...each, language }))];
  return [...new Map(links.map((link) => [link.target, link])).values()];
}

/** Ids of the counted links of a mailing, by target. */
async function ensureLinks(db: Db, mailing: number, links: readonly Link[]): Promise<Map<string, number>> {
  if (links.length === 0) return new Map();
  await db
    .insertInto('mailing_link')
    .values(links.map((link) => ({ mailing_id: mailing, ...link })))
    .onConflict((conflict) => conflict.columns(['mailing_id', 'target']).doNothing())
    .execute();
  const rows = await db
    .selectFrom('mailing_link')
    .select(['id', 'target'])
    .where('mailing_id', '=', mailing)
    .execute();
  return new Map(rows.map(({ id, target }) => [target, id]));
}
