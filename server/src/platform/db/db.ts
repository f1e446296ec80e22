import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A connection or a transaction; query functions accept both. */
export type Db = Kysely<Schema>;

export type Engine = 'sqlite' | 'postgres';
