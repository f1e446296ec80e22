import type { Expression, Kysely, SqlBool, Transaction } from 'kysely';
import type { JobClaim } from './claim-jobs.ts';
import type { Scan } from './scans.ts';
import type { Schema } from './schema.ts';
import type { SearchIndex } from './search-index.ts';

/** A connection or a transaction: query functions take either. */
export type Db = Kysely<Schema>;

/** What went wrong in the database, as far as callers act on it. */
export type DatabaseFailure = 'unavailable' | 'full' | 'unique' | 'invalid-pattern' | null;

/** The whole difference between the engines; everything else is written once with the query builder. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres';
  readonly db: Db;
  /** For counts and other reads that take longer than one row: never blocks the event loop. */
  readonly reader: Db;
  /**
   * For what strangers may make arbitrarily dear, such as searching every row: waits for its turn, has a deadline, ends
   * when nobody waits for it, and keeps nothing else waiting. @throws {WorkRefused}
   */
  readonly scan: Scan;
  readonly search: SearchIndex;
  /** Case-insensitive substring; wildcards are ordinary characters. */
  contains(text: Expression<unknown>, needle: string): Expression<SqlBool>;
  /** Case-insensitive regular expression. */
  matches(text: Expression<unknown>, pattern: string): Expression<SqlBool>;
  /** Runs a transaction that changes what readers see, then tells every process. */
  change<T>(run: (trx: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** Called after each content change of any process, and whenever notices may have been missed. */
  onContentChange(listener: () => void): void;
  /** False while notices of other processes cannot arrive: nothing may be cached then. */
  hearsChanges(): boolean;
  /** Claims up to `limit` due jobs for this worker until `leasedUntil`; no other worker gets them. */
  claimJobs(claim: JobClaim): Promise<ClaimedJob[]>;
  classify(error: unknown): DatabaseFailure;
  /** `onWork` is told how many steps a database of an older version wants. */
  migrate(onWork?: (steps: number) => void): Promise<void>;
  /** What was deleted leaves the engine's files too; call it when the deletion is committed. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

export interface ClaimedJob {
  id: number;
  kind: string;
  payload: string;
  attempts: number;
  /** Attempts before this one that nobody ended. */
  abandoned: number;
  created_at: string;
}
