import { type Language, languageSchema } from '@press-room/contract/languages';
import { DATA_LINK_HOURS } from '@press-room/contract/limits';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { z } from 'zod';
import { addressAnswer } from '../../content/appointments/answers/address.ts';
import { findPendingEmail } from '../../core/account/profile/email-queries.ts';
import { type Account, findAccount, findAccountById } from '../../core/account/queries.ts';
import type { AppContext } from '../../core/context.ts';
import { findPressGroup, type StoredPressGroup } from '../../core/sites/press-groups.ts';
import { findHouse } from '../../core/sites/site.ts';
import type { ClaimedJob } from '../../platform/db/claim-jobs.ts';
import { RunAgain } from '../../platform/jobs/queue.ts';
import { fill, renderMail } from '../../platform/mail/layout.ts';
import { toMessageId } from '../../platform/mail/message.ts';
import type { MailTransport, OutgoingMail } from '../../platform/mail/outgoing-mail.ts';
import type { MailTemplate } from '../../platform/mail/template.ts';
import { MAIL_TEMPLATES, type MailTemplateName } from '../../platform/mail/template-list.ts';
import { describeFilter } from '../alerts/filter.ts';
import { findAlert } from '../alerts/queries.ts';
import { writeHandout } from '../handouts/service.ts';
import { findInvitation, stateOf } from '../invitations/queries.ts';
import { markLetterSent } from '../messages/letters.ts';
import { findDataRequest, findMailbox } from '../privacy/contacts/requests.ts';

export type DeliveryContext = Pick<AppContext, 'addressHashes' | 'config' | 'database' | 'links' | 'now'>;

const payloadSchema = z.object({
  letter: z.string().refine((name): name is MailTemplateName => Object.hasOwn(MAIL_TEMPLATES, name)),
  to: z.union([
    z.object({ account: z.int() }),
    z.object({ email: z.string() }),
    z.object({ invitation: z.int() }),
    z.object({ alert: z.int() }),
    z.object({ data_request: z.int() }),
    z.object({ appointment_answer: z.int() }),
    z.object({ address: z.string(), name: z.string(), language: z.string(), about: z.int().optional() }),
  ]),
  reply_to: z.object({ address: z.string(), name: z.string() }).optional(),
  parameters: z.record(z.string(), z.string()).default({}),
  thread: z.object({ tag: z.string(), references: z.array(z.string()), letter: z.int() }).optional(),
  group: z.int().optional(),
});
type Payload = z.infer<typeof payloadSchema>;
type ToPerson = Exclude<
  Payload['to'],
  { invitation: number } | { alert: number } | { data_request: number } | { appointment_answer: number }
>;

/** People who read French, Spanish or German get the English message. */
const toLanguage = (text: string): Language => languageSchema.catch('en').parse(text);

/**
 * Sends a queued message, unless it is obsolete: the account was deleted, the address is verified, and so on. A message
 * without content yet is retried later.
 */
export async function deliverMail(
  context: DeliveryContext,
  transport: MailTransport,
  queued: unknown,
  job: ClaimedJob,
): Promise<RunAgain | null> {
  const payload = payloadSchema.parse(queued);
  const { letter: name, reply_to, thread, group } = payload;
  const letter: MailTemplate = MAIL_TEMPLATES[name];
  const addressed = await address(context, letter, payload);
  if (addressed === null || addressed instanceof RunAgain) return addressed;
  const { recipient, url, parameters, calendar } = addressed;
  const language = toLanguage(recipient.language);
  const house = await findSender(context, group);
  const handout = thread === undefined ? null : await writeHandout(context, thread.letter, language);
  const rendered = renderMail(letter[language], {
    language,
    name: recipient.name,
    parameters: { ...toReadable(parameters), files: handout?.text ?? '' },
    url: handout?.url ?? url,
    house,
    isNotice: letter.isNotice ?? false,
  });
  const id = toMessageId(job, context.config.PUBLIC_URL, thread?.tag);
  await transport.send({
    ...rendered,
    id,
    // Mails are scheduled up to months ahead, and filters treat old dates as spam.
    date: context.now(),
    to: { name: recipient.name, address: recipient.address },
    ...(house && { senderName: house.name }),
    ...(reply_to && { replyTo: reply_to }),
    ...(thread && { references: thread.references }),
    ...(calendar && { calendar }),
  });
  if (thread !== undefined) await markLetterSent(context.database.db, thread.letter, id, context.now());
  return null;
}

/** Converts addresses to the readable spelling. */
const toReadable = ({ email, ...parameters }: Payload['parameters']): Payload['parameters'] =>
  email === undefined ? parameters : { ...parameters, email: toReadableAddress(email) };

interface Addressed {
  recipient: { address: string; name: string; language: string };
  url: string | null;
  parameters: Payload['parameters'];
  calendar?: OutgoingMail['calendar'];
}

