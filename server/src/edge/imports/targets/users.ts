import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { toComparedAddress, toMailAddress } from '@press-room/contract/mail-addresses';
import type { ExpressionBuilder, Insertable } from 'kysely';
import { z } from 'zod';
import { NO_PASSWORD } from '../../../core/account/confirmation/queries.ts';
import { createAccounts } from '../../../core/account/queries.ts';
import { refreshAccountKeys } from '../../../core/account/search-key.ts';
import { isOfStaff } from '../../../core/visibility/rights.ts';
import type { UserAccountTable } from '../../../platform/db/account-tables.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { updateRows } from '../../../platform/db/update-rows.ts';
import { deleteAccounts } from '../../privacy/erasure/erasure-queries.ts';
import { REMOVAL_COLUMNS, standsInFile } from './stored.ts';
import {
  type Left,
  type Note,
  note,
  type Prepared,
  type Stored,
  type Target,
  type Written,
} from './target.ts';
import { doubtsOf, isSameText, toText } from './texts.ts';

/** Keeps a list of ids from being empty. */
const NOBODY = 0;

async function prepare(raw: ReadonlyMap<string, string>): Promise<Prepared> {
  const errors: Note[] = [];
  const warnings: Note[] = [];
  const values: Record<string, string> = {};
  for (const field of ['first_name', 'last_name']) {
    const cell = raw.get(field);
    if (cell === undefined) continue;
    const text = toText(cell, true);
    values[field] = text;
    if (Array.from(text).length > NAME_MAX_LENGTH)
      errors.push(note('too_long', field, { n: NAME_MAX_LENGTH }));
    warnings.push(...doubtsOf(field, text));
  }
  const typed = toText(raw.get('email') ?? '', true);
  const email = toComparedAddress(typed);
  values.email = email;
  if (toMailAddress(typed) === null) errors.push(note('email', 'email'));
  if (email.length > EMAIL_MAX_LENGTH) errors.push(note('too_long', 'email', { n: EMAIL_MAX_LENGTH }));
  return { values, external_id: '', label: email, errors, warnings };
}

const hasGroup = (eb: ExpressionBuilder<Schema, 'user_account'>) =>
  eb.exists(
    eb
      .selectFrom('user_account_group as membership')
      .select('membership.user_account_id')
      .whereRef('membership.user_account_id', '=', 'user_account.id'),
  );

/** As an import leaves it: neither invited nor admitted. */
const isUntouched = (eb: ExpressionBuilder<Schema, 'user_account'>) =>
  eb.and([
    eb('user_account.password_hash', '=', NO_PASSWORD),
    eb('user_account.verified_at', 'is', null),
    eb('user_account.disabled_at', 'is', null),
    eb.not(hasGroup(eb)),
  ]);

async function match(db: Db, rows: readonly Prepared[]): Promise<Stored[][]> {
  const emails = rows.map(({ values }) => values.email ?? '').filter((email) => email !== '');
  const found = await db
    .selectFrom('user_account')
    .select((eb) => [
      'id',
      'email',
      'first_name',
      'last_name',
      eb
        .case()
        .when(isOfStaff(eb.ref('user_account.id')))
        .then(1)
        .else(0)
        .end()
        .as('is_staff'),
    ])
    .where('email', 'in', emails)
    .execute();
  const byEmail = new Map(found.map((row) => [row.email, row]));
  return rows.map(({ values }) => {
    const row = byEmail.get(values.email ?? '');
    if (row === undefined) return [];
    const { id, email, first_name, last_name, is_staff } = row;
    const locked = is_staff === 1 ? note('import_staff') : null;
    return [{ id, version: 0, values: { email, first_name, last_name }, label: email, locked }];
  });
}

