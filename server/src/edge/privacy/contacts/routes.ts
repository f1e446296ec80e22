import { DATA_LINK_HOURS } from '@press-room/contract/limits';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { recordAudit } from '../../../core/audit/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import { networkOf } from '../../../platform/http/network.ts';
import type { MessageKey } from '../../../platform/text/messages.ts';
import { element, type Xml } from '../../../platform/text/xml.ts';
import { findPresent } from '../../alerts/own.ts';
import { type Asked, findPlace, sendMissing, servePage, toRoom } from '../../alerts/page/serve.ts';
import { link, paragraph, postButton, say, sendPage } from '../../alerts/page/shell.ts';
import { buildContactExport } from '../export/export.ts';
import { collectContactData } from '../personal-data-queries.ts';
import { sendArchive } from '../send-archive.ts';
import { eraseContact } from './erase-contact.ts';
import {
  askForData,
  DATA_ACTIONS,
  type DataAction,
  type DataRequest,
  type DataSubject,
  findDataRequest,
  findDataSubject,
  useDataRequest,
} from './requests.ts';

const formSchema = z.object({ action: z.enum(DATA_ACTIONS) });

/** Page for persons without an account: a copy of their stored data, and its erasure. */
export function serveContactData(app: FastifyInstance, context: AppContext): void {
  servePage(app, context, 'data', { GET: showData, POST: postData });
  servePage(app, context, 'copy', { GET: (asked) => showRequest(asked, 'copy'), POST: postCopy });
  servePage(app, context, 'erase', { GET: (asked) => showRequest(asked, 'erase'), POST: postErase });
}

interface Shown {
  subject: DataSubject;
  status?: number;
  title: MessageKey;
  content: readonly (Xml | null)[];
}

const send = async ({ context, reply }: Asked, { subject, status = 200, title, content }: Shown) =>
  sendPage(reply, status, {
    language: subject.language,
    house: await findPlace(context),
    title,
    content: [...content, toRoom(context, subject.language)],
  });

async function findSubject({ context, subject }: Asked): Promise<DataSubject | null> {
  const { db } = context.database;
  const present = await findPresent(db, subject.id);
  return present === null ? null : findDataSubject(db, present);
}

async function showData(asked: Asked): Promise<FastifyReply> {
  const subject = await findSubject(asked);
  if (subject === null) return sendMissing(asked);
  const { language } = subject;
  const tell = (key: MessageKey): string => say(language, key, { hours: String(DATA_LINK_HOURS) });
  const choices = [
    paragraph(tell('data_page_lead')),
    element('h2', {}, tell('data_page_copy')),
    paragraph(tell('data_page_copy_lead')),
    postButton(tell('data_page_copy_button'), { value: 'copy' }),
    element('h2', {}, tell('data_page_erase')),
    paragraph(tell('data_page_erase_lead')),
    postButton(tell('data_page_erase_button'), { value: 'erase', isQuiet: true }),
  ];
  const elsewhere = [
    paragraph(tell('data_page_account')),
    link(`${asked.context.config.PUBLIC_URL}/#/account/user-privacy`, tell('data_page_account_link')),
  ];
  return send(asked, { subject, title: 'data_page', content: subject.hasAccount ? elsewhere : choices });
}

async function postData(asked: Asked): Promise<FastifyReply> {
  const { context, request } = asked;
  const form = formSchema.safeParse(request.body);
  const subject = await findSubject(asked);
  if (subject === null) return sendMissing(asked);
  if (!form.success || subject.hasAccount) return showData(asked);
  const ask = { subject, action: form.data.action, network: networkOf(request) };
  try {
    return await sendOutcome(asked, subject, await askForData(context, ask));
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 429) throw error;
    asked.reply.headers(error.headers);
    const content = [paragraph(say(subject.language, 'data_page_often_lead'))];
    return send(asked, { subject, status: 429, title: 'data_page_often', content });
  }
}

function sendOutcome(asked: Asked, subject: DataSubject, isSent: boolean): Promise<FastifyReply> {
  const [title, lead] = isSent
    ? (['data_page_sent', 'data_page_sent_lead'] as const)
    : (['data_page_unreachable', 'data_page_unreachable_lead'] as const);
  const parameters = { hours: String(DATA_LINK_HOURS) };
  return send(asked, { subject, title, content: [paragraph(say(subject.language, lead, parameters))] });
}

const findRequest = ({ context, subject }: Asked, action: DataAction): Promise<DataRequest | null> =>
  findDataRequest(context.database.db, { id: subject.id, action, now: context.now() });

const sendOver = (asked: Asked): Promise<FastifyReply> => sendMissing(asked, 'data_page_over');

/** Scanners follow the link, so only its button acts. */
async function showRequest(asked: Asked, action: DataAction): Promise<FastifyReply> {
  const request = await findRequest(asked, action);
  if (request === null) return sendOver(asked);
  const { subject } = request;
  const back = asked.context.links.readers.toUrl('data', { id: subject.id });
  return send(asked, {
    subject,
    title: `data_page_${action}`,
    content: [
      paragraph(say(subject.language, `data_page_${action}_now`)),
      postButton(say(subject.language, `data_page_${action}_do`)),
      link(back, say(subject.language, 'data_page_back')),
    ],
  });
}

async function postCopy(asked: Asked): Promise<FastifyReply> {
  const { context, reply } = asked;
  const request = await findRequest(asked, 'copy');
  if (request === null) return sendOver(asked);
  const { id, language } = request.subject;
  const isFirst = await context.database.db.transaction().execute(async (trx) => {
    if (!(await useDataRequest(trx, request))) return false;
    await recordAudit(trx, { by: null, action: 'export', about: `contact:${id}` }, context.now());
    return true;
  });
  if (!isFirst) return sendOver(asked);
  const data = await collectContactData(context.database.db, id);
  return sendArchive(reply, await buildContactExport(context, data, language));
}

async function postErase(asked: Asked): Promise<FastifyReply> {
  const { context } = asked;
  const request = await findRequest(asked, 'erase');
  if (request === null || !(await eraseContact(context, request))) return sendOver(asked);
  // The rows are deleted either way; the next retention run tries again.
  await context.database.forget().catch((error: unknown) => {
    context.log.warn({ err: error }, 'erased data are not removed from the database files yet');
  });
  const { subject } = request;
  const content = [paragraph(say(subject.language, 'data_page_erased_lead'))];
  return send(asked, { subject, title: 'data_page_erased', content });
}
