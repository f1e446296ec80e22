import type { KitStatus, OfficePressKit } from '@press-room/contract/admin-press-kit';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { issuerOf } from '@press-room/contract/release-issuer';
import { listHolders } from '../../../core/account/rights/officers.ts';
import { toVisibleFrom } from '../../../core/visibility/visible-from.ts';
import type { Db } from '../../../platform/db/db.ts';
import { dropJob, moveJob } from '../../../platform/jobs/queue.ts';
import { queueMail } from '../../../platform/mail/queue.ts';
import { findSubmitter } from './steps.ts';

interface KitChange {
  /** Officer. */
  by: number;
  to: KitStatus;
  note: string;
  at: Date;
  /** When it appears or would have appeared. */
  appears: string;
}

/** Informs the association of a submission, and the submitter of its result, in the transaction of the change. */
export async function tellOfStep(trx: Db, kit: OfficePressKit, change: KitChange): Promise<void> {
  if (kit.status === 'draft' && change.to === 'in_review') await tellAssociation(trx, kit, change);
  else await tellSubmitter(trx, kit, change);
}

const publishedKey = ({ id }: Pick<OfficePressKit, 'id'>): string => `kit-published:${id}`;

/** When the submitter is informed of the publication. */
const toTold = (appears: string, now: Date): Date => new Date(Math.max(now.getTime(), Date.parse(appears)));

/** Reschedules the message about a kit whose publication is rescheduled. */
export const moveTelling = (trx: Db, kit: OfficePressKit, now: Date): Promise<void> =>
  moveJob(trx, publishedKey(kit), toTold(toVisibleFrom(kit), now));

const toParameters = ({ id, title }: OfficePressKit, { note }: KitChange) => ({
  kit: String(id),
  title: title.it || title.en,
  note,
});

async function tellAssociation(trx: Db, kit: OfficePressKit, change: KitChange): Promise<void> {
  const author = await trx
    .selectFrom('user_account')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', change.by)
    .executeTakeFirstOrThrow();
  const parameters = {
    ...toParameters(kit, change),
    person: `${author.first_name} ${author.last_name}`.trim() || toReadableAddress(author.email),
    company: issuerOf({ ...kit, group: kit.press_group }).name,
  };
  for (const { id } of await listHolders(trx, 'press_kit.publish')) {
    if (id === change.by) continue;
    const mail = {
      letter: 'kit-submitted',
      to: { account: id },
      group: kit.press_group.id,
      parameters,
    } as const;
    await queueMail(trx, mail, change.at);
  }
}

async function tellSubmitter(trx: Db, kit: OfficePressKit, change: KitChange): Promise<void> {
  const submitter = await findSubmitter(trx, kit.id);
  if (submitter === null || submitter === change.by) return;
  const { at, to, appears } = change;
  const key = publishedKey(kit);
  // An undone publication is not announced.
  await dropJob(trx, key);
  const mail = {
    to: { account: submitter },
    group: kit.press_group.id,
    parameters: toParameters(kit, change),
  };
  const hasAppeared = kit.status === 'published' && toVisibleFrom(kit) <= at.toISOString();
  if (to === 'published') {
    if (!hasAppeared) await queueMail(trx, { letter: 'kit-published', ...mail }, toTold(appears, at), key);
  } else if (kit.status === 'in_review') await queueMail(trx, { letter: 'kit-returned', ...mail }, at);
  else if (hasAppeared) await queueMail(trx, { letter: 'kit-withdrawn', ...mail }, at);
}
