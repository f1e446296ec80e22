import {
  OUTCOME_NAMED_MAX,
  OUTCOME_OUTLETS_MAX,
  OUTCOME_STEP,
  type ReleaseOutcome,
} from '@press-room/contract/release-outcome';
import { isWithin } from '../../../core/admin/own-company.ts';
import { isOfStaff } from '../../../core/visibility/rights.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Scope } from '../../../platform/http/authentication.ts';
import { inBatches } from '../../mailings/audience/queries.ts';
import { isDownloadOf, listDownloadRequests } from '../../mailings/results/downloads.ts';

type Days = Pick<ReleaseOutcome, 'from' | 'to'>;

const pictures = (db: Db, release: number) =>
  db.selectFrom('press_release_picture').select('asset_id').where('press_release_id', '=', release);
const attachments = (db: Db, release: number) =>
  db.selectFrom('press_release_attachment').select('asset_id').where('press_release_id', '=', release);
const heroes = (db: Db, release: number) =>
  db
    .selectFrom('press_release')
    .select((eb) => eb.ref('hero_asset_id').$notNull().as('asset_id'))
    .where('id', '=', release)
    .where('hero_asset_id', 'is not', null);

export const ownFiles = (db: Db, scope: Scope) =>
  db
    .selectFrom('asset')
    .select('asset.id')
    .where((eb) => isWithin(eb.ref('asset.company_id'), scope));

/** Ids of pictures and attachments of a release. */
export const selectFilesOf = (db: Db, release: number) =>
  pictures(db, release).union(heroes(db, release)).union(attachments(db, release));

/** Counts of a release and its files in a period, by kind. A company sees only its own files. */
export async function countTakenOf(
  db: Db,
  release: number,
  { from, to, scope }: Days & { scope: Scope },
): Promise<Pick<ReleaseOutcome, 'reads' | 'copies' | 'downloads'>> {
  const onDays = db.selectFrom('figure').where('day', '>=', from).where('day', '<=', to);
  const own = await onDays
    .select(['kind', (eb) => eb.fn.sum<number>('count').as('count')])
    .where('subject_kind', '=', 'press_release')
    .where('subject_id', '=', release)
    .groupBy('kind')
    .execute();
  const files = async (among: 'pictures' | 'attachments'): Promise<number> => {
    const ids =
      among === 'pictures' ? pictures(db, release).union(heroes(db, release)) : attachments(db, release);
    const row = await onDays
      .select((eb) => eb.fn.sum<number | null>('count').as('count'))
      .where('subject_kind', '=', 'asset')
      .where('kind', '=', 'download')
      .where('subject_id', 'in', ids)
      .$if(scope !== null, (query) => query.where('subject_id', 'in', ownFiles(db, scope)))
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  };
  const of = (kind: string): number => Number(own.find((row) => row.kind === kind)?.count ?? 0);
  return {
    reads: of('read'),
    copies: of('copy'),
    downloads: {
      release: of('download'),
      pictures: await files('pictures'),
      attachments: await files('attachments'),
    },
  };
}

const inSteps = (people: number): number => people - (people % OUTCOME_STEP);

/**
 * Accounts that started a download of the release or of one of its files, in any form. Officers are excluded: they do
 * not count, and could raise a count to identify its members.
 */
async function listTakers(db: Db, release: number): Promise<Set<number>> {
  const rows = await inBatches(await listDownloadRequests(db, release), (some) =>
    db
      .selectFrom('download')
      .innerJoin('user_account', 'user_account.id', 'download.user_account_id')
      .select('user_account.id')
      .distinct()
      .where((eb) => eb.not(isOfStaff(eb.ref('user_account.id'))))
      .where(isDownloadOf(some))
      .execute(),
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Outlets of the people who downloaded something of a release. Only outlets with at least five people are named, all
 * numbers are multiples of five, and there is no period and no filter: the difference of two answers never identifies
 * fewer people.
 */
export async function countPeople(
  db: Db,
  release: number,
): Promise<Pick<NonNullable<ReleaseOutcome['people']>, 'outlets' | 'others'>> {
  const takers = await listTakers(db, release);
  const work = await inBatches([...takers], (some) =>
    db
      .selectFrom('contact')
      .innerJoin('contact_outlet', 'contact_outlet.contact_id', 'contact.id')
      .innerJoin('outlet', 'outlet.id', 'contact_outlet.outlet_id')
      .select((eb) => [
        'outlet.id',
        'outlet.name',
        eb.ref('contact.user_account_id').$notNull().as('account'),
      ])
      .where('contact.user_account_id', 'in', some)
      .execute(),
  );
  const outlets = [...Map.groupBy(work, ({ id }) => id).values()]
    .flatMap((rows) => {
      const [{ id, name } = { id: 0, name: '' }] = rows;
      const accounts = new Set(rows.map(({ account }) => account));
      return accounts.size < OUTCOME_STEP ? [] : [{ id, name, accounts }];
    })
    .toSorted((one, other) => inSteps(other.accounts.size) - inSteps(one.accounts.size) || one.id - other.id)
    .slice(0, OUTCOME_OUTLETS_MAX);
  const shown = new Set(outlets.flatMap(({ accounts }) => [...accounts]));
  return {
    outlets: outlets.map(({ id, name, accounts }) => ({ id, name, people: inSteps(accounts.size) })),
    others: inSteps([...takers].filter((account) => !shown.has(account)).length),
  };
}

/** Visitors from a mailing about a release who consented to be named. */
export async function listNamed(
  db: Db,
  release: number,
): Promise<NonNullable<NonNullable<ReleaseOutcome['people']>['named']>> {
  const rows = await db
    .selectFrom('mailing_recipient as recipient')
    .innerJoin('mailing', 'mailing.id', 'recipient.mailing_id')
    .innerJoin('contact', 'contact.id', 'recipient.contact_id')
    .select(['contact.id', 'contact.first_name', 'contact.last_name'])
    .select((eb) => eb.fn.max(eb.ref('recipient.visited_at').$notNull()).as('visited_at'))
    .where('mailing.press_release_id', '=', release)
    .where('recipient.visited_at', 'is not', null)
    .groupBy(['contact.id', 'contact.first_name', 'contact.last_name'])
    .orderBy('visited_at', 'desc')
    .orderBy('contact.id')
    .limit(OUTCOME_NAMED_MAX)
    .execute();
  const work = await inBatches(
    rows.map(({ id }) => id),
    (some) =>
      db
        .selectFrom('contact_outlet')
        .innerJoin('outlet', 'outlet.id', 'contact_outlet.outlet_id')
        .select(['contact_outlet.contact_id', 'outlet.name'])
        .where('contact_outlet.contact_id', 'in', some)
        .orderBy('outlet.name')
        .execute(),
  );
  const outletsOf = Map.groupBy(work, ({ contact_id }) => contact_id);
  return rows.map(({ id, first_name, last_name, visited_at }) => ({
    contact: id,
    name: `${first_name} ${last_name}`.trim(),
    outlets: (outletsOf.get(id) ?? []).map(({ name }) => name),
    visited_at,
  }));
}