/** Current recipient and link; null: obsolete. */
async function address(
  context: DeliveryContext,
  letter: MailTemplate,
  { letter: name, to, parameters }: Payload,
): Promise<Addressed | RunAgain | null> {
  if ('invitation' in to) return addressInvitation(context, to.invitation);
  if ('alert' in to) return addressAlert(context, letter, to.alert);
  if ('data_request' in to) return addressDataRequest(context, letter, to.data_request);
  if ('appointment_answer' in to)
    return addressAnswer(context, name, { id: to.appointment_answer, parameters });
  const account = await findSubject(context, to);
  const isAbout = !('address' in to) || to.about !== undefined;
  if (isAbout && account === null) return null;
  if (account !== null && letter.isWanted?.(account) === false) return null;
  const url = await toUrl(context, letter, { account, parameters });
  if (letter.link !== undefined && url === null) return null;
  return {
    recipient: toRecipient(to, account),
    url,
    parameters: withCode(context, letter, { account, parameters }),
  };
}

/** A sign-in code is created when the message is sent, like its link. */
function withCode(
  { links }: DeliveryContext,
  letter: MailTemplate,
  { account, parameters }: { account: Account | null; parameters: Payload['parameters'] },
): Payload['parameters'] {
  if (letter.link !== 'login' || account === null) return parameters;
  const code = links.codes.toCode(parameters.ticket ?? '', account);
  return { ...parameters, code: `${code.slice(0, 3)} ${code.slice(3)}` };
}

/** Invitation to a person without an account. */
async function addressInvitation(
  { database, links, now }: DeliveryContext,
  id: number,
): Promise<Addressed | null> {
  const invitation = await findInvitation(database.db, id);
  if (invitation === null || stateOf(invitation, now()) !== 'waiting') return null;
  const { email, first_name, language, company_name } = invitation;
  return {
    recipient: { address: email, name: first_name, language },
    url: links.account.toUrl('invitation', invitation),
    parameters: { company: company_name ?? '' },
  };
}

/** To an unverified address. */
async function addressAlert(
  { database, links }: DeliveryContext,
  { page }: MailTemplate,
  id: number,
): Promise<Addressed | null> {
  const alert = await findAlert(database.db, id);
  if (alert === null || alert.confirmed_at !== null || page === undefined) return null;
  const { email, language } = alert;
  return {
    recipient: { address: email, name: '', language },
    url: links.readers.toUrl(page, alert),
    parameters: { about: await describeFilter(database.db, alert, { language, isUnproved: true }) },
  };
}

/** To a person without an account, who requests a copy or the erasure of their data. */
async function addressDataRequest(
  { database: { db }, links, now }: DeliveryContext,
  { page }: MailTemplate,
  id: number,
): Promise<Addressed | null> {
  if (page !== 'copy' && page !== 'erase') return null;
  const request = await findDataRequest(db, { id, action: page, now: now() });
  const mailbox = request === null ? null : await findMailbox(db, request.subject.id);
  if (request === null || mailbox === null) return null;
  return {
    recipient: { address: mailbox, name: '', language: request.subject.language },
    url: links.readers.toUrl(page, { id }),
    parameters: { hours: String(DATA_LINK_HOURS) },
  };
}

/** Press group in whose name a message is sent: that of its subject, else that of its links. */
async function findSender(
  { config, database }: DeliveryContext,
  group: number | undefined,
): Promise<StoredPressGroup | null> {
  const concerned = group === undefined ? null : await findPressGroup(database.db, group);
  return concerned ?? findHouse(database.db, config);
}

function findSubject({ database }: DeliveryContext, to: ToPerson): Promise<Account | null> {
  if ('account' in to) return findAccountById(database.db, to.account);
  if ('email' in to) return findAccount(database.db, to.email);
  return to.about === undefined ? Promise.resolve(null) : findAccountById(database.db, to.about);
}

/** Before the address is confirmed, the name may be a message from a stranger to the owner of the mailbox. */
function toRecipient(to: ToPerson, account: Account | null) {
  if ('address' in to) return to;
  return {
    address: account?.email ?? '',
    name: account === null || account.verified_at === null ? '' : account.first_name,
    language: account?.language ?? 'en',
  };
}

/**
 * Links are signed when the message is sent: none is stored in the queue, and a delay does not shorten their validity.
 */
async function toUrl(
  { config, database, links }: DeliveryContext,
  letter: MailTemplate,
  { account, parameters }: { account: Account | null; parameters: Payload['parameters'] },
): Promise<string | null> {
  if (letter.link !== undefined && letter.link !== 'invitation' && account !== null) {
    const pending = letter.link === 'verify-email' ? await findPendingEmail(database.db, account.id) : null;
    if (letter.link === 'verify-email' && pending === null) return null;
    return links.account.toUrl(letter.link, { ...account, pending_email: pending });
  }
  return letter.screen === undefined ? null : `${config.PUBLIC_URL}/#/${fill(letter.screen, parameters)}`;
}
