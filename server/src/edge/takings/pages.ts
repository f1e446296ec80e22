import { languageSchema } from '@press-room/contract/languages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Account, findAccountById } from '../../core/account/queries.ts';
import type { AppContext } from '../../core/context.ts';
import { type Asked, findPlace, sendMissing, servePage, toRoom } from '../alerts/page/serve.ts';
import { link, paragraph, postButton, say, sendPage } from '../alerts/page/shell.ts';
import { findCorrectionMail, setCorrectionMail } from './queries.ts';

/** Page for turning off messages about corrections. Mail scanners follow links, so only a POST turns them off. */
export function serveCorrectionPages(app: FastifyInstance, context: AppContext): void {
  servePage(app, context, 'corrections', { GET: showCorrections, POST: postCorrections });
}

async function showCorrections(asked: Asked): Promise<FastifyReply> {
  const { context, reply, subject } = asked;
  const { db } = context.database;
  const account = await findAccountById(db, subject.id);
  if (account === null) return sendMissing(asked);
  if (!(await findCorrectionMail(db, account.id))) return sendOff(asked, account);
  const language = languageOf(account);
  return sendPage(reply, 200, {
    language,
    house: await findPlace(context),
    title: 'corrections_page',
    content: [
      paragraph(say(language, 'corrections_page_lead')),
      postButton(say(language, 'corrections_page_button')),
      toRoom(context, language),
    ],
  });
}

/** Also called by mail programs (RFC 8058): without sign-in or confirmation. */
async function postCorrections(asked: Asked): Promise<FastifyReply> {
  const { db } = asked.context.database;
  const account = await findAccountById(db, asked.subject.id);
  if (account === null) return sendMissing(asked);
  await setCorrectionMail(db, account.id, false);
  return sendOff(asked, account);
}

async function sendOff({ context, reply }: Asked, account: Account): Promise<FastifyReply> {
  const language = languageOf(account);
  return sendPage(reply, 200, {
    language,
    house: await findPlace(context),
    title: 'corrections_page_off',
    content: [
      paragraph(say(language, 'corrections_page_off_lead')),
      link(`${context.config.PUBLIC_URL}/#/account/desk`, say(language, 'corrections_page_desk')),
      toRoom(context, language),
    ],
  });
}

const languageOf = ({ language }: Account) => languageSchema.catch('en').parse(language);
