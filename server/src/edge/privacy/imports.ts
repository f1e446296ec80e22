import { toReadableAddress } from '@press-room/contract/mail-addresses';
import type { ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import { isSignedBy } from '../../content/clippings/personal-data.ts';
import type { Telling } from '../../core/personal-data/telling.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** If a file was erased because of one person, differences about others may remain. */
const isKept = (eb: ExpressionBuilder<Schema, 'import_run'>) =>
  eb.or([
    eb('erased_at', 'is', null),
    eb.exists(
      eb
        .selectFrom('import_difference')
        .select('id')
        .whereRef('import_difference.run_id', '=', 'import_run.id'),
    ),
  ]);

/** Imports whose files and differences have passed their retention. */
export async function countOldImports(db: Db, before: string): Promise<number> {
  return countRows(db.selectFrom('import_run').where('updated_at', '<=', before).where(isKept));
}

/** Counts are kept; the daily cleanup of unused files deletes the file. */
export async function eraseOldImports(
  trx: Db,
  { before, now }: { before: string; now: Date },
): Promise<void> {
  const isOld = trx.selectFrom('import_run').select('id').where('updated_at', '<=', before);
  await trx.deleteFrom('import_difference').where('run_id', 'in', isOld).execute();
  await trx
    .updateTable('import_run')
    .set({ erased_at: now.toISOString(), found: null, mapping: '[]', refusal: null })
    .where('erased_at', 'is', null)
    .where('updated_at', '<=', before)
    .execute();
}

const PERSONAL_TARGETS = ['user', 'contact'] as const;

/** Differences about a person: by the id of their account, and in any target by their address. */
const isAbout =
  ({ id, email }: { id: number; email: string }) =>
  (eb: ExpressionBuilder<Schema, 'import_difference' | 'import_run'>) =>
    eb.or([
      eb('import_difference.label', '=', email),
      // Rows without changes have no label, and the key is one of several addresses.
      eb('import_difference.match_key', '=', email),
      eb.and([eb('import_run.target', '=', 'user'), eb('import_difference.stored_id', '=', id)]),
    ]);

const listDifferencesAbout = (db: Db, person: { id: number; email: string }) =>
  db
    .selectFrom('import_difference')
    .innerJoin('import_run', 'import_run.id', 'import_difference.run_id')
    .where('import_run.target', 'in', PERSONAL_TARGETS)
    .where(isAbout(person));

/** Removes a person from imported files, and from the data for undoing imports. */
export async function forgetImported(trx: Db, { id, email }: { id: number; email: string }): Promise<void> {
  const gone = await trx
    .deleteFrom('import_difference')
    .where('id', 'in', listDifferencesAbout(trx, { id, email }).select('import_difference.id'))
    .returning('run_id')
    .execute();
  const named = new Set(gone.map(({ run_id }) => run_id));
  await trx
    .updateTable('import_run')
    .set({ refusal: null })
    .where('target', 'in', PERSONAL_TARGETS)
    .where('refusal', 'is not', null)
    .execute();
  // The preview contains the first rows of a file.
  const shown = await trx
    .selectFrom('import_run')
    .select(['id', 'found'])
    .where('found', 'is not', null)
    .where('target', 'in', PERSONAL_TARGETS)
    .execute();
  const spellings = [email, toReadableAddress(email)];
  for (const run of shown)
    if (spellings.some((each) => run.found?.toLowerCase().includes(each))) named.add(run.id);
  await eraseFiles(trx, [...named]);
}

const fieldsSchema = z.array(z.object({ field: z.string(), old: z.string(), new: z.string() }));
const previewSchema = z.object({ rows: z.array(z.object({ cells: z.array(z.string()) })) });
const ROWS_AT_ONCE = 500;

/** Removes an author from imported tables of clippings, and from the data for undoing these imports. */
export async function forgetImportedAuthor(
  trx: Db,
  name: { first_name: string; last_name: string },
): Promise<void> {
  const named = new Set<number>();
  for (let after = 0; ; ) {
    const rows = await trx
      .selectFrom('import_difference')
      .innerJoin('import_run', 'import_run.id', 'import_difference.run_id')
      .select(['import_difference.id', 'import_difference.run_id', 'import_difference.fields'])
      .where('import_run.target', '=', 'clipping')
      .where('import_difference.fields', 'like', '%"author"%')
      .where('import_difference.id', '>', after)
      .orderBy('import_difference.id')
      .limit(ROWS_AT_ONCE)
      .execute();
    const gone = rows.filter(({ fields }) => isOfAuthor(fields, name));
    for (const { run_id } of gone) named.add(run_id);
    const ids = gone.map(({ id }) => id);
    if (ids.length > 0) await trx.deleteFrom('import_difference').where('id', 'in', ids).execute();
    after = rows.at(-1)?.id ?? after;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  const shown = await trx
    .selectFrom('import_run')
    .select(['id', 'found'])
    .where('found', 'is not', null)
    .where('target', '=', 'clipping')
    .execute();
  for (const { id, found } of shown) {
    const { rows } = previewSchema.parse(JSON.parse(found ?? '{"rows":[]}'));
    if (rows.some(({ cells }) => cells.some((cell) => isSignedBy(cell, name)))) named.add(id);
  }
  await eraseFiles(trx, [...named]);
}

const isOfAuthor = (fields: string, name: { first_name: string; last_name: string }): boolean =>
  fieldsSchema
    .parse(JSON.parse(fields))
    .some((each) => each.field === 'author' && (isSignedBy(each.old, name) || isSignedBy(each.new, name)));

/** Erases the files that contain the person. */
async function eraseFiles(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('import_run')
    .set({ found: null, erased_at: new Date(0).toISOString() })
    .where('id', 'in', ids)
    .execute();
}

/** For the privacy export: data about a person in imports. */
export const listImportedOf = (db: Db, person: { id: number; email: string }) =>
  listDifferencesAbout(db, person)
    .select([
      'import_run.created_at',
      'import_run.file_name',
      'import_difference.line',
      'import_difference.fields',
    ])
    .orderBy('import_difference.id')
    .execute();

type Imported = Awaited<ReturnType<typeof listImportedOf>>[number];

export function describeImported(
  { created_at, file_name, line }: Imported,
  { say, on, starting }: Telling,
): string {
  const place = line === null ? '' : say(`, line ${line}`, `, riga ${line}`);
  return say(
    `On ${on(created_at)} the press office took in the file “${file_name}”${place}.`,
    `${starting(created_at)} l’ufficio stampa ha importato il file «${file_name}»${place}.`,
  );
}
