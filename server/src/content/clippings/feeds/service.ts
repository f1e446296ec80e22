import { type ClippingFeed, FEEDS_MAX } from '@press-room/contract/clipping-feeds';
import { CLIPPING_LANGUAGES, CLIPPING_URL_MAX_LENGTH } from '@press-room/contract/clippings';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { isWebAddress } from '@press-room/contract/urls';
import { z } from 'zod';
import { requireGroupId } from '../../../core/admin/references.ts';
import {
  changeRow,
  createRow,
  deleteRow,
  namesOf,
  type OfficeContext,
  type Versioned,
} from '../../../core/admin/writes.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';
import { conflict, invalidField } from '../../../platform/errors/errors.ts';
import {
  changedText,
  clearableId,
  optionalBoolean,
  optionalChoice,
  optionalId,
} from '../../../platform/http/fields.ts';
import type { Officer, Write } from '../../../platform/http/officer.ts';
import { moveJob } from '../../../platform/jobs/queue.ts';
import { toKey } from '../../../platform/text/keys.ts';
import { toUrlKey } from '../url-key.ts';
import { requireRows } from '../writing.ts';
import { FEEDS_JOB } from './job.ts';
import { getFeed } from './queries.ts';

export const feedForm = z.object({
  name: changedText({ max: NAME_MAX_LENGTH }),
  url: changedText({ max: CLIPPING_URL_MAX_LENGTH }),
  outlet: clearableId(),
  press_group: optionalId(),
  language: optionalChoice(['', ...CLIPPING_LANGUAGES]),
  is_active: optionalBoolean(),
});
type FeedForm = z.infer<typeof feedForm>;

const FEEDS: Versioned<ClippingFeed> = { table: 'clipping_feed', noun: 'clipping_feed', get: getFeed };
const isSeen = false;

/** @throws 400 */
function toAddress(text: string) {
  const url = isWebAddress(text) ? URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`) : null;
  if (url === null) throw invalidField('url', 'url');
  return { url: url.href, url_key: toUrlKey(url.href), host: url.hostname };
}

/** A new address is read at once, like a new feed. */
const fromTheStart = (now: Date) => ({
  etag: '',
  last_modified: '',
  first_read_at: null,
  error: null,
  failures: 0,
  seen: '[]',
  next_at: now.toISOString(),
});

/** @throws 400 */
async function toColumns(trx: Db, { name, url, outlet, press_group, language, is_active }: FeedForm) {
  await requireRows(trx, 'outlet', outlet ? [outlet] : []);
  return {
    ...(name !== undefined && { name, name_key: toKey(name) }),
    ...(url !== undefined && toAddress(url)),
    ...(outlet !== undefined && { outlet_id: outlet }),
    ...(press_group !== undefined && { press_group_id: await requireGroupId(trx, press_group) }),
    ...(language !== undefined && { language }),
    ...(is_active !== undefined && { is_active: is_active ? 1 : 0 }),
  };
}

/** @throws 400 if another feed has the address */
async function withUniqueAddress<Done>(
  { database }: OfficeContext,
  write: () => Promise<Done>,
): Promise<Done> {
  try {
    return await write();
  } catch (error) {
    if (database.classify(error) === 'unique') throw invalidField('url', 'feed_address_taken');
    throw error;
  }
}

/** @throws 400, 409 if there are too many */
export const createFeed = (context: OfficeContext, officer: Officer, form: FeedForm): Promise<ClippingFeed> =>
  withUniqueAddress(context, () =>
    createRow(context, FEEDS, { officer, fields: namesOf(form), isSeen }, async (trx) => {
      const { name, url, press_group } = form;
      if (name === undefined) throw invalidField('name', 'required');
      if (url === undefined) throw invalidField('url', 'required');
      if (press_group === undefined) throw invalidField('press_group', 'required');
      if ((await countRows(trx.selectFrom('clipping_feed'))) >= FEEDS_MAX)
        throw conflict('feeds_many', { n: FEEDS_MAX });
      const now = context.now();
      const at = now.toISOString();
      const { id } = await trx
        .insertInto('clipping_feed')
        .values({
          ...fromTheStart(now),
          outlet_id: null,
          ...(await toColumns(trx, form)),
          name,
          name_key: toKey(name),
          ...toAddress(url),
          press_group_id: await requireGroupId(trx, press_group),
          read_at: null,
          created_at: at,
          updated_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await moveJob(trx, FEEDS_JOB, now);
      return id;
    }),
  );

/** @throws 400, 404, 412 */
export const changeFeed = (context: OfficeContext, write: Write, form: FeedForm): Promise<ClippingFeed> =>
  withUniqueAddress(context, () =>
    changeRow(context, FEEDS, { ...write, isSeen }, async (trx, current) => {
      const columns = await toColumns(trx, form);
      const isElsewhere = 'url' in columns && columns.url !== current.url;
      const isResumed = form.is_active === true && !current.is_active;
      const now = context.now();
      await trx
        .updateTable('clipping_feed')
        .set({
          ...columns,
          ...(isResumed && { error: null, failures: 0, next_at: now.toISOString() }),
          ...(isElsewhere && fromTheStart(now)),
        })
        .where('id', '=', write.id)
        .execute();
      if (isResumed || isElsewhere) await moveJob(trx, FEEDS_JOB, now);
      return { action: 'edit', fields: namesOf(form) };
    }),
  );

/** Its proposals are kept. @throws 404, 412 */
export const deleteFeed = (context: OfficeContext, write: Write): Promise<void> =>
  deleteRow(context, FEEDS, { ...write, isSeen }, async () => undefined);
