import { z } from 'zod';
import { suppressAddress } from '../../../core/contacts/suppression.ts';
import type { AppContext } from '../../../core/context.ts';
import { listNewsHolds } from '../../../core/crisis/hold.ts';
import { findPressGroup } from '../../../core/sites/press-groups.ts';
import { findHouse } from '../../../core/sites/site.ts';
import type { ClaimedJob } from '../../../platform/db/claim-jobs.ts';
import type { Db } from '../../../platform/db/db.ts';
import { deferToConcurrent } from '../../../platform/jobs/concurrent.ts';
import { HopelessJob, type RunAgain } from '../../../platform/jobs/queue.ts';
import { toMessageId } from '../../../platform/mail/message.ts';
import type { MailTransport } from '../../../platform/mail/outgoing-mail.ts';
import { readRefusal } from '../../../platform/mail/refusal.ts';
import { enqueueDigest, toKeyPrefix } from '../jobs.ts';
import { isMedium } from '../media/matching.ts';
import { markMediumTold } from '../media/told.ts';
import { type ConfirmedAlert, listAlerts, markReturned, markTold } from '../queries.ts';
import { findNextCheck, findNextDigest, isPaused } from '../schedule.ts';
import { renderNews } from './letter.ts';
import { listNewsItems } from './news-items.ts';
import { chooseDue, findPerson, type Person, type Piece, type Selection, selectNews } from './selection.ts';

const payloadSchema = z.object({ contact: z.int(), until: z.string() });

/**
 * Sends news to a person, if there are any. Sent releases are recorded after the mail server has accepted the message;
 * an attempt repeated before that sends it again with the same Message-ID.
 */
export async function sendNews(
  context: AppContext,
  openMail: () => Promise<MailTransport>,
  payload: unknown,
  job: ClaimedJob,
): Promise<RunAgain | null> {
  const { database, now } = context;
  const { contact, until } = payloadSchema.parse(payload);
  const instant = now();
  const deferred = await deferToConcurrent(database.db, job, { prefix: toKeyPrefix(contact), now: instant });
  if (deferred !== null) return deferred;
  const due = chooseDue(await listAlerts(database.db, contact), until);
  const person = await findPerson(database.db, contact);
  const moment = { person, due, until, now: instant };
  let told: Piece[] = [];
  try {
    told = person === null ? [] : await tell(context, openMail, { ...moment, person, job });
  } catch (error) {
    // The next digest contains the news of the failed one.
    if (error instanceof HopelessJob)
      await finish(context, { contact, person, due, told: [], until: null, at: instant });
    throw error;
  }
  await finish(context, { contact, person, due, told, until, at: instant });
  return null;
}

interface Telling {
  person: Person;
  due: readonly ConfirmedAlert[];
  until: string;
  now: Date;
  job: ClaimedJob;
}

async function tell(
  context: AppContext,
  openMail: () => Promise<MailTransport>,
  { job, ...moment }: Telling,
): Promise<Piece[]> {
  const selection = await selectNews(context, moment);
  if (selection === null) return [];
  const { alert, pieces } = selection;
  const told = await listNewsItems(context, moment, pieces, alert.language);
  if (told.length === 0) return [];
  const { config, database, links } = context;
  const { person } = moment;
  const house = (await findSender(database.db, selection)) ?? (await findHouse(database.db, config));
  const leave = links.readers.toUrl('leave', { id: person.id });
  const mail = renderNews({
    language: alert.language,
    house,
    items: told.map(({ item }) => item),
    links: { mine: links.readers.toUrl('mine', { id: person.id }), leave },
    origin: config.PUBLIC_URL,
  });
  const transport = await openMail();
  try {
    await transport.send({
      ...mail,
      id: toMessageId(job, config.PUBLIC_URL),
      date: new Date(job.created_at),
      to: { name: '', address: alert.email },
      news: { contact: person.id, at: moment.now },
      list: { name: house?.name ?? new URL(config.PUBLIC_URL).hostname, unsubscribe: leave },
      ...(house && { senderName: house.name }),
    });
  } catch (error) {
    const refusal = readRefusal(error);
    if (refusal?.isPermanent === true && refusal.fault === 'hard') await stopWriting(context, alert.email);
    if (refusal?.isPermanent === true) {
      const releases = told.flatMap(({ piece }) => (isMedium(piece) ? [] : [piece.id]));
      const refused = releases.map((id) => ({ contact_id: person.id, press_release_id: id }));
      await markReturned(database.db, refused, moment.now);
    }
    throw error;
  }
  return told.map(({ piece }) => piece);
}

const stopWriting = ({ database, addressHashes, now }: AppContext, email: string): Promise<void> =>
  database.db
    .transaction()
    .execute((trx) => suppressAddress(trx, addressHashes, email, { reason: 'bounced', now: now() }));

const findSender = (db: Db, { alert }: Selection) =>
  alert.press_group_id === null ? Promise.resolve(null) : findPressGroup(db, alert.press_group_id);

interface Finished {
  contact: number;
  person: Person | null;
  due: readonly ConfirmedAlert[];
  told: readonly Piece[];
  /** Null: nothing was sent. */
  until: string | null;
  /** Instant of the selection. */
  at: Date;
}

async function finish(
  { database, now }: AppContext,
  { contact, person, due, told, until, at }: Finished,
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    for (const piece of told) {
      if (isMedium(piece)) await markMediumTold(trx, { ...piece, contact }, at);
      else await markTold(trx, [contact], piece.id, at);
    }
    if (told.length > 0) {
      const written = { last_written_at: now().toISOString() };
      await trx.updateTable('contact').set(written).where('id', '=', contact).execute();
    }
    const holds = await listNewsHolds(trx);
    for (const alert of due) {
      // News held by a pause are sent after it.
      const isHeld = person !== null && isPaused(alert, person, at);
      const next = (isHeld ? findNextCheck : findNextDigest)(alert, now());
      // News held by a crisis are searched again after an officer's decision.
      const isKept = holds.some(
        ({ isDropped, before, group }) =>
          !isDropped &&
          alert.told_until < before &&
          (alert.press_group_id === null || alert.press_group_id === group),
      );
      const isTold = until !== null && !isHeld && !isKept;
      const { numUpdatedRows } = await trx
        .updateTable('alert')
        .set({ next_at: next?.toISOString() ?? null, ...(isTold && { told_until: until }) })
        .where('id', '=', alert.id)
        .where('version', '=', alert.version)
        .executeTakeFirst();
      if (next !== null && numUpdatedRows > 0n) await enqueueDigest(trx, contact, next);
    }
  });
}

/** Queues missing jobs of digests. */
export async function mendDigests({ database, now }: Pick<AppContext, 'database' | 'now'>): Promise<void> {
  const late = await database.db
    .selectFrom('alert')
    .select((eb) => eb.ref('contact_id').$notNull().as('contact_id'))
    .distinct()
    .where('contact_id', 'is not', null)
    .where('next_at', '<=', now().toISOString())
    .execute();
  for (const { contact_id } of late) await enqueueDigest(database.db, contact_id, now());
}
