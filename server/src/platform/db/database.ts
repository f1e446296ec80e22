import type { Expression, SqlBool, Transaction } from 'kysely';
import type { ClaimedJob, JobClaim } from './claim-jobs.ts';
import type { Db, Engine } from './db.ts';
import type { Scan } from './scans.ts';
import type { Schema } from './schema.ts';

/** Kind of a database error, as far as callers distinguish kinds. */
export type DatabaseFailure = 'unavailable' | 'full' | 'unique' | 'reference' | 'invalid-pattern' | null;

export interface ConnectionPool {
  work: string;
  open: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
}

/** All differences between the engines; everything else is written once with the query builder. */
export interface Database {
  readonly engine: Engine;
  readonly db: Db;
  /** Reads one row by its key, as last committed. Never waits for writers. */
  readonly lookups: Db;
  /** For counts and other reads of many rows. Never blocks the event loop. */
  readonly reader: Db;
  /**
   * For queries whose cost anonymous clients control, such as full scans: queued, with a deadline, cancelled when the
   * client leaves, and without delaying other queries. @throws {WorkRefused}
   */
  readonly scan: Scan;
  /** For searches, which have their own connections. On PostgreSQL their plans are made without values. */
  readonly searchReader: Db;
  /** Case-insensitive substring; wildcards are ordinary characters. */
  contains(text: Expression<unknown>, needle: string): Expression<SqlBool>;
  /** Case-insensitive regular expression. */
  matches(text: Expression<unknown>, pattern: string): Expression<SqlBool>;
  /**
   * Runs a transaction that changes content for readers, then notifies all processes. Does not notify if `isShown`,
   * evaluated at the end of the transaction, returns that readers see nothing of it.
   */
  change<T>(
    run: (trx: Transaction<Schema>) => Promise<T>,
    isShown?: (trx: Db) => Promise<boolean>,
  ): Promise<T>;
  /** Calls the listener after each content change in any process, and whenever notices may have been missed. */
  onContentChange(listener: () => void): void;
  /** False while notices from other processes cannot arrive: then nothing may be cached. */
  hearsChanges(): boolean;
  /** Claims up to `limit` due jobs for this worker until `leasedUntil`; no other worker gets them. */
  claimJobs(claim: JobClaim): Promise<ClaimedJob[]>;
  classify(error: unknown): DatabaseFailure;
  /** Connections to the engine by purpose; empty if the engine runs in this process. */
  connections(): readonly ConnectionPool[];
  /** Size of the engine's files in bytes. */
  measure(): Promise<number>;
  migrate(onNews?: (news: UpgradeNews) => void): Promise<void>;
  /** Removes deleted data from the engine's files; call it after the deletion is committed. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

/** Progress of migrating an older database: the number of steps, or that the next one waits for locks. */
export type UpgradeNews = { is: 'begun'; steps: number } | { is: 'waiting' };
