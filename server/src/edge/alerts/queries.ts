import { ALERT_RHYTHMS, type AlertRhythm } from '@press-room/contract/alerts';
import { type Language, languageSchema } from '@press-room/contract/languages';
import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import { releaseBaseSet } from '../../content/press-releases/queries.ts';
import { hearsAsTaker } from '../../content/press-releases/takings/takers.ts';
import { withdrawnFrom } from '../../core/visibility/visibility.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import type { AlertTable } from '../../platform/db/reach-tables.ts';
import type { ReaderClass } from '../../platform/http/authentication.ts';

export type Alert = Omit<Selectable<AlertTable>, 'language' | 'rhythm'> & {
  language: Language;
  rhythm: AlertRhythm;
};
/** An alert that sends news. */
export type ConfirmedAlert = Alert & { contact_id: number; told_until: string };

const rhythmSchema = z.enum(ALERT_RHYTHMS);

const toAlert = (row: Selectable<AlertTable>): Alert => ({
  ...row,
  language: languageSchema.parse(row.language),
  rhythm: rhythmSchema.parse(row.rhythm),
});

export async function findAlert(db: Db, id: number): Promise<Alert | null> {
  const row = await db.selectFrom('alert').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : toAlert(row);
}

export async function listAlerts(db: Db, contactId: number): Promise<ConfirmedAlert[]> {
  const rows = await db
    .selectFrom('alert')
    .selectAll()
    .select((eb) => [eb.ref('told_until').$notNull().as('told_until')])
    .where('contact_id', '=', contactId)
    .where('confirmed_at', 'is not', null)
    .where('told_until', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...toAlert(row), contact_id: contactId, told_until: row.told_until }));
}

export async function createAlert(trx: Db, alert: Insertable<AlertTable>): Promise<number> {
  const { id } = await trx.insertInto('alert').values(alert).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Number of requests since then: for one address, or in total. */
export async function countAsked(
  db: Db,
  { since, email }: { since?: Date; email?: string },
): Promise<number> {
  let query = db.selectFrom('alert');
  if (since !== undefined) query = query.where('created_at', '>', since.toISOString());
  if (email !== undefined) query = query.where('email', '=', email);
  return countRows(query);
}

const INVITED_COLUMNS = {
  press_release: 'press_release_id',
  gallery: 'gallery_id',
  magazine: 'magazine_id',
  press_kit: 'press_kit_id',
} as const;

/** Contacts with an immediate alert whose accounts are invited to see a record. */
export async function listInvitedAsking(
  db: Db,
  { noun, id }: { noun: keyof typeof INVITED_COLUMNS; id: number },
): Promise<number[]> {
  const invited = db.selectFrom('invited_contact').select('contact_id').where(INVITED_COLUMNS[noun], '=', id);
  const rows = await db
    .selectFrom('alert')
    .innerJoin('contact', 'contact.id', 'alert.contact_id')
    .innerJoin('user_account', 'user_account.id', 'contact.user_account_id')
    .select('contact.id')
    .distinct()
    .where('alert.rhythm', '=', 'now')
    .where('alert.confirmed_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('contact.id', 'in', invited),
        eb(
          'user_account.email',
          'in',
          eb.selectFrom('contact_address').select('email').where('contact_address.contact_id', 'in', invited),
        ),
      ]),
    )
    .execute();
  return rows.map((row) => row.id);
}

/** A release, and since when it is news. */
export interface News {
  id: number;
  at: string;
  /** Press group. */
  group: number;
}

/** Maximum number to read. */
const NEWS_MAX = 500;

/** Releases that a reader can see now and could not see before `after`, newest first. */
export async function listNews(
  db: Db,
  { reader, now }: { reader: ReaderClass; now: Date },
  { after, until }: { after: string; until: string },
): Promise<News[]> {
  const found = await Promise.all(
    (['visible_from', 'appeared_at'] as const).map((column) =>
      releaseBaseSet(db, { reader, now })
        .select([
          'release.id',
          'release.visible_from',
          'release.appeared_at',
          'release.press_group_id as group',
        ])
        .where(`release.${column}`, '>=', after)
        .where(`release.${column}`, '<=', until)
        .orderBy(`release.${column}`, 'desc')
        .limit(NEWS_MAX)
        .execute(),
    ),
  );
  const news = new Map(
    found.flat().map(({ id, visible_from, appeared_at, group }) => {
      const isLater = appeared_at !== null && appeared_at <= until && appeared_at > (visible_from ?? '');
      return [id, { id, group, at: isLater ? appeared_at : (visible_from ?? until) }] as const;
    }),
  );
  return [...news.values()].toSorted((one, other) => other.at.localeCompare(one.at) || other.id - one.id);
}

export interface Told {
  press_release_id: number;
  at: string;
}

