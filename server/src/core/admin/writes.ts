import type { AuditAction } from '@press-room/contract/audit';
import type { Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/db.ts';
import { lockRow } from '../../platform/db/row-locks.ts';
import type { Officer, Write } from '../../platform/http/officer.ts';
import { overtaken } from '../audit/last-change.ts';
import { recordAudit } from '../audit/queries.ts';
import type { AppContext } from '../context.ts';

export type OfficeContext = Pick<AppContext, 'database' | 'now'>;

/** A table whose rows have versions, and the office's view of a row. */
export interface Versioned<One extends { version: number }> {
  table:
    | 'press_release'
    | 'press_release_template'
    | 'asset_collection'
    | 'gallery_node'
    | 'gallery'
    | 'magazine'
    | 'press_kit'
    | 'press_group'
    | 'company'
    | 'brand'
    | 'sector'
    | 'event'
    | 'event_accreditation'
    | 'invitation'
    | 'webhook'
    | 'contact'
    | 'outlet'
    | 'contact_list'
    | 'mailing'
    | 'prepared_basket'
    | 'clipping'
    | 'appointment'
    | 'press_review'
    | 'crisis'
    | 'clipping_feed'
    | 'clipping_proposal';
  /** Noun in addresses, rights and the audit log. */
  noun: string;
  /** @throws 404 */
  get: (db: Db, id: number, now: Date) => Promise<One>;
  /** Locks that its writes take first, to prevent deadlocks. */
  hold?: (trx: Db, database: Pick<Database, 'engine'>) => Promise<void>;
}

export interface WriteResult<One> {
  action: AuditAction;
  /** Names of the changed fields. */
  fields: readonly string[];
  /** The row in its new state, if the write returns it; otherwise it is read. */
  saved?: One | undefined;
  /** Stores further data about the row in its new state. */
  keep?: (trx: Db, saved: One) => Promise<void>;
}

/** Uses an ordinary transaction, or `change` if readers see the row. */
const transact = <T>(
  { database }: OfficeContext,
  isSeen: boolean,
  run: (trx: Db) => Promise<T>,
): Promise<T> => (isSeen ? database.change(run) : database.db.transaction().execute(run));

/** A write, and its effect for readers. */
export interface OfficeWrite extends Write {
  isSeen: boolean;
  /** The content is unchanged: readers see the date of the last change of content. */
  keepsDate?: boolean;
}

interface VersionRaise<One> extends Pick<OfficeWrite, 'id' | 'version' | 'officer' | 'keepsDate'> {
  before?: One | undefined;
}

/**
 * Raises the version of an unchanged row, and returns the row. `before`: the row as read before the transaction, which
 * saves a read if it has the expected version.
 * @throws 404, 412 with the current row
 */
export async function raiseVersion<One extends { version: number }>(
  trx: Db,
  { table, noun, get }: Versioned<One>,
  { id, version, officer, keepsDate = false, before }: VersionRaise<One>,
  now: Date,
): Promise<One> {
  const date = keepsDate ? {} : { updated_at: now.toISOString() };
  const { numUpdatedRows } = await trx
    .updateTable(table)
    .set((eb) => ({ version: eb('version', '+', 1), ...date }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows > 0n && before?.version === version) return { ...before, ...date, version: version + 1 };
  const current = await get(trx, id, now);
  if (numUpdatedRows === 0n) throw await overtaken(trx, { subject: `${noun}:${id}`, officer, current });
  return current;
}

/** Records who created or changed a row, and returns its new state. */
export async function finish<One extends { version: number }>(
  trx: Db,
  { noun, get }: Versioned<One>,
  { id, officer, action, fields, keep, ...done }: WriteResult<One> & Pick<Write, 'id' | 'officer'>,
  now: Date,
): Promise<One> {
  const saved = done.saved ?? (await get(trx, id, now));
  await keep?.(trx, saved);
  await recordAudit(trx, { by: officer.id, action, about: `${noun}:${id}`, fields }, now);
  return saved;
}

interface Creation<One> extends Omit<WriteResult<One>, 'action'> {
  officer: Officer;
  isSeen: boolean;
}

/** Runs the creation of a row, which returns its id. Clears readers' caches only if the row is visible. */
export const createRow = <One extends { version: number }>(
  context: OfficeContext,
  kind: Versioned<One>,
  { isSeen, ...creation }: Creation<One>,
  run: (trx: Db) => Promise<number>,
): Promise<One> =>
  transact(context, isSeen, async (trx) => {
    await kind.hold?.(trx, context.database);
    return finish(trx, kind, { ...creation, id: await run(trx), action: 'create' }, context.now());
  });

/**
 * Runs a write on a row whose version is unchanged. Clears readers' caches only for visible changes, because an editor
 * saves a draft every few seconds.
 * @throws 404, 412 with the current row
 */
export const changeRow = <One extends { version: number }>(
  context: OfficeContext,
  kind: Versioned<One>,
  { isSeen, ...write }: OfficeWrite & VersionRaise<One>,
  run: (trx: Db, current: One) => Promise<WriteResult<One>>,
): Promise<One> =>
  transact(context, isSeen, async (trx) => {
    await kind.hold?.(trx, context.database);
    const done = await run(trx, await raiseVersion(trx, kind, write, context.now()));
    return finish(trx, kind, { ...write, ...done }, context.now());
  });

/** Deletes a row whose version is unchanged; `check` throws if it must be kept. @throws 404, 409, 412 */
export const deleteRow = <One extends { version: number }>(
  context: OfficeContext,
  kind: Versioned<One>,
  { isSeen, id, version, officer }: OfficeWrite,
  check: (trx: Db, current: One) => Promise<void>,
): Promise<void> =>
  transact(context, isSeen, async (trx) => {
    await kind.hold?.(trx, context.database);
    await lockRow(trx, context.database, { table: kind.table, id });
    await check(trx, await raiseVersion(trx, kind, { id, version, officer }, context.now()));
    await trx.deleteFrom(kind.table).where('id', '=', id).execute();
    await recordAudit(trx, { by: officer.id, action: 'delete', about: `${kind.noun}:${id}` }, context.now());
  });

/** Names of the changed fields, for the audit log: `year`, `title.it`. */
export const namesOf = (form: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(form).flatMap(([name, value]) => {
    if (value === undefined || name === 'show_unready') return [];
    const isText = typeof value === 'object' && value !== null && ('it' in value || 'en' in value);
    return isText ? Object.keys(value).map((language) => `${name}.${language}`) : [name];
  });
