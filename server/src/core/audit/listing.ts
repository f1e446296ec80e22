import { type AuditRow, auditRowSchema } from '@press-room/contract/audit';
import { rightsOf } from '@press-room/contract/roles';
import type { FastifyRequest } from 'fastify';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import type { AuditEntryTable, UserAccountTable } from '../../platform/db/account-tables.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { FieldMap, Order, Window } from '../../platform/http/datatables.ts';
import { type ListSource, tableSource } from '../../platform/http/list.ts';
import { dayParameter, integerParameter, queryOf } from '../../platform/http/query.ts';
import { toPerson } from '../people/people.ts';
import { type Known, listNames } from './names.ts';
import type { Subject } from './queries.ts';

type Tables = Schema & { entry: AuditEntryTable; author: UserAccountTable };
const eb = expressionBuilder<Tables, 'entry' | 'author'>();

const FIELDS: FieldMap = {
  id: eb.ref('entry.id'),
  at: eb.ref('entry.at'),
  action: eb.ref('entry.action'),
  subject: eb.ref('entry.subject'),
  fields: eb.ref('entry.fields'),
  'by.last_name': eb.ref('author.last_name'),
  'by.first_name': eb.ref('author.first_name'),
};

interface AuditFilter {
  action: string | undefined;
  /** Account id. */
  by: number | undefined;
  /** A kind of subject such as `press_release`, or a single one such as `press_release:12`. */
  subject: string | undefined;
  from: string | undefined;
  to: string | undefined;
  condition: Expression<SqlBool> | null;
}

function filtered(db: Db, { action, by, subject, from, to, condition }: AuditFilter) {
  let query = db
    .selectFrom('audit_entry as entry')
    .leftJoin('user_account as author', 'author.id', 'entry.user_account_id');
  if (action !== undefined) query = query.where('entry.action', '=', action);
  if (by !== undefined) query = query.where('entry.user_account_id', '=', by);
  if (subject?.includes(':')) query = query.where('entry.subject', '=', subject);
  else if (subject !== undefined) {
    // `;` follows `:`, so the range contains every subject with this prefix.
    query = query.where('entry.subject', '>=', `${subject}:`).where('entry.subject', '<', `${subject};`);
  }
  if (from !== undefined) query = query.where('entry.at', '>=', from);
  if (to !== undefined) query = query.where('entry.at', '<', to);
  return condition === null ? query : query.where(condition);
}

async function countEntries(db: Db, filter: AuditFilter): Promise<number> {
  return countRows(filtered(db, filter));
}

// The network of a refused attempt is a hash, and not shown.
function listEntries(
  db: Db,
  filter: AuditFilter,
  { orders, window }: { orders: readonly Order[]; window: Window },
) {
  let query = filtered(db, filter).select([
    'entry.id',
    'entry.at',
    'entry.action',
    'entry.subject',
    'entry.fields',
    'entry.repeats',
    'entry.last_at',
    'author.id as author_id',
    'author.first_name',
    'author.last_name',
  ]);
  for (const { by, direction } of orders) query = query.orderBy(by, direction);
  return query.orderBy('entry.id', 'desc').limit(window.limit).offset(window.offset).execute();
}

const fieldsSchema = z.array(z.string());

const toRow = (
  { author_id, first_name, last_name, fields, ...entry }: StoredEntry,
  names: ReadonlyMap<string, Known>,
): AuditRow =>
  auditRowSchema.parse({
    ...entry,
    ...(names.get(entry.subject) ?? { name: null, is_gone: false }),
    by: toPerson(author_id, first_name, last_name),
    fields: fields === null ? [] : fieldsSchema.parse(JSON.parse(fields)),
  });
type StoredEntry = Awaited<ReturnType<typeof listEntries>>[number];

/** Entries, newest first, of one subject or all, searched and sorted like other lists. @throws 400 */
export function auditSource(
  database: Database,
  request: FastifyRequest,
  about?: Subject,
): ListSource<AuditRow> {
  const query = queryOf(request);
  const base = {
    action: query.action || undefined,
    by: integerParameter(query, 'by'),
    subject: about ?? (query.subject || undefined),
    from: dayParameter(query, 'from', 0),
    to: dayParameter(query, 'to', 1),
  };
  return tableSource({
    database,
    fields: FIELDS,
    count: (db, condition) => countEntries(db, { ...base, condition }),
    read: async (db, { condition, orders, window }) => {
      const entries = await listEntries(db, { ...base, condition }, { orders, window });
      const subjects = entries.map(({ subject }) => subject);
      const names = await listNames(db, subjects, rightsOf(request.reader.account ?? { groups: [] }));
      return entries.map((entry) => toRow(entry, names));
    },
  });
}
