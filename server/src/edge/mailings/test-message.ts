import { languageSchema } from '@press-room/contract/languages';
import { z } from 'zod';
import { findAccountById } from '../../core/account/queries.ts';
import { recordAudit } from '../../core/audit/queries.ts';
import type { AppContext } from '../../core/context.ts';
import { ACCREDITED } from '../../core/visibility/visibility.ts';
import type { ClaimedJob } from '../../platform/db/claim-jobs.ts';
import type { Officer } from '../../platform/http/officer.ts';
import { enqueueJob } from '../../platform/jobs/queue.ts';
import type { MailTransport } from '../../platform/mail/outgoing-mail.ts';
import { prepareAhead } from './message/prepare.ts';
import { composeFor, NOBODY } from './preview.ts';
import { getMailing } from './queries.ts';
import { MAILING_TEST_JOB } from './sending/queue.ts';

const payloadSchema = z.object({ mailing: z.int(), account: z.int(), language: languageSchema });

/** Queues a mailing to the officer only. @throws 404 */
export async function queueTestMessage(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  officer: Officer,
  test: { mailing: number; language: z.infer<typeof languageSchema> },
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    await getMailing(trx, test.mailing);
    await enqueueJob(trx, MAILING_TEST_JOB, { ...test, account: officer.id }, now());
    const about = `mailing:${test.mailing}` as const;
    await recordAudit(trx, { by: officer.id, action: 'send_test', about }, now());
  });
}

/** Sends its current state to the officer who requested it, with the officer's name. */
export async function sendTestMessage(
  context: AppContext,
  transport: MailTransport,
  payload: unknown,
  job: ClaimedJob,
): Promise<void> {
  const { mailing: id, account: accountId, language } = payloadSchema.parse(payload);
  const { db } = context.database;
  const account = await findAccountById(db, accountId);
  if (account === null || account.disabled_at !== null) return;
  const mailing = await getMailing(db, id);
  const prepared = await prepareAhead(context, mailing, { language, reader: ACCREDITED });
  if (prepared === null) return;
  const { first_name, last_name, email } = account;
  const { subject, text, html } = composeFor(context, prepared, { ...NOBODY, first_name, last_name });
  await transport.send({
    id: `<${job.id}.${Date.parse(job.created_at)}@${new URL(context.config.PUBLIC_URL).hostname}>`,
    date: new Date(job.created_at),
    to: { name: [first_name, last_name].filter(Boolean).join(' '), address: email },
    senderName: prepared.house.name,
    replyTo: prepared.replyTo,
    subject: `[Test] ${subject}`,
    text,
    html,
  });
}
