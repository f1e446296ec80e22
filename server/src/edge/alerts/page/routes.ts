import { type Language, languageSchema } from '@press-room/contract/languages';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { stopContact } from '../../../core/contacts/suppression.ts';
import type { AppContext } from '../../../core/context.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import type { ReaderLinkSubject } from '../../../platform/signing/reader-links.ts';
import { element } from '../../../platform/text/xml.ts';
import { describeFilter } from '../filter.ts';
import { findPresent } from '../own.ts';
import { type Alert, findAlert, listAlerts } from '../queries.ts';
import { confirmAlert } from './confirm.ts';
import { acceptTrusted, agreeToFigures, changeAlert, type MineForm, mineFormSchema } from './mine-form.ts';
import { writeMine } from './mine-page.ts';
import { type Asked, findPlace, sendMissing, servePage, toRoom } from './serve.ts';
import { link, paragraph, postButton, say, sendPage } from './shell.ts';

/** Pages linked in messages. Scanners follow links, so only a button changes anything. */
export function serveAlertPages(app: FastifyInstance, context: AppContext): void {
  servePage(app, context, 'confirm', { GET: showConfirm, POST: postConfirm });
  servePage(app, context, 'mine', { GET: (asked) => showMine(asked), POST: postMine });
  servePage(app, context, 'leave', { GET: showLeave, POST: postLeave });
}

async function showConfirm(asked: Asked): Promise<FastifyReply> {
  const { context, reply, subject } = asked;
  const { db } = context.database;
  const alert = await findAlert(db, subject.id);
  if (alert === null) return sendMissing(asked);
  if (alert.contact_id !== null) return sendConfirmed(asked, alert);
  const { language, email } = alert;
  return sendPage(reply, 200, {
    language,
    house: await findPlace(context, alert),
    title: 'alert_page_confirm',
    content: [
      paragraph(say(language, 'alert_page_confirm_lead', { email: toReadableAddress(email) })),
      element(
        'div',
        { class: 'card' },
        element('h2', {}, await describeFilter(db, alert, { language, isUnproved: true })),
        paragraph(`${say(language, 'alert_page_rhythm')}: ${say(language, `alert_rhythm_${alert.rhythm}`)}`),
        paragraph(alert.wording, 'soft'),
      ),
      postButton(say(language, 'alert_page_confirm_button')),
      paragraph(say(language, 'alert_page_confirm_hint'), 'soft'),
    ],
  });
}

async function postConfirm(asked: Asked): Promise<FastifyReply> {
  const { context, subject } = asked;
  const contact = await confirmAlert(context, subject.id);
  const alert = contact === null ? null : await findAlert(context.database.db, subject.id);
  return alert === null ? sendMissing(asked) : sendConfirmed(asked, alert);
}

async function sendConfirmed({ context, reply }: Asked, alert: Alert): Promise<FastifyReply> {
  const { language, email, contact_id } = alert;
  const mine = contact_id === null ? null : context.links.readers.toUrl('mine', { id: contact_id });
  return sendPage(reply, 200, {
    language,
    house: await findPlace(context, alert),
    title: 'alert_page_confirmed',
    content: [
      paragraph(say(language, 'alert_page_confirmed_lead', { email: toReadableAddress(email) })),
      mine === null ? null : link(mine, say(language, 'alert_page_mine')),
      toRoom(context, language),
    ],
  });
}

type Notice = 'alert_page_saved' | 'alert_page_invalid' | null;

async function showMine(asked: Asked, notice: Notice = null): Promise<FastifyReply> {
  const { context, reply, subject } = asked;
  const { db } = context.database;
  const contact = await findContact(context, subject.id);
  if (contact === null) return sendMissing(asked);
  const alerts = await listAlerts(db, contact.id);
  const language = alerts[0]?.language ?? contact.language;
  return sendPage(reply, notice === 'alert_page_invalid' ? 400 : 200, {
    language,
    house: await findPlace(context, alerts[0]),
    title: 'alert_page_mine',
    content: [
      ...(await writeMine(db, {
        alerts,
        emails: [...new Set(alerts.map(({ email }) => email))],
        language,
        notice,
        agreesToFigures: contact.agrees_to_figures === 1,
        asksForEmbargo: contact.is_embargo_trusted === 1 && contact.embargo_accepted_at === null,
        dataUrl: context.links.readers.toUrl('data', { id: contact.id }),
      })),
      toRoom(context, language),
    ],
  });
}