/** Unchanged imported accounts; others are removed in other ways. */
async function insertRemovals(trx: Db, run_id: number): Promise<void> {
  await trx
    .insertInto('import_difference')
    .columns(REMOVAL_COLUMNS)
    .expression(
      trx
        .selectFrom('user_account')
        .select((eb) => [
          eb.lit(run_id).as('run_id'),
          eb.val('remove').as('kind'),
          'user_account.id as stored_id',
          eb.lit(0).as('stored_version'),
          eb.val('').as('match_key'),
          'user_account.email as label',
          'user_account.search_text as label_key',
          eb.val('[]').as('fields'),
          eb.val('[]').as('notes'),
          eb.lit(0).as('is_accepted'),
        ])
        .where(isUntouched)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('import_difference as brought')
              .innerJoin('import_run as run', 'run.id', 'brought.run_id')
              .select('brought.id')
              .where('run.target', '=', 'user')
              .where('brought.kind', '=', 'add')
              .where('brought.is_written', '=', 1)
              .whereRef('brought.stored_id', '=', 'user_account.id'),
          ),
        )
        .where((eb) => eb.not(standsInFile(run_id, eb.ref('user_account.id'))))
        .orderBy('user_account.id'),
    )
    .execute();
}

const NAMES = ['first_name', 'last_name'] as const;

async function change(trx: Db, rows: readonly Written[]): Promise<Set<number>> {
  const changes = rows.map(({ id, fields }) => {
    const known = fields.filter(({ field }) => NAMES.some((name) => name === field));
    const [set, when] = (['new', 'old'] as const).map((which) =>
      Object.fromEntries(known.map((each) => [each.field, each[which]])),
    );
    return { id, set: { ...set }, when: { ...when } };
  });
  const written = await updateRows(trx, 'user_account', changes);
  await refreshAccountKeys(trx, [...written]);
  // Their rows are locked, so a concurrent promotion to staff happens before or after.
  const staff = await trx
    .selectFrom('user_account')
    .select('id')
    .where('id', 'in', [...written, NOBODY])
    .where((eb) => isOfStaff(eb.ref('user_account.id')))
    .execute();
  for (const { id } of staff) written.delete(id);
  return written;
}

const rowSchema = z.looseObject({ id: z.int(), email: z.string() });
/** An added row is unchanged, a changed one has the written values, and id and address of a removed one are free. */
async function listTouched(trx: Db, rows: readonly Left[]): Promise<number[]> {
  const addresses = rows.filter(({ kind }) => kind === 'remove').map(({ label }) => label);
  const found = await trx
    .selectFrom('user_account')
    .select((eb) => [
      'id',
      'email',
      'first_name',
      'last_name',
      eb.case().when(isUntouched(eb)).then(1).else(0).end().as('is_untouched'),
    ])
    .where((eb) =>
      eb.or([
        eb(
          'id',
          'in',
          rows.map(({ id }) => id),
        ),
        // With a part of an `or` that is false, SQLite scans the whole table.
        ...(addresses.length === 0 ? [] : [eb('email', 'in', addresses)]),
      ]),
    )
    .execute();
  const byId = new Map(found.map((row) => [row.id, row]));
  const taken = new Set(found.map(({ email }) => email));
  return rows
    .filter(({ id, kind, fields, label }) => {
      const now = byId.get(id);
      if (kind === 'remove') return now !== undefined || taken.has(label);
      if (now === undefined || (kind === 'add' && now.is_untouched === 0)) return true;
      return fields.some((each) => each.new !== (new Map(Object.entries(now)).get(each.field) ?? ''));
    })
    .map(({ id }) => id);
}

export const users: Target = {
  subject: 'user_account',
  prepare,
  keyOf: ({ values }) => values.email ?? '',
  match: (db, rows) => match(db, rows),
  isSame: (field, old, { incoming }) => isSameText(old, incoming[field] ?? ''),
  insertRemovals,
  create: (trx, rows, { now }) =>
    createAccounts(
      trx,
      rows.map(({ email = '', first_name = '', last_name = '' }) => ({
        email,
        first_name,
        last_name,
        password_hash: NO_PASSWORD,
        language: 'it',
        verified_at: null,
        disabled_at: null,
      })),
      now,
    ),
  change: (trx, rows) => change(trx, rows),
  remove: async (trx, rows) => {
    const gone = await trx
      .deleteFrom('user_account')
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .where(isUntouched)
      .returningAll()
      .execute();
    return new Map(gone.map((row) => [row.id, row]));
  },
  listTouched,
  discard: deleteAccounts,
  restore: async (trx, rows) => {
    const accounts = rows.map((row) => rowSchema.parse(row));
    await trx
      .insertInto('user_account')
      .values(accounts as unknown as Insertable<UserAccountTable>[])
      .execute();
    await refreshAccountKeys(
      trx,
      accounts.map(({ id }) => id),
    );
  },
};
