import { randomUUID } from 'node:crypto';
import { Kysely, type LogConfig, PostgresDialect, sql } from 'kysely';
import { claimJobs } from '../claim-jobs.ts';
import type { Database } from '../database.ts';
import type { Db } from '../db.ts';
import { EMPTY_LISTS } from '../empty-lists.ts';
import { buildMigrations } from '../migrations/registry.ts';
import { named } from '../prepared.ts';
import { openScans } from '../scans.ts';
import type { Schema } from '../schema.ts';
import { CHANGE_CHANNEL, listenForChanges } from './change-notices.ts';
import { postgresDdl } from './ddl.ts';
import { classify } from './failures.ts';
import { withNames } from './named-pool.ts';
import { endPools, endSilent, openPools, type PoolOptions, tellPools, type Work } from './pools.ts';
import { POSTGRES_WRITER, runCancellable } from './scan-connections.ts';
import { upgrade } from './upgrade.ts';

/** `text` columns compare by code point; case folding needs a collation with letter rules. */
const FOLDING = sql`collate "und-x-icu"`;

/** Tables whose deleted rows and column statistics contain personal data. */
const PERSONAL_TABLES: readonly (keyof Schema)[] = [
  'user_account',
  'email_change',
  'invitation',
  'locked_record',
  'audit_entry',
  'contact_message',
  'error_report',
  'job',
  'press_release_comment',
  'press_release_version',
  'message_letter',
  'message_note',
  'handout',
  'prepared_basket',
  'appointment_answer',
  'clipping',
  'clipping_proposal',
  'import_difference',
  'import_run',
  'accreditation',
  'event_accreditation',
  'event_accreditation_proof',
  'company_refusal',
  'company_name_request',
  'download',
  'sign_in',
  'press_group',
  'press_kit_step',
  'private_feed',
  'basket',
  'passkey',
  'totp_factor',
  'recovery_code',
  'contact',
  'contact_address',
  'contact_merge',
  'data_request',
  'alert',
  'mailing_recipient',
];

interface PostgresOptions extends PoolOptions {
  /** Receives each query. */
  log: LogConfig;
}

export function openPostgres(url: string, { log, ...sizes }: PostgresOptions): Database {
  const pools = openPools(url, sizes);
  const notices = listenForChanges(url, () => endSilent(pools));
  const open = (work: Work): Db =>
    new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: withNames(pools[work]) }),
      log,
      plugins: [EMPTY_LISTS],
    });
  const db = open('ordinary');
  const reader = open('reader');

  return {
    engine: 'postgres',
    db,
    lookups: db,
    reader,
    searchReader: open('search'),
    scan: openScans({
      atOnce: sizes.connections.scans,
      seconds: sizes.scanSeconds,
      writer: POSTGRES_WRITER,
      log,
      run: (query, signal) => runCancellable({ ...pools, control: pools.ordinary }, query, signal),
    }),
    contains: (text, needle) =>
      sql`cast(${text} as text) ${FOLDING} ilike ${`%${needle.replace(/[\\%_]/g, '\\$&')}%`}`,
    matches: (text, pattern) => sql`cast(${text} as text) ${FOLDING} ~* ${pattern}`,
    change: async (run, isShown) => {
      const id = randomUUID();
      const { result, isTold } = await db.transaction().execute(async (trx) => {
        const done = { result: await run(trx), isTold: (await isShown?.(trx)) ?? true };
        const notify = sql`select pg_notify(${CHANGE_CHANNEL}, ${id})`;
        if (done.isTold) await trx.executeQuery(named(notify.compile(trx)));
        return done;
      });
      if (isTold) notices.tell(id);
      return result;
    },
    onContentChange: notices.subscribe,
    hearsChanges: notices.isListening,
    claimJobs: (claim) => claimJobs(db, claim, { skipLocked: true }),
    classify,
    connections: () => tellPools(pools),
    measure: async () => {
      const size = sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
      return (await size.execute(reader)).rows[0]?.bytes ?? 0;
    },
    migrate: (onNews) => upgrade(url, buildMigrations(postgresDdl), { log, onNews }),
    forget: async () => {
      for (const table of PERSONAL_TABLES) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
    },
    close: async () => {
      await notices.close();
      await endPools(pools);
    },
  };
}
