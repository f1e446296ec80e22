import { startOfOfficeDay } from '@press-room/contract/office-clock';
import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** Days in Rome, both included. */
export interface OutcomeDays {
  from: string | undefined;
  to: string | undefined;
}

const eb = expressionBuilder<Schema, never>();

/** Downloads and copies of the selected subjects on some days. */
export const takingsOn = (
  { from, to }: OutcomeDays,
  isOf: (figure: ExpressionBuilder<Schema, 'figure'>) => Expression<SqlBool>,
) =>
  eb
    .selectFrom('figure')
    .select('figure.count')
    .where('figure.kind', 'in', ['download', 'copy'])
    .$if(from !== undefined, (query) => query.where('figure.day', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('figure.day', '<=', to ?? ''))
    .where(isOf);

/** It became visible in the period, and readers can still see it unless it has expired. */
export const appearedOn = (
  table: 'gallery' | 'press_kit',
  { from, to }: OutcomeDays,
  now: Date,
): Expression<SqlBool> => {
  const rows = expressionBuilder<Schema, 'gallery' | 'press_kit'>();
  const column = `${table}.visible_from` as const;
  return rows.and([
    rows(column, '<=', now.toISOString()),
    ...(from === undefined ? [] : [rows(column, '>=', startOfOfficeDay(from).toISOString())]),
    ...(to === undefined ? [] : [rows(column, '<', startOfOfficeDay(to, 1).toISOString())]),
  ]);
};
