import { type Expression, expressionBuilder, type Insertable, type SqlBool } from 'kysely';
import type { ErrorReportTable } from '../../platform/db/contact-tables.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { FieldMap, Order, Window } from '../../platform/http/datatables.ts';
import { mentions } from '../../platform/mail/mentions.ts';
import { deleteEmptyFailures } from './admin/queries.ts';

const column = expressionBuilder<Schema, 'error_report'>();

export const ERROR_REPORT_FIELDS: FieldMap = {
  id: column.ref('error_report.id'),
  message: column.ref('error_report.message'),
  route: column.ref('error_report.route'),
  release: column.ref('error_report.release'),
  email: column.ref('error_report.email'),
  comment: column.ref('error_report.comment'),
  created_at: column.ref('error_report.created_at'),
};

export type NewErrorReport = Omit<Insertable<ErrorReportTable>, 'id'>;

export async function createErrorReport(trx: Db, report: NewErrorReport): Promise<number> {
  const { id } = await trx
    .insertInto('error_report')
    .values(report)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findErrorReport(db: Db, id: number) {
  const row = await db.selectFrom('error_report').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

const selectReports = (db: Db, condition: Expression<SqlBool> | null) =>
  db
    .selectFrom('error_report')
    .$if(condition !== null, (query) => (condition === null ? query : query.where(condition)));

export async function countErrorReports(db: Db, condition: Expression<SqlBool> | null): Promise<number> {
  return countRows(selectReports(db, condition));
}

/** Newest first unless ordered otherwise. */
export async function listErrorReports(
  db: Db,
  {
    condition,
    orders,
    window,
  }: { condition: Expression<SqlBool> | null; orders: readonly Order[]; window: Window },
) {
  let query = selectReports(db, condition).selectAll();
  for (const { by, direction } of orders) query = query.orderBy(by, direction);
  return query.orderBy('id', 'desc').limit(window.limit).offset(window.offset).execute();
}

export const countOldReports = async (db: Db, before: string): Promise<number> => {
  return countRows(db.selectFrom('error_report').where('created_at', '<=', before));
};

export async function deleteOldReports(trx: Db, before: string): Promise<void> {
  await trx.deleteFrom('error_report').where('created_at', '<=', before).execute();
  await deleteEmptyFailures(trx);
}

/** Reports by a person, and reports that mention them: a report contains its author, device and text. */
export async function deleteReportsOf(trx: Db, email: string): Promise<void> {
  const reports = await trx
    .selectFrom('error_report')
    .select(['id', 'email', 'message', 'route', 'last_actions', 'comment'])
    .execute();
  const ids = reports
    .filter(({ id: _id, ...said }) => mentions(Object.values(said).join('\n'), email))
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await trx.deleteFrom('error_report').where('id', 'in', ids).execute();
  await deleteEmptyFailures(trx);
}

export const listReportsOf = (db: Db, email: string) =>
  db
    .selectFrom('error_report')
    .select(['created_at', 'email', 'comment', 'message', 'route'])
    .where('email', '=', email)
    .orderBy('id', 'desc')
    .execute();
