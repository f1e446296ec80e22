import {
  type Mailing,
  type MailingCounts,
  type MailingRow,
  mailingAudienceSchema,
  mailingLinkSchema,
  mailingRowSchema,
  mailingSchema,
  mailingTextsSchema,
  RECIPIENT_STATES,
} from '@press-room/contract/mailings';
import { startOfOfficeDay } from '@press-room/contract/office-clock';
import { expressionBuilder } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { FieldMap } from '../../platform/http/datatables.ts';

const eb = expressionBuilder<Schema, 'mailing'>();

export const MAILING_FIELDS: FieldMap = {
  id: eb.ref('mailing.id'),
  state: eb.ref('mailing.state'),
  kind: eb.ref('mailing.kind'),
  send_at: eb.ref('mailing.send_at'),
  updated_at: eb.ref('mailing.updated_at'),
};

/** The latest first. */
export const MAILING_ORDER = [{ by: eb.ref('mailing.id'), direction: 'desc' as const }];

export interface MailingFilter {
  /** Mailings of a press release. */
  press_release?: number | undefined;
  /** Mailings of an edition of the press review. */
  press_review?: number | undefined;
  /** Invitations to an appointment. */
  appointment?: number | undefined;
  group?: number | undefined;
  /** Mailings of releases of an event. */
  event?: number | undefined;
  /** First and last day in Rome on which it was started. */
  from?: string | undefined;
  to?: string | undefined;
}

export function selectMailings(db: Db, filter: MailingFilter) {
  const { press_release, press_review, appointment, group, event, from, to } = filter;
  let query = db.selectFrom('mailing').select('mailing.id');
  if (press_release !== undefined) query = query.where('mailing.press_release_id', '=', press_release);
  if (press_review !== undefined) query = query.where('mailing.press_review_id', '=', press_review);
  if (appointment !== undefined) query = query.where('mailing.appointment_id', '=', appointment);
  if (group !== undefined) query = query.where('mailing.press_group_id', '=', group);
  if (event !== undefined)
    query = query.where('mailing.press_release_id', 'in', (inner) =>
      inner.selectFrom('press_release').select('press_release.id').where('event_id', '=', event),
    );
  if (from !== undefined)
    query = query.where('mailing.started_at', '>=', startOfOfficeDay(from).toISOString());
  if (to !== undefined) query = query.where('mailing.started_at', '<', startOfOfficeDay(to, 1).toISOString());
  return query;
}

const linksSchema = z.array(mailingLinkSchema);
const hiddenContactsSchema = mailingSchema.shape.hidden_contacts;

/** In the order of the ids. */
export async function listMailings(db: Db, ids: readonly number[]): Promise<Mailing[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('mailing')
    .innerJoin('press_group as group', 'group.id', 'mailing.press_group_id')
    .leftJoin('press_release as release', 'release.id', 'mailing.press_release_id')
    .leftJoin('press_release_text as it', (join) =>
      join.onRef('it.press_release_id', '=', 'release.id').on('it.language', '=', 'it'),
    )
    .leftJoin('press_release_text as en', (join) =>
      join.onRef('en.press_release_id', '=', 'release.id').on('en.language', '=', 'en'),
    )
    .leftJoin('press_review as review', 'review.id', 'mailing.press_review_id')
    .leftJoin('appointment', 'appointment.id', 'mailing.appointment_id')
    .leftJoin('user_account as account', 'account.id', 'mailing.created_by')
    .selectAll('mailing')
    .select(['group.name as group_name', 'review.title as review_title'])
    .select(['release.status', 'it.title as release_it', 'en.title as release_en'])
    .select(['appointment.title_it', 'appointment.title_en'])
    .select(['account.first_name', 'account.last_name'])
    .where('mailing.id', 'in', ids)
    .execute();
  const counts = await listCounts(db, ids);
  const found = new Map(
    rows.map(
      ({ group_name, review_title, title_it, title_en, first_name, last_name, created_by, ...row }) => [
        row.id,
        mailingSchema.parse({
          ...row,
          press_group: { id: row.press_group_id, name: group_name },
          press_release:
            row.press_release_id === null
              ? null
              : { id: row.press_release_id, title: { it: row.release_it ?? '', en: row.release_en ?? '' } },
          press_review:
            row.press_review_id === null ? null : { id: row.press_review_id, title: review_title ?? '' },
          appointment:
            row.appointment_id === null
              ? null
              : { id: row.appointment_id, title: { it: title_it ?? '', en: title_en ?? '' } },
          audience: mailingAudienceSchema.parse(JSON.parse(row.audience)),
          ...mailingTextsSchema.parse(JSON.parse(row.texts)),
          links: linksSchema.parse(JSON.parse(row.links)),
          hidden_contacts: hiddenContactsSchema.parse(JSON.parse(row.hidden_contacts)),
          shows_picture: row.shows_picture === 1,
          follows: row.follows_mailing_id,
          is_withdrawn: row.status === 'archived',
          pause_reason: row.stop_reason,
          counts: counts.get(row.id) ?? NO_COUNTS,
          created_by: created_by === null ? null : { id: created_by, first_name, last_name },
        }),
      ],
    ),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

export const listMailingRows = async (db: Db, ids: readonly number[]): Promise<MailingRow[]> =>
  (await listMailings(db, ids)).map((row) => mailingRowSchema.parse(row));

/** @throws 404 */
export async function getMailing(db: Db, id: number): Promise<Mailing> {
  const [mailing] = await listMailings(db, [id]);
  if (mailing === undefined) throw notFound();
  return mailing;
}

const NO_COUNTS: MailingCounts = {
  recipients: 0,
  waiting: 0,
  deferred: 0,
  accepted: 0,
  refused: 0,
  bounced: 0,
  complained: 0,
  left: 0,
  visits: 0,
};

const stateSchema = z.enum(RECIPIENT_STATES);

async function listCounts(db: Db, ids: readonly number[]): Promise<Map<number, MailingCounts>> {
  const states = await db
    .selectFrom('mailing_recipient')
    .select((each) => [
      'mailing_id',
      'state',
      each.fn.countAll<number>().as('count'),
      each.fn.count<number>('left_at').as('left'),
      each.fn.count<number>('complained_at').as('complained'),
    ])
    .where('mailing_id', 'in', ids)
    .groupBy(['mailing_id', 'state'])
    .execute();
  const visits = await db
    .selectFrom('mailing_link')
    .select((each) => ['mailing_id', each.fn.sum<number>('visits').as('visits')])
    .where('mailing_id', 'in', ids)
    .groupBy('mailing_id')
    .execute();
  const byId = Map.groupBy(states, ({ mailing_id }) => mailing_id);
  const visitsOf = new Map(visits.map((row) => [row.mailing_id, Number(row.visits)]));
  return new Map(ids.map((id) => [id, toCounts(byId.get(id) ?? [], visitsOf.get(id) ?? 0)]));
}

function toCounts(
  rows: readonly { state: string; count: number; left: number; complained: number }[],
  visits: number,
): MailingCounts {
  const counts = { ...NO_COUNTS, visits };
  for (const row of rows) {
    const [state, count] = [stateSchema.parse(row.state), Number(row.count)];
    counts.left += Number(row.left);
    counts.complained += Number(row.complained);
    if (state === 'left_out') continue;
    counts.recipients += count;
    if (state === 'queued' || state === 'sending') counts.waiting += count;
    else counts[state] += count;
  }
  return counts;
}
