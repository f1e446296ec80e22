import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool } from 'kysely';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { FieldMap, Order, Window } from '../../platform/http/datatables.ts';

export interface NewDownload {
  user_account_id: number | null;
  /** JSON of a `DownloadRequest`. */
  request: string;
  name: string;
  media_type: string;
  width: number | null;
  requested_at: string;
  started_at: string | null;
  session_id: string | null;
  token_version: number | null;
}

export async function createDownload(db: Db, download: NewDownload): Promise<number> {
  const { id } = await db.insertInto('download').values(download).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function findDownload(db: Db, id: number) {
  const row = await db
    .selectFrom('download')
    .select([
      'id',
      'user_account_id',
      'request',
      'name',
      'requested_at',
      'started_at',
      'session_id',
      'token_version',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Called at the first byte; resuming a download does not count. `documents` of a basket get separate records. */
export async function markDownloadStarted(
  db: Db,
  { id, documents }: { id: number; documents: readonly string[] },
  now: Date,
): Promise<void> {
  const started_at = now.toISOString();
  const started = await db
    .updateTable('download')
    .set({ started_at })
    .where('id', '=', id)
    .where('started_at', 'is', null)
    .returning(['user_account_id', 'name', 'media_type', 'requested_at', 'session_id', 'token_version'])
    .executeTakeFirst();
  if (started === undefined || documents.length === 0) return;
  const rows = documents.map((request) => ({ ...started, request, width: null, started_at }));
  await db.insertInto('download').values(rows).execute();
}

/** Downloads of a person, newest first, for the privacy export. */
export const listDownloadsOf = (db: Db, accountId: number) =>
  db
    .selectFrom('download')
    .select(['requested_at as at', 'name', 'media_type', 'width', 'started_at'])
    .where('user_account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();

const namedBefore = (db: Db, before: string) =>
  db.selectFrom('download').where('user_account_id', 'is not', null).where('requested_at', '<', before);

export async function countNamedDownloads(db: Db, before: string): Promise<number> {
  return countRows(namedBefore(db, before));
}

const namelessBefore = (before: string) => (eb: ExpressionBuilder<Schema, 'download'>) =>
  eb.and([eb('user_account_id', 'is', null), eb('requested_at', '<', before)]);

/** Old anonymous records. */
export async function countOldDownloads(db: Db, before: string): Promise<number> {
  return countRows(db.selectFrom('download').where(namelessBefore(before)));
}

export async function deleteOldDownloads(trx: Db, before: string): Promise<void> {
  await trx.deleteFrom('download').where(namelessBefore(before)).execute();
}

/** Anonymises the records, which are kept for statistics. */
export async function forgetDownloaders(trx: Db, before: string): Promise<void> {
  await trx
    .updateTable('download')
    .set({ user_account_id: null, session_id: null })
    .where('user_account_id', 'is not', null)
    .where('requested_at', '<', before)
    .execute();
}

const column = expressionBuilder<Schema & { account: Schema['user_account'] }, 'download' | 'account'>();

export const DOWNLOAD_FIELDS: FieldMap = {
  id: column.ref('download.id'),
  name: column.ref('download.name'),
  media_type: column.ref('download.media_type'),
  width: column.ref('download.width'),
  requested_at: column.ref('download.requested_at'),
  started_at: column.ref('download.started_at'),
  'account.email': { address: column.ref('account.email'), keyed: column.ref('account.search_text') },
  'account.first_name': column.ref('account.first_name'),
  'account.last_name': column.ref('account.last_name'),
};

const selectDownloads = (db: Db, condition: Expression<SqlBool> | null) =>
  db
    .selectFrom('download')
    .leftJoin('user_account as account', 'account.id', 'download.user_account_id')
    .$if(condition !== null, (query) => (condition === null ? query : query.where(condition)));

export async function countDownloads(db: Db, condition: Expression<SqlBool> | null): Promise<number> {
  return countRows(selectDownloads(db, condition));
}

/** Newest first unless ordered otherwise. */
export function listDownloads(
  db: Db,
  {
    condition,
    orders,
    window,
  }: { condition: Expression<SqlBool> | null; orders: readonly Order[]; window: Window },
) {
  let query = selectDownloads(db, condition).select([
    'download.id',
    'download.requested_at',
    'download.started_at',
    'download.name',
    'download.media_type',
    'download.width',
    'download.request',
    'account.id as account_id',
    'account.email',
    'account.first_name',
    'account.last_name',
  ]);
  for (const { by, direction } of orders) query = query.orderBy(by, direction);
  return query.orderBy('download.id', 'desc').limit(window.limit).offset(window.offset).execute();
}
export type StoredDownload = Awaited<ReturnType<typeof listDownloads>>[number];
