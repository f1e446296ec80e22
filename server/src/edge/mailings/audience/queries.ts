import type { Absence } from '../../../core/contacts/absence.ts';
import { ANYBODY } from '../../../core/visibility/visibility.ts';
import type { Db } from '../../../platform/db/db.ts';
import { classOfAccount, type ReaderClass } from '../../../platform/http/authentication.ts';

const AT_ONCE = 500;

/** Reads many rows in batches. */
export async function inBatches<Key, Row>(
  keys: readonly Key[],
  read: (some: readonly Key[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < keys.length; at += AT_ONCE) rows.push(...(await read(keys.slice(at, at + AT_ONCE))));
  return rows;
}

/** Data of a contact that determine whether and how they receive a message. */
export interface Candidate extends Absence {
  id: number;
  language: string;
  stopped_at: string | null;
  embargo_accepted_at: string | null;
  is_embargo_trusted: number;
  /** First address that is not stopped; null: none. */
  email: string | null;
  /** They objected through one of their addresses. */
  hasSaidNo: boolean;
  /** Class of its account. */
  reader: ReaderClass;
}

export async function listCandidates(db: Db, ids: readonly number[]): Promise<Candidate[]> {
  const addresses = new Map<number, string>();
  const refusing = new Set<number>();
  const readers = await listReaders(db, ids);
  const rows = await inBatches(ids, (some) =>
    db
      .selectFrom('contact')
      .select([
        'id',
        'language',
        'away_from',
        'away_until',
        'stopped_at',
        'embargo_accepted_at',
        'is_embargo_trusted',
      ])
      .where('id', 'in', some)
      .orderBy('id')
      .execute(),
  );
  const found = await inBatches(ids, (some) =>
    db
      .selectFrom('contact_address')
      .select(['contact_id', 'email', 'stopped_at', 'stopped_reason'])
      .where('contact_id', 'in', some)
      .orderBy('position')
      .execute(),
  );
  for (const { contact_id, email, stopped_at, stopped_reason } of found) {
    if (stopped_at === null && !addresses.has(contact_id)) addresses.set(contact_id, email);
    if (stopped_at !== null && stopped_reason !== 'bounced') refusing.add(contact_id);
  }
  return rows.map((row) => ({
    ...row,
    email: addresses.get(row.id) ?? null,
    hasSaidNo: refusing.has(row.id),
    reader: readers.get(row.id) ?? ANYBODY,
  }));
}

/** Classes of contacts with an account whose address is confirmed. */
export async function listReaders(db: Db, ids: readonly number[]): Promise<Map<number, ReaderClass>> {
  const rows = await inBatches(ids, (some) =>
    db
      .selectFrom('contact')
      .innerJoin('user_account as account', 'account.id', 'contact.user_account_id')
      .leftJoin('user_account_group as member', 'member.user_account_id', 'account.id')
      .leftJoin('user_group', 'user_group.id', 'member.user_group_id')
      .select(['contact.id', 'account.verified_at', 'user_group.name'])
      .where('contact.id', 'in', some)
      .where('account.disabled_at', 'is', null)
      .where('account.verified_at', 'is not', null)
      .execute(),
  );
  const accounts = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...accounts].map(([id, memberships]) => {
      const groups = memberships.flatMap(({ name }) => (name === null ? [] : [{ name }]));
      return [id, classOfAccount({ verified_at: memberships[0]?.verified_at ?? null, groups })];
    }),
  );
}

/** Contacts to whom one of these releases was sent, by a mailing or an alert. */
export async function listTold(db: Db, releases: readonly number[]): Promise<number[]> {
  const told = await inBatches(releases, (some) =>
    db.selectFrom('alert_told').select('contact_id').where('press_release_id', 'in', some).execute(),
  );
  const sent = await inBatches(releases, (some) =>
    db
      .selectFrom('mailing_recipient as recipient')
      .innerJoin('mailing', 'mailing.id', 'recipient.mailing_id')
      .select('recipient.contact_id')
      .where('mailing.press_release_id', 'in', some)
      .where('recipient.state', '=', 'accepted')
      .execute(),
  );
  return [...new Set([...told, ...sent].flatMap(({ contact_id }) => contact_id ?? []))];
}

