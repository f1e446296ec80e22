import { TIMELINE_CLIPPINGS_MAX, TIMELINE_MAILINGS_MAX } from '@press-room/contract/release-timeline';
import type { Db } from '../../../platform/db/db.ts';
import type { Scope } from '../../../platform/http/authentication.ts';
import { listMailings } from '../../mailings/queries.ts';
import { ownFiles, selectFilesOf } from '../outcome/queries.ts';

/** A release, or one mailing about it. */
export interface Told {
  release: number;
  /** Null: all mailings and alerts. */
  mailing: number | null;
}

/** Mailings that were started, latest first; one more than the limit. */
export async function listBegun(db: Db, { release, mailing }: Told) {
  let query = db
    .selectFrom('mailing')
    .select('id')
    .where('press_release_id', '=', release)
    .where('started_at', 'is not', null);
  if (mailing !== null) query = query.where('id', '=', mailing);
  const rows = await query
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(TIMELINE_MAILINGS_MAX + 1)
    .execute();
  return listMailings(
    db,
    rows.map(({ id }) => id),
  );
}

const reached = (db: Db, { release, mailing }: Told) => {
  const query = db
    .selectFrom('mailing_recipient as recipient')
    .innerJoin('mailing', 'mailing.id', 'recipient.mailing_id')
    .where('mailing.press_release_id', '=', release);
  return mailing === null ? query : query.where('mailing.id', '=', mailing);
};

/** When each person was last informed by an alert or a correction, without those who got a mailing about it. */
export const listToldByAlert = (db: Db, release: number) =>
  db
    .selectFrom('alert_told as told')
    .select('told.at')
    .where('told.press_release_id', '=', release)
    .where('told.contact_id', 'not in', (eb) =>
      eb
        .selectFrom('mailing_recipient as recipient')
        .innerJoin('mailing', 'mailing.id', 'recipient.mailing_id')
        .select((inner) => inner.ref('recipient.contact_id').$notNull().as('contact_id'))
        .where('mailing.press_release_id', '=', release)
        .where('recipient.state', '=', 'accepted')
        .where('recipient.contact_id', 'is not', null),
    )
    .execute();

/** When alerts about a release were sent that mail servers refused or returned. */
export const listReturnedAlerts = (db: Db, release: number) =>
  db.selectFrom('alert_returned').select('at').where('press_release_id', '=', release).execute();

/** Readers who took a release and were informed of a change, without those recorded as contacts. */
export const listTakersTold = (db: Db, release: number) =>
  db
    .selectFrom('press_release_taking as taking')
    .innerJoin('user_account as account', 'account.id', 'taking.user_account_id')
    .select(['taking.told_at', 'taking.returned_at', 'account.country'])
    .where('taking.press_release_id', '=', release)
    .where((eb) => eb.or([eb('taking.told_at', 'is not', null), eb('taking.returned_at', 'is not', null)]))
    .where('taking.user_account_id', 'not in', (eb) =>
      eb
        .selectFrom('alert_told as told')
        .innerJoin('contact', 'contact.id', 'told.contact_id')
        .select((inner) => inner.ref('contact.user_account_id').$notNull().as('account'))
        .where('told.press_release_id', '=', release)
        .where('contact.user_account_id', 'is not', null)
        .unionAll(
          eb
            .selectFrom('alert_returned as returned')
            .innerJoin('contact', 'contact.id', 'returned.contact_id')
            .select((inner) => inner.ref('contact.user_account_id').$notNull().as('account'))
            .where('returned.press_release_id', '=', release)
            .where('contact.user_account_id', 'is not', null),
        ),
    )
    .execute();

/** Contacts who were informed and are still known; mailings record this too. */
const selectTold = (db: Db, { release, mailing }: Told) =>
  mailing === null
    ? db.selectFrom('alert_told').select('contact_id as contact').where('press_release_id', '=', release)
    : reached(db, { release, mailing })
        .select((eb) => eb.ref('recipient.contact_id').$notNull().as('contact'))
        .where('recipient.state', '=', 'accepted')
        .where('recipient.contact_id', 'is not', null);

function selectRefused(db: Db, told: Told) {
  const query = reached(db, told)
    .select((eb) => eb.ref('recipient.contact_id').$notNull().as('contact'))
    .where('recipient.state', 'in', ['refused', 'bounced'])
    .where('recipient.contact_id', 'is not', null);
  if (told.mailing !== null) return query;
  const alerts = db.selectFrom('alert_returned').select('contact_id as contact');
  return query.unionAll(alerts.where('press_release_id', '=', told.release));
}

