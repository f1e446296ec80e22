import {
  IMPORT_KINDS,
  IMPORT_TARGETS,
  type ImportDifference,
  type ImportRunRow,
  type ImportTarget,
  importDifferenceSchema,
} from '@press-room/contract/imports';
import type { Language } from '@press-room/contract/languages';
import type { FastifyRequest } from 'fastify';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import { officeSource } from '../../core/admin/listing.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ImportRunTable } from '../../platform/db/import-tables.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { FieldMap } from '../../platform/http/datatables.ts';
import { type ListSource, tableSource } from '../../platform/http/list.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { choiceParameter, queryOf } from '../../platform/http/query.ts';
import { toText } from '../../platform/text/messages.ts';
import { readFields, readNames } from './apply/written.ts';
import { type StoredDifference, type StoredRun, selectRuns } from './queries.ts';
import { toRunRow } from './run.ts';
import type { Note } from './targets/target.ts';

const run = expressionBuilder<Schema & { run: ImportRunTable }, 'run'>();

const RUN_FIELDS: FieldMap = {
  id: run.ref('run.id'),
  file_name: run.ref('run.file_name'),
  target: run.ref('run.target'),
  state: run.ref('run.state'),
  created_at: run.ref('run.created_at'),
  applied_at: run.ref('run.applied_at'),
};

/** Imports within the officer's rights, newest first. */
export function runSource(
  database: Database,
  request: FastifyRequest,
  targets: readonly ImportTarget[],
): ListSource<ImportRunRow> {
  const target = choiceParameter(queryOf(request), 'target', z.enum(IMPORT_TARGETS));
  const shown = targets.filter((each) => target === undefined || each === target);
  const base = (db: Db, condition: Expression<SqlBool> | null) => {
    const query = selectRuns(db).where('run.target', 'in', shown);
    return condition === null ? query : query.where(condition);
  };
  return tableSource({
    database,
    fields: RUN_FIELDS,
    count: (db, condition) => countRows(base(db, condition)),
    read: async (db, { condition, orders, window: { offset, limit } }) => {
      let query = base(db, condition);
      for (const { by, direction } of orders) query = query.orderBy(by, direction);
      const rows = await query.orderBy('run.id', 'desc').limit(limit).offset(offset).execute();
      return rows.map(toRunRow);
    },
  });
}

const difference = expressionBuilder<Schema, 'import_difference'>();

const DIFFERENCE_FIELDS: FieldMap = {
  id: difference.ref('import_difference.id'),
  line: difference.ref('import_difference.line'),
  label: { keyed: difference.ref('import_difference.label_key') },
  fields: difference.ref('import_difference.fields'),
};

/** Differences of an import, in the order of the file. */
export function differenceSource(
  database: Database,
  request: FastifyRequest,
  owner: StoredRun,
): ListSource<ImportDifference> {
  const kind = choiceParameter(queryOf(request), 'kind', z.enum(IMPORT_KINDS));
  const language = languageOf(request);
  const left = readNames(owner.left_fields);
  // An incomplete comparison is not shown.
  const shown = owner.state === 'open' ? [] : kind === undefined ? IMPORT_KINDS : [kind];
  return officeSource({
    database,
    fields: DIFFERENCE_FIELDS,
    from: (db) =>
      db
        .selectFrom('import_difference')
        .select('import_difference.id')
        .where('run_id', '=', owner.id)
        .where('kind', 'in', shown),
    order: [{ by: difference.ref('import_difference.id'), direction: 'asc' }],
    read: async (db, ids) => {
      if (ids.length === 0) return [];
      const rows = await db.selectFrom('import_difference').selectAll().where('id', 'in', ids).execute();
      const byId = new Map(rows.map((row) => [row.id, toDifference(row, { left, language })]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  });
}

function toDifference(
  { kind, is_accepted, is_written, fields, notes, left_fields, ...row }: StoredDifference,
  { left, language }: { left: readonly string[]; language: Language },
): ImportDifference {
  const out = kind === 'change' ? new Set([...left, ...readNames(left_fields)]) : new Set<string>();
  // For removed rows the whole row is stored, which is not needed here.
  const told = kind === 'remove' || (kind === 'conflict' && is_written === 1) ? [] : readFields(fields);
  return importDifferenceSchema.parse({
    ...row,
    kind,
    fields: told.map((each) => ({ ...each, is_left: out.has(each.field) })),
    notes: (JSON.parse(notes) as Note[]).map(({ field, key, parameters }) => ({
      field,
      text: toText({ key, parameters }, language),
    })),
    is_accepted: is_accepted === 1,
  });
}