async function postMine(asked: Asked): Promise<FastifyReply> {
  const { context, request, subject } = asked;
  const form = mineFormSchema.safeParse(request.body);
  if (!form.success) return showMine(asked, 'alert_page_invalid');
  if (form.data.action === 'leave') return postLeave(asked);
  const contact = await findContact(context, subject.id);
  if (contact !== null) await changeMine(context, contact.id, form.data);
  return showMine(asked, 'alert_page_saved');
}

function changeMine(
  context: AppContext,
  contact: number,
  form: Exclude<MineForm, { action: 'leave' }>,
): Promise<void> {
  switch (form.action) {
    case 'accept_embargo':
      return acceptTrusted(context, contact);
    case 'agree_figures':
    case 'refuse_figures':
      return agreeToFigures(context, contact, form.action === 'agree_figures');
    default:
      return changeAlert(context, contact, form);
  }
}

interface Reader {
  id: number;
  language: Language;
  stopped_at: string | null;
  is_embargo_trusted: number;
  embargo_accepted_at: string | null;
  agrees_to_figures: number;
}

async function findContact({ database: { db } }: AppContext, id: number): Promise<Reader | null> {
  const present = await findPresent(db, id);
  if (present === null) return null;
  const row = await db
    .selectFrom('contact')
    .select([
      'id',
      'language',
      'stopped_at',
      'is_embargo_trusted',
      'embargo_accepted_at',
      'agrees_to_figures',
    ])
    .where('id', '=', present)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, language: languageSchema.catch('en').parse(row.language) };
}

async function showLeave(asked: Asked): Promise<FastifyReply> {
  const { context, request, reply, subject } = asked;
  const contact = await findContact(context, subject.id);
  if (contact === null || contact.stopped_at !== null) return sendLeft(asked);
  const language = contact.language;
  return sendPage(reply, 200, {
    language,
    house: await findPlace(context),
    title: 'alert_page_leave',
    content: [
      paragraph(say(language, 'alert_page_nothing_lead')),
      postButton(say(language, 'alert_page_leave_button'), { to: request.url }),
      link(context.links.readers.toUrl('mine', { id: subject.id }), say(language, 'alert_page_change')),
    ],
  });
}

/** Also called by mail programs (RFC 8058): without sign-in or confirmation. */
async function postLeave(asked: Asked): Promise<FastifyReply> {
  await leave(asked.context, asked.subject);
  return sendLeft(asked);
}

async function sendLeft({ context, request, reply, subject }: Asked): Promise<FastifyReply> {
  const contact = await findContact(context, subject.id);
  const language = contact?.language ?? languageOf(request);
  return sendPage(reply, 200, {
    language,
    house: await findPlace(context),
    title: 'alert_page_left',
    content: [paragraph(say(language, 'alert_page_left_lead')), toRoom(context, language)],
  });
}

/** Unsubscribes from everything, through the link of a message. Succeeds even if the contact was deleted. */
async function leave(
  { addressHashes, database, now }: Pick<AppContext, 'addressHashes' | 'database' | 'now'>,
  { id, recipient }: ReaderLinkSubject,
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const contact = await findPresent(trx, id);
    if (contact === null) return;
    await stopContact(trx, addressHashes, contact, { reason: 'unsubscribed', now: now() });
    if (recipient === 0) return;
    await trx
      .updateTable('mailing_recipient')
      .set({ left_at: now().toISOString() })
      .where('id', '=', recipient)
      .where('contact_id', '=', contact)
      .where('left_at', 'is', null)
      .execute();
  });
}
