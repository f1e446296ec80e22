import { findAccountById } from '../../../core/account/queries.ts';
import type { Absence } from '../../../core/contacts/absence.ts';
import { findSuppression } from '../../../core/contacts/suppression.ts';
import type { AppContext } from '../../../core/context.ts';
import { isHeldNews, listNewsHolds } from '../../../core/crisis/hold.ts';
import { ANYBODY } from '../../../core/visibility/visibility.ts';
import type { Db } from '../../../platform/db/db.ts';
import { classOfAccount, type ReaderClass } from '../../../platform/http/authentication.ts';
import { listMatches } from '../matching.ts';
import { listMediaNews, type MediumNews } from '../media/matching.ts';
import { listUntold } from '../media/told.ts';
import {
  type Change,
  type ConfirmedAlert,
  listAlerts,
  listCorrected,
  listNews,
  listTold,
  listWithdrawn,
} from '../queries.ts';
import { isPaused } from '../schedule.ts';

/** Current recipient of a message. */
export interface Person extends Absence {
  id: number;
  first_name: string;
  reader: ReaderClass;
}

/** Null: deleted, or suppressed. */
export async function findPerson(db: Db, contactId: number): Promise<Person | null> {
  const row = await db
    .selectFrom('contact')
    .select(['id', 'first_name', 'away_from', 'away_until', 'user_account_id'])
    .where('id', '=', contactId)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { user_account_id, ...person } = row;
  const account = user_account_id === null ? null : await findAccountById(db, user_account_id);
  const isIn = account !== null && account.verified_at !== null && account.disabled_at === null;
  return { ...person, reader: isIn ? classOfAccount(account) : ANYBODY };
}

export type Piece = Change | { id: number; kind: 'new' } | Pick<MediumNews, 'id' | 'kind'>;

/** Content of one message, and its alerts. */
export interface Selection {
  /** Language and address of the message. */
  alert: ConfirmedAlert;
  pieces: Piece[];
}

export interface Moment {
  person: Person;
  /** Due alerts. */
  due: readonly ConfirmedAlert[];
  until: string;
  now: Date;
}

/** Alerts of a person that are due at an instant. */
export const chooseDue = (alerts: readonly ConfirmedAlert[], until: string): ConfirmedAlert[] =>
  alerts.filter(({ rhythm, next_at }) => rhythm === 'now' || (next_at !== null && next_at <= until));

/** News for a person at the moment of sending; null: none. Each release occurs once. */
export async function selectNews(context: AppContext, moment: Moment): Promise<Selection | null> {
  const { db } = context.database;
  const { person, until, now } = moment;
  const alerts = (await listAlerts(db, person.id)).filter((alert) => !isPaused(alert, person, now));
  const open = await chooseOpen(context, alerts);
  if (open.length === 0) return null;
  const due = chooseDue(open, until);
  const told = { contact: person.id, reader: person.reader, now, until };
  // Recipients must not use a withdrawn release, so it is not delayed until a digest.
  const withdrawn = await listWithdrawn(db, told);
  const corrected = due.length === 0 ? [] : await listCorrected(db, told);
  const { ids, alert } = await listNewTo(context, { ...moment, due });
  const media = await listMediaNewTo(context, { ...moment, due });
  const pieces: Piece[] = [
    ...withdrawn,
    ...corrected,
    ...ids.map((id) => ({ id, kind: 'new' as const })),
    ...media.news,
  ];
  const [first] = due.length === 0 ? open : due;
  const author = alert ?? media.alert ?? first;
  return pieces.length === 0 || author === undefined ? null : { alert: author, pieces };
}

/** Alerts whose address is not suppressed. */
async function chooseOpen(
  { database: { db }, addressHashes }: AppContext,
  alerts: readonly ConfirmedAlert[],
): Promise<ConfirmedAlert[]> {
  const open = new Set<string>();
  for (const email of new Set(alerts.map((alert) => alert.email))) {
    const stopped = await db
      .selectFrom('contact_address')
      .select('id')
      .where('email', '=', email)
      .where('stopped_at', 'is not', null)
      .executeTakeFirst();
    const isSuppressed = (await findSuppression(db, addressHashes, email)) !== null;
    if (stopped === undefined && !isSuppressed) open.add(email);
  }
  return alerts.filter(({ email }) => open.has(email));
}

interface NewTo {
  ids: number[];
  /** First alert with news. */
  alert: ConfirmedAlert | undefined;
}

async function listNewTo(context: AppContext, { person, due, until, now }: Moment): Promise<NewTo> {
  const { db } = context.database;
  const [after] = due.map(({ told_until }) => told_until).toSorted();
  if (after === undefined) return { ids: [], alert: undefined };
  const holds = await listNewsHolds(db);
  const news = (await listNews(db, { reader: person.reader, now }, { after, until })).filter(
    (each) => !isHeldNews(holds, each),
  );
  const told = await listTold(
    db,
    person.id,
    news.map(({ id }) => id),
  );
  const known = new Set(told.map(({ press_release_id }) => press_release_id));
  const matched = new Set<number>();
  let author: ConfirmedAlert | undefined;
  for (const alert of due) {
    const among = news.filter(({ id, at }) => at >= alert.told_until && !known.has(id)).map(({ id }) => id);
    const found = await listMatches(context, alert, { reader: person.reader, among });
    if (found.length > 0) author ??= alert;
    for (const id of found) matched.add(id);
  }
  return { ids: news.filter(({ id }) => matched.has(id)).map(({ id }) => id), alert: author };
}

/** Galleries, magazines and kits, without duplicates. */
async function listMediaNewTo(
  context: AppContext,
  { person, due, until }: Moment,
): Promise<{ news: MediumNews[]; alert: ConfirmedAlert | undefined }> {
  const holds = await listNewsHolds(context.database.db);
  const found = new Map<string, MediumNews>();
  let author: ConfirmedAlert | undefined;
  for (const alert of due) {
    const asked = { reader: person.reader, after: alert.told_until, until };
    const news = (await listMediaNews(context, alert, asked)).filter(
      ({ at }) => !isHeldNews(holds, { group: null, at }),
    );
    const untold = await listUntold(context.database.db, person.id, news);
    if (untold.length > 0) author ??= alert;
    for (const each of untold) found.set(`${each.kind}:${each.id}`, each);
  }
  return { news: [...found.values()], alert: author };
}
