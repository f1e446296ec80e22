import { languageSchema } from '@press-room/contract/languages';
import { z } from 'zod';
import { findChangeSince } from '../../content/press-releases/takings/changes.ts';
import { markTakerRefused, markTakerTold } from '../../content/press-releases/takings/record.ts';
import { listTakersToTell, type Taker } from '../../content/press-releases/takings/takers.ts';
import { type Account, findAccountById } from '../../core/account/queries.ts';
import { listStoppedAccounts, suppressAddress } from '../../core/contacts/suppression.ts';
import type { AppContext } from '../../core/context.ts';
import { findPressGroup } from '../../core/sites/press-groups.ts';
import { findHouse } from '../../core/sites/site.ts';
import type { ClaimedJob } from '../../platform/db/claim-jobs.ts';
import type { Db } from '../../platform/db/db.ts';
import { toReader } from '../../platform/http/authentication.ts';
import { deferToConcurrent } from '../../platform/jobs/concurrent.ts';
import type { RunAgain } from '../../platform/jobs/queue.ts';
import { toMessageId } from '../../platform/mail/message.ts';
import type { MailTransport } from '../../platform/mail/outgoing-mail.ts';
import { readRefusal } from '../../platform/mail/refusal.ts';
import { markReturned, markTold } from '../alerts/queries.ts';
import { listNewsItems } from '../alerts/telling/news-items.ts';
import { toKeyPrefix } from './jobs.ts';
import { renderChange } from './letter.ts';

const payloadSchema = z.object({ release: z.int(), to: z.object({ account: z.int() }) });

/**
 * Informs a reader of changes of a release that they have, unless another message already did. Recorded after the mail
 * server has accepted the message; an attempt repeated before that sends it again with the same Message-ID.
 */
export async function tellTaker(
  context: AppContext,
  openMail: () => Promise<MailTransport>,
  payload: unknown,
  job: ClaimedJob,
): Promise<RunAgain | null> {
  const { release, to } = payloadSchema.parse(payload);
  const { database, addressHashes, now } = context;
  const { db } = database;
  // The next message covers corrections made while this one is written.
  const at = now();
  const prefix = toKeyPrefix(release, to.account);
  const deferred = await deferToConcurrent(db, job, { prefix, now: at });
  if (deferred !== null) return deferred;
  const [taker] = await listTakersToTell(db, release, to.account);
  const account = taker === undefined ? null : await findAccountById(db, taker.account);
  if (taker === undefined || account === null) return null;
  if ((await listStoppedAccounts(db, addressHashes, [account])).size > 0) return null;
  const mail = await writeMail(context, { release, taker, account });
  if (mail === null) return null;
  const contacts = await listContacts(db, account.id);
  const transport = await openMail();
  try {
    await transport.send({
      ...mail,
      id: toMessageId(job, context.config.PUBLIC_URL),
      date: new Date(job.created_at),
      to: { name: account.first_name, address: account.email },
      news: { contact: contacts[0] ?? 0, at },
    });
  } catch (error) {
    const refusal = readRefusal(error);
    if (refusal?.isPermanent === true)
      await db.transaction().execute(async (trx) => {
        if (refusal.fault === 'hard')
          await suppressAddress(trx, addressHashes, account.email, { reason: 'bounced', now: at });
        await markTakerRefused(trx, { release, account: account.id }, at);
        const returned = contacts.map((contact_id) => ({ contact_id, press_release_id: release }));
        await markReturned(trx, returned, at);
      });
    throw error;
  }
  await db.transaction().execute(async (trx) => {
    await markTakerTold(trx, { release, account: account.id }, at);
    if (contacts.length > 0) await markTold(trx, contacts, release, at);
  });
  return null;
}

async function listContacts(db: Db, account: number): Promise<number[]> {
  const rows = await db.selectFrom('contact').select('id').where('user_account_id', '=', account).execute();
  return rows.map(({ id }) => id);
}

async function writeMail(
  context: AppContext,
  { release, taker, account }: { release: number; taker: Taker; account: Account },
) {
  const { config, database, links, now } = context;
  const { db } = database;
  const reader = toReader(account);
  const language = languageSchema.catch('en').parse(account.language);
  const piece = { id: release, kind: taker.change.kind };
  const [told] = await listNewsItems(context, { person: { reader }, now: now() }, [piece], language);
  if (told === undefined) return null;
  const since = { reader, release, has_since: taker.taken_at };
  const change = piece.kind === 'withdrawn' ? null : await findChangeSince(context, since, language);
  const house = (await findGroup(db, release)) ?? (await findHouse(db, config));
  const off = links.readers.toUrl('corrections', { id: account.id });
  const mail = renderChange({
    language,
    house,
    item: told.item,
    isWithdrawn: piece.kind === 'withdrawn',
    taken_at: taker.taken_at,
    passages: change?.passages ?? [],
    off,
  });
  const list = { name: house?.name ?? new URL(config.PUBLIC_URL).hostname, unsubscribe: off };
  return { ...mail, list, ...(house && { senderName: house.name }) };
}

async function findGroup(db: Db, release: number) {
  const row = await db
    .selectFrom('press_release')
    .select('press_group_id')
    .where('id', '=', release)
    .executeTakeFirst();
  return row === undefined ? null : findPressGroup(db, row.press_group_id);
}