const selectVisitors = (db: Db, told: Told) =>
  reached(db, told)
    .select((eb) => eb.ref('recipient.contact_id').$notNull().as('contact'))
    .where('recipient.visited_at', 'is not', null)
    .where('recipient.contact_id', 'is not', null);

export type Group = 'told' | 'refused' | 'visitors';

const contactsIn = (db: Db, group: Group, told: Told) => {
  if (group === 'told') return selectTold(db, told);
  return group === 'refused' ? selectRefused(db, told) : selectVisitors(db, told);
};

/** People by outlet; a person with two outlets counts for both. */
export const countByOutlet = (db: Db, group: Group, told: Told) =>
  db
    .selectFrom('contact_outlet')
    .innerJoin('outlet', 'outlet.id', 'contact_outlet.outlet_id')
    .select(['outlet.id', 'outlet.name'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('contact_outlet.contact_id', 'in', contactsIn(db, group, told))
    .groupBy(['outlet.id', 'outlet.name'])
    .execute();

export const countByCountry = (db: Db, group: Group, told: Told) =>
  db
    .selectFrom('contact')
    .select('contact.country')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('contact.id', 'in', contactsIn(db, group, told))
    .groupBy('contact.country')
    .execute();

interface Days {
  from: string;
  to: string;
}

const clippingsOf = (db: Db, release: number, { from, to }: Days) =>
  db
    .selectFrom('clipping_release as link')
    .innerJoin('clipping', 'clipping.id', 'link.clipping_id')
    .innerJoin('outlet', 'outlet.id', 'clipping.outlet_id')
    .where('link.press_release_id', '=', release)
    .where('clipping.published_on', '>=', from)
    .where('clipping.published_on', '<=', to);

/** Latest first; one more than the limit. */
export const listClippings = (db: Db, release: number, days: Days) =>
  clippingsOf(db, release, days)
    .select([
      'clipping.id',
      'clipping.published_on as day',
      'clipping.headline',
      'clipping.kind as medium',
      'clipping.language',
      'clipping.tone',
      'clipping.outlet_id',
      'outlet.name as outlet_name',
    ])
    .select((eb) => eb.fn.coalesce('clipping.reach', 'outlet.reach').as('reach'))
    .orderBy('clipping.published_on', 'desc')
    .orderBy('clipping.id', 'desc')
    .limit(TIMELINE_CLIPPINGS_MAX + 1)
    .execute();

export const countClippings = (db: Db, release: number, days: Days) =>
  clippingsOf(db, release, days)
    .select(['outlet.id', 'outlet.name', 'outlet.country'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy(['outlet.id', 'outlet.name', 'outlet.country'])
    .execute();

interface Taken extends Days {
  release: number;
  scope: Scope;
}

/** Counts of a release and its files; a company sees only its own files. */
const figuresOf = (db: Db, { release, from, to, scope }: Taken) =>
  db
    .selectFrom('figure')
    .where('figure.day', '>=', from)
    .where('figure.day', '<=', to)
    .where((eb) =>
      eb.or([
        eb.and([eb('figure.subject_kind', '=', 'press_release'), eb('figure.subject_id', '=', release)]),
        eb.and([
          eb('figure.subject_kind', '=', 'asset'),
          eb('figure.kind', '=', 'download'),
          eb('figure.subject_id', 'in', selectFilesOf(db, release)),
          ...(scope === null ? [] : [eb('figure.subject_id', 'in', ownFiles(db, scope))]),
        ]),
      ]),
    );

export const listTakenByDay = (db: Db, taken: Taken) =>
  figuresOf(db, taken)
    .select(['figure.day', 'figure.kind', 'figure.subject_kind'])
    .select((eb) => eb.fn.sum<number>('figure.count').as('count'))
    .groupBy(['figure.day', 'figure.kind', 'figure.subject_kind'])
    .execute();

export const listTakenByCountry = (db: Db, taken: Taken) =>
  figuresOf(db, taken)
    .select(['figure.country', 'figure.kind'])
    .select((eb) => eb.fn.sum<number>('figure.count').as('count'))
    .where('figure.kind', 'in', ['read', 'download'])
    .groupBy(['figure.country', 'figure.kind'])
    .execute();