export const listTold = (db: Db, contactId: number, ids: readonly number[]): Promise<Told[]> =>
  db
    .selectFrom('alert_told')
    .select(['press_release_id', 'at'])
    .where('contact_id', '=', contactId)
    .where('press_release_id', 'in', ids)
    .execute();

/** Records that a release was sent to people at an instant, by any message. */
export async function markTold(
  trx: Db,
  contacts: readonly number[],
  releaseId: number,
  instant: Date,
): Promise<void> {
  const at = instant.toISOString();
  await trx
    .insertInto('alert_told')
    .values(contacts.map((contact_id) => ({ contact_id, press_release_id: releaseId, at, earlier_at: null })))
    .onConflict((conflict) =>
      conflict
        .columns(['contact_id', 'press_release_id'])
        .doUpdateSet((eb) => ({ at, earlier_at: eb.ref('alert_told.at') }))
        .where('alert_told.at', '!=', at),
    )
    .execute();
}

interface Returned {
  contact_id: number;
  press_release_id: number;
}

/** Records that alerts about releases were refused or returned. */
export async function markReturned(trx: Db, returned: readonly Returned[], instant: Date): Promise<void> {
  if (returned.length === 0) return;
  const at = instant.toISOString();
  await trx
    .insertInto('alert_returned')
    .values(returned.map(({ contact_id, press_release_id }) => ({ contact_id, press_release_id, at })))
    .onConflict((conflict) => conflict.columns(['contact_id', 'press_release_id']).doUpdateSet({ at }))
    .execute();
}

/** Releases in the message to contacts at that instant. */
export const listToldAt = (
  trx: Db,
  { contacts, at }: { contacts: readonly number[]; at: string },
): Promise<Returned[]> =>
  trx
    .selectFrom('alert_told')
    .select(['contact_id', 'press_release_id'])
    .where('contact_id', 'in', contacts)
    .where((eb) => eb.or([eb('at', '=', at), eb('earlier_at', '=', at)]))
    .execute();

/** The message of that instant was returned: its contacts have the releases only through an earlier message, if any. */
export async function unmarkTold(
  trx: Db,
  { contacts, at, release }: { contacts: readonly number[]; at: string; release?: number },
): Promise<void> {
  if (contacts.length === 0) return;
  const told = { ...(release !== undefined && { press_release_id: release }) };
  await trx
    .deleteFrom('alert_told')
    .where('contact_id', 'in', contacts)
    .where((eb) => eb.and({ ...told, at }))
    .where('earlier_at', 'is', null)
    .execute();
  const earlier = trx.updateTable('alert_told').where('contact_id', 'in', contacts);
  await earlier
    .set((eb) => ({ at: eb.ref('earlier_at').$notNull(), earlier_at: null }))
    .where((eb) => eb.and({ ...told, at }))
    .execute();
  await earlier
    .set({ earlier_at: null })
    .where((eb) => eb.and({ ...told, earlier_at: at }))
    .execute();
}

/** Correction or withdrawal of a release after it was sent to a person. */
export interface Change {
  id: number;
  kind: 'corrected' | 'withdrawn' | 'reinstated';
}

interface Changed {
  contact: number;
  reader: ReaderClass;
  now: Date;
  until: string;
}

export async function listWithdrawn(db: Db, { contact, reader, until }: Changed): Promise<Change[]> {
  const rows = await db
    .selectFrom('alert_told as told')
    .innerJoin('press_release as release', 'release.id', 'told.press_release_id')
    .select('release.id')
    .where('told.contact_id', '=', contact)
    .where(withdrawnFrom(reader))
    .where((eb) => eb.not(hearsAsTaker(eb.ref('told.contact_id'), eb.ref('told.press_release_id'))))
    .whereRef('release.withdrawn_at', '>', 'told.at')
    .where('release.withdrawn_at', '<=', until)
    .orderBy('release.id')
    .execute();
  return rows.map(({ id }) => ({ id, kind: 'withdrawn' }));
}

export async function listCorrected(db: Db, { contact, reader, now, until }: Changed): Promise<Change[]> {
  const rows = await releaseBaseSet(db, { reader, now })
    .innerJoin('alert_told as told', 'told.press_release_id', 'release.id')
    .select(['release.id', 'release.reinstated_at', 'told.at'])
    .where('told.contact_id', '=', contact)
    .where((eb) => eb.not(hearsAsTaker(eb.ref('told.contact_id'), eb.ref('told.press_release_id'))))
    .where((eb) =>
      eb.or(
        (['corrected_at', 'reinstated_at'] as const).map((column) =>
          eb.and([eb(`release.${column}`, '>', eb.ref('told.at')), eb(`release.${column}`, '<=', until)]),
        ),
      ),
    )
    .orderBy('release.id')
    .execute();
  return rows.map(({ id, reinstated_at, at }) => ({
    id,
    kind: reinstated_at !== null && reinstated_at > at ? 'reinstated' : 'corrected',
  }));
}