/** Contacts informed, by any message, since a release was last corrected or withdrawn. */
export async function listToldOfChange(
  db: Db,
  release: number,
  change: 'correction' | 'withdrawal',
): Promise<number[]> {
  const rows = await db
    .selectFrom('alert_told as told')
    .innerJoin('press_release as release', 'release.id', 'told.press_release_id')
    .select('told.contact_id')
    .where('release.id', '=', release)
    .whereRef('told.at', '>', change === 'correction' ? 'release.corrected_at' : 'release.withdrawn_at')
    .execute();
  return rows.map(({ contact_id }) => contact_id);
}

/** Contacts whose account copied or downloaded one of these releases, or a file of it. */
export async function listWhoTook(db: Db, releases: readonly number[]): Promise<number[]> {
  const rows = await inBatches(releases, (some) =>
    db
      .selectFrom('press_release_taking as taking')
      .innerJoin('contact', 'contact.user_account_id', 'taking.user_account_id')
      .select('contact.id')
      .distinct()
      .where('taking.press_release_id', 'in', some)
      .where('taking.taken_at', 'is not', null)
      .execute(),
  );
  return rows.map(({ id }) => id);
}

/** Contacts whom a mailing reached. */
export async function listReached(db: Db, mailing: number): Promise<number[]> {
  const rows = await db
    .selectFrom('mailing_recipient')
    .select('contact_id')
    .where('mailing_id', '=', mailing)
    .where('state', '=', 'accepted')
    .execute();
  return rows.flatMap(({ contact_id }) => contact_id ?? []);
}

/** Contacts who followed a link of a mailing about a release and consented to statistics by name. */
export async function listVisitors(db: Db, release: number): Promise<number[]> {
  const rows = await db
    .selectFrom('mailing_recipient as recipient')
    .innerJoin('mailing', 'mailing.id', 'recipient.mailing_id')
    .select('recipient.contact_id')
    .distinct()
    .where('mailing.press_release_id', '=', release)
    .where('recipient.visited_at', 'is not', null)
    .execute();
  return rows.flatMap(({ contact_id }) => contact_id ?? []);
}

/** Contacts whose account read one of these releases while it was under embargo. */
export async function listEmbargoReaders(db: Db, releases: readonly number[]): Promise<number[]> {
  const rows = await inBatches(releases, (some) =>
    db
      .selectFrom('press_release_embargo_reader as reader')
      .innerJoin('contact', 'contact.user_account_id', 'reader.user_account_id')
      .select('contact.id')
      .where('reader.press_release_id', 'in', some)
      .execute(),
  );
  return rows.map(({ id }) => id);
}

/** Contacts whom another started mailing of a release will reach. */
export async function listAboutToGet(db: Db, release: number, mailing: number): Promise<number[]> {
  const rows = await db
    .selectFrom('mailing_recipient as recipient')
    .innerJoin('mailing', 'mailing.id', 'recipient.mailing_id')
    .select('recipient.contact_id')
    .where('mailing.press_release_id', '=', release)
    .where('mailing.id', '!=', mailing)
    .where('recipient.state', 'in', ['queued', 'sending', 'deferred'])
    .execute();
  return rows.flatMap(({ contact_id }) => contact_id ?? []);
}

/** Other releases of its company, or of its press group if it has no company; latest first. */
export async function listReleasesOfIssuer(db: Db, id: number): Promise<number[]> {
  const release = await db
    .selectFrom('press_release')
    .select(['company_id', 'press_group_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (release === undefined) return [];
  const { company_id, press_group_id } = release;
  const rows = await selectOthers(db, id)
    .$if(company_id !== null, (query) => query.where('company_id', '=', company_id))
    .$if(company_id === null, (query) =>
      query.where('company_id', 'is', null).where('press_group_id', '=', press_group_id),
    )
    .execute();
  return rows.map((row) => row.id);
}

/** Other releases with one of its sectors, of any issuer; latest first. */
export async function listReleasesOfSectors(db: Db, id: number): Promise<number[]> {
  const rows = await selectOthers(db, id)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('press_release_sector as other')
        .innerJoin('press_release_sector as own', 'own.sector_id', 'other.sector_id')
        .select('other.owner_id')
        .where('own.owner_id', '=', id),
    )
    .execute();
  return rows.map((row) => row.id);
}

/** Number of earlier releases considered for the readers of a company or subject. */
const RELATED_MAX = 200;

const selectOthers = (db: Db, id: number) =>
  db
    .selectFrom('press_release')
    .select('id')
    .where('id', '!=', id)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(RELATED_MAX);
