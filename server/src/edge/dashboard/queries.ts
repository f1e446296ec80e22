import { DASHBOARD_EVENTS_MAX, DASHBOARD_ROWS, type DashboardEvent } from '@press-room/contract/dashboard';
import type { Language } from '@press-room/contract/languages';
import { expressionBuilder } from 'kysely';
import { toPerson } from '../../core/people/people.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import type { PressGroupTable, PressReleaseTable, Schema } from '../../platform/db/schema.ts';

type Tables = Schema & { release: PressReleaseTable; group: PressGroupTable };
const eb = expressionBuilder<Tables, 'release' | 'group'>();

export const titleIn = (language: Language) =>
  eb
    .selectFrom('press_release_text as titled')
    .select('titled.title')
    .whereRef('titled.press_release_id', '=', 'release.id')
    .where('titled.title', '!=', '')
    .orderBy((builder) => builder.case().when('titled.language', '=', language).then(0).else(1).end())
    .limit(1);

export const releases = (db: Db) =>
  db
    .selectFrom('press_release as release')
    .innerJoin('press_group as group', 'group.id', 'release.press_group_id');

interface StoredRelease {
  id: number;
  title: string | null;
  group_id: number;
  group_name: string;
}
export const toRelease = ({ id, title, group_id, group_name }: StoredRelease) => ({
  id,
  title: title ?? '',
  press_group: { id: group_id, name: group_name },
});

export const RELEASE_COLUMNS = ['release.id', 'group.id as group_id', 'group.name as group_name'] as const;

/** Releases with an outdated text, oldest first; archived ones are excluded. */
export async function listOutdated(db: Db, language: Language) {
  const query = releases(db)
    .innerJoin('press_release_text as text', 'text.press_release_id', 'release.id')
    .where('text.outdated_since', 'is not', null)
    .where('release.status', '!=', 'archived');
  const { count } = await query
    .select((builder) => builder.fn.count<number>('release.id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .select([...RELEASE_COLUMNS, 'text.language'])
    .select((builder) => builder.ref('text.outdated_since').$notNull().as('outdated_since'))
    .select(titleIn(language).as('title'))
    .orderBy('text.outdated_since')
    .orderBy('release.id')
    .limit(DASHBOARD_ROWS)
    .execute();
  return {
    count: count,
    rows: rows.map((row) => ({
      ...toRelease(row),
      language: row.language,
      outdated_since: row.outdated_since,
    })),
  };
}

/** Drafts with a due day, earliest first. */
export async function listAssignments(db: Db, language: Language) {
  const query = releases(db).where('release.status', '=', 'draft').where('release.due_on', 'is not', null);
  const count = await countRows(query);
  const rows = await query
    .leftJoin('user_account as assignee', 'assignee.id', 'release.assignee_id')
    .select([...RELEASE_COLUMNS, 'release.assignee_id', 'assignee.first_name', 'assignee.last_name'])
    .select((builder) => builder.ref('release.due_on').$notNull().as('due_on'))
    .select(titleIn(language).as('title'))
    .orderBy('release.due_on')
    .orderBy('release.id')
    .limit(DASHBOARD_ROWS)
    .execute();
  return {
    count: count,
    rows: rows.map((row) => ({
      ...toRelease(row),
      due_on: row.due_on,
      assignee: toPerson(row.assignee_id, row.first_name, row.last_name),
    })),
  };
}

/** Published releases with pending changes, earliest edited first. */
export async function listPending(db: Db, language: Language) {
  const query = releases(db).innerJoin(
    'press_release_pending as pending',
    'pending.press_release_id',
    'release.id',
  );
  const count = await countRows(query);
  const rows = await query
    .leftJoin('user_account as author', 'author.id', 'pending.updated_by')
    .select([...RELEASE_COLUMNS, 'pending.updated_at', 'pending.updated_by'])
    .select(['author.first_name', 'author.last_name'])
    .select(titleIn(language).as('title'))
    .orderBy('pending.updated_at')
    .orderBy('release.id')
    .limit(DASHBOARD_ROWS)
    .execute();
  return {
    count: count,
    rows: rows.map((row) => ({
      ...toRelease(row),
      at: row.updated_at,
      by: toPerson(row.updated_by, row.first_name, row.last_name),
    })),
  };
}

interface Span {
  from: string;
  to: string;
}

/** Scheduled events of releases in the period. */
export async function listEvents(db: Db, language: Language, { from, to }: Span): Promise<DashboardEvent[]> {
  const kinds = [
    ['publication', 'publish_at', ['scheduled']],
    ['embargo', 'embargo_until', ['scheduled', 'published']],
    ['expiry', 'expires_at', ['scheduled', 'published']],
  ] as const;
  const events = await Promise.all(
    kinds.map(async ([kind, instant, statuses]) => {
      const rows = await releases(db)
        .select(RELEASE_COLUMNS)
        .select((builder) => builder.ref(`release.${instant}`).$notNull().as('at'))
        .select(titleIn(language).as('title'))
        .where('release.status', 'in', statuses)
        .where(`release.${instant}`, '>', from)
        .where(`release.${instant}`, '<=', to)
        .orderBy(`release.${instant}`)
        .orderBy('release.id')
        .limit(DASHBOARD_EVENTS_MAX)
        .execute();
      return rows.map((row): DashboardEvent => ({ at: row.at, kind, release: toRelease(row) }));
    }),
  );
  return events
    .flat()
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(0, DASHBOARD_EVENTS_MAX);
}

/** Accounts that await a decision, earliest first. */
export async function listWaitingAccounts(db: Db) {
  const query = db
    .selectFrom('accreditation')
    .innerJoin('user_account as account', 'account.id', 'accreditation.user_account_id')
    .where('accreditation.decided_at', 'is', null);
  const count = await countRows(query);
  const rows = await query
    .select([
      'account.id',
      'account.first_name',
      'account.last_name',
      'account.email',
      'accreditation.requested_at',
    ])
    .orderBy('accreditation.requested_at')
    .orderBy('account.id')
    .limit(DASHBOARD_ROWS)
    .execute();
  return { count: count, rows };
}

/** Pictures without a credit, latest first, without covers of documents. */
export async function listUncredited(db: Db) {
  const query = db
    .selectFrom('asset')
    .where('kind', '=', 'picture')
    .where('credit', '=', '')
    .where((builder) =>
      builder.not(
        builder.exists(
          builder
            .selectFrom('asset as document')
            .select('document.id')
            .whereRef('document.cover_asset_id', '=', 'asset.id')
            .where('document.kind', '=', 'document'),
        ),
      ),
    );
  const count = await countRows(query);
  const rows = await query
    .select(['asset.id', 'asset.name', 'asset.created_at'])
    .orderBy('asset.id', 'desc')
    .limit(DASHBOARD_ROWS)
    .execute();
  return { count: count, rows };
}
